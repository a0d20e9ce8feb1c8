import clsx from 'clsx';
import { boardTimes, extensions } from '~/content/products/event-console-content';
import { submissions } from '~/content/products/event-screen-samples';
import { sampleSubmissions } from '~/content/products/sample-submissions';
import {
  addMinutes,
  buildSubmissionBoard,
  type Submission,
  type SubmissionState,
} from '../rules/submission-board';
import { type ConsoleViewProps, StepLinks } from './console-link';

const TILE_CLASSES: Record<SubmissionState, string> = {
  missing: 'bg-bg-sunk text-faint',
  'handed-in': 'bg-glaze-vermilion text-glaze-ink',
  late: 'rounded-ee-full bg-glaze-marigold text-glaze-ink',
};
const STATE_TEXTS: Record<SubmissionState, string> = {
  missing: 'nothing yet',
  'handed-in': 'handed in',
  late: 'late',
};
const NAMED_COUNT = 6;

/** A tile for each table of the hall, and the names that matter at this minute. */
export function SubmissionsView(view: ConsoleViewProps) {
  const { at, more } = view.state;
  const deadline = addMinutes(submissions.deadline, more);
  const { entries, missing, late, latest, handedInCount } = buildSubmissionBoard(
    sampleSubmissions,
    at,
    deadline,
  );
  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[7fr_5fr]">
      <div>
        <p role="status" className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-display text-h2 font-semibold tabular-nums">
            {handedInCount} of {entries.length}
          </span>
          <span>
            handed in at {at}, {late.length === 0 ? 'none late' : `${late.length} late`}
          </span>
        </p>
        <div className="mt-4">
          <StepLinks
            {...view}
            label="The clock"
            name="at"
            steps={boardTimes.map((time) => ({ value: time, text: time }))}
          />
        </div>
        <ol aria-label="Tables of the hall" className="mt-4 grid grid-cols-8 gap-grout lg:grid-cols-9">
          {entries.map(({ submission: { table, team }, state }) => (
            <li
              key={table}
              className={clsx(
                'grid h-12 place-items-center rounded-inner text-xs tabular-nums transition-colors',
                TILE_CLASSES[state],
              )}
            >
              <span aria-hidden="true">{table}</span>
              <span className="sr-only">
                {team}, {STATE_TEXTS[state]}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <div className="flex flex-col gap-6">
        <StepLinks
          {...view}
          label="Deadline, for everybody at once"
          name="more"
          steps={extensions.map((minutes) => ({
            value: minutes,
            text: minutes === 0 ? submissions.deadline : `${minutes} minutes later`,
          }))}
        />
        {more > 0 && (
          <p>
            In the log: deadline moved from {submissions.deadline} to {deadline} for all {entries.length}{' '}
            teams. Reason: network.
          </p>
        )}
        <SubmissionList
          title={missing.length > 0 ? 'Nothing yet from' : 'The last to hand in'}
          listed={missing.length > 0 ? missing : latest}
          hasTimes={missing.length === 0}
          isLate={(submission) => late.includes(submission)}
        />
      </div>
    </div>
  );
}

interface SubmissionListProps {
  title: string;
  listed: readonly Submission[];
  hasTimes: boolean;
  isLate: (submission: Submission) => boolean;
}

/** The first teams by table or minute; the others are counted. */
function SubmissionList({ title, listed, hasTimes, isLate }: SubmissionListProps) {
  const others = listed.length - NAMED_COUNT;
  return (
    <div>
      <h3 className="mb-2 font-sans text-sm font-normal tracking-normal text-muted">{title}</h3>
      <ul className="grid gap-grout">
        {listed.slice(0, NAMED_COUNT).map((submission) => (
          <li
            key={submission.table}
            className="flex items-baseline justify-between gap-4 rounded-inner bg-raised px-3 py-2"
          >
            <span>
              <span className="font-semibold">{submission.team}</span>{' '}
              <span className="text-muted">
                table {submission.table}, {submission.track}
              </span>
            </span>
            {hasTimes && (
              <span className={clsx('tabular-nums', isLate(submission) && 'font-semibold text-danger')}>
                {submission.at}
                {isLate(submission) && ' late'}
              </span>
            )}
          </li>
        ))}
        {others > 0 && <li className="px-3 py-2 text-muted">and {others} more tables</li>}
      </ul>
    </div>
  );
}
