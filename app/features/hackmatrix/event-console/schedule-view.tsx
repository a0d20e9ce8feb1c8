import {
  busTime,
  longEntryId,
  overruns,
  scheduleStart,
  sundaySchedule,
} from '~/content/products/event-console-content';
import { delaySchedule, type MovedEntry } from '../rules/schedule-delay';
import { type ConsoleViewProps, StepLinks } from './console-link';

const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
/** The axis is from the start of the schedule to 18:00. */
const AXIS_START = toMinutes(scheduleStart);
const AXIS_LENGTH = toMinutes('18:00') - AXIS_START;
const AXIS_HOURS = Array.from({ length: AXIS_LENGTH / 60 + 1 }, (_, hour) => AXIS_START / 60 + hour);

/** What the delay costs, in words. */
function describeDelay(entries: readonly MovedEntry[], over: number): string {
  const results = entries.at(-1);
  if (!results || over === 0) return 'The day is on time.';
  const given = entries.flatMap(({ entry, shortenedBy }) =>
    shortenedBy > 0 ? [`“${entry.name}” ${shortenedBy}`] : [],
  );
  const gives = `Minutes given up: ${given.join(', ')}.`;
  if (results.movedBy === 0) return `${gives} The results stay at ${results.start}.`;
  const bus = results.end > busTime ? ` The bus leaves at ${busTime}, in the middle of the prizes.` : '';
  return `${gives} The results move to ${results.start}.${bus}`;
}

/** The last day as bars. Round 1 can run over; what follows gives up minutes or moves. */
export function ScheduleView(view: ConsoleViewProps) {
  const { over } = view.state;
  const entries = delaySchedule(sundaySchedule, { startsAt: scheduleStart, longEntryId, longerBy: over });
  return (
    <div>
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-[7fr_5fr] lg:items-end">
        <StepLinks
          {...view}
          label="Round 1 runs over by"
          name="over"
          steps={overruns.map((minutes) => ({
            value: minutes,
            text: minutes === 0 ? 'nothing' : `${minutes} min`,
          }))}
        />
        <p role="status" className="text-base font-semibold">
          {describeDelay(entries, over)}
        </p>
      </div>
      <HourAxis />
      <ol aria-label="Schedule of Sunday" className="grid gap-grout">
        {entries.map((moved) => (
          <ScheduleRow
            key={moved.entry.id}
            moved={moved}
            isLong={moved.entry.id === longEntryId && over > 0}
          />
        ))}
      </ol>
      <p className="mt-4 text-muted">
        Grey is the plan, vermilion the new time. The change goes to the phones of everybody it concerns when
        you press send; here nothing is sent.
      </p>
    </div>
  );
}

/** The hours above the bars. The list below has every time as text. */
function HourAxis() {
  return (
    <div aria-hidden="true" className="mt-6 mb-2 grid gap-x-4 px-3 sm:grid-cols-[14rem_1fr]">
      <span className="max-sm:hidden" />
      <p className="flex justify-between text-xs text-muted tabular-nums">
        {AXIS_HOURS.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </p>
    </div>
  );
}

function ScheduleRow({ moved, isLong }: { moved: MovedEntry; isLong: boolean }) {
  const { entry, plannedStart, start, end, shortenedBy, movedBy } = moved;
  const isChanged = isLong || shortenedBy > 0 || movedBy > 0;
  const x = toMinutes(start) - AXIS_START;
  const length = toMinutes(end) - toMinutes(start);
  return (
    <li className="grid items-center gap-x-4 gap-y-2 rounded-inner bg-raised px-3 py-2 sm:grid-cols-[14rem_1fr]">
      <p>
        <span className="font-semibold tabular-nums">{start}</span> <span>{entry.name}</span>
        <span className="block text-xs text-muted">
          {entry.place}
          {movedBy > 0 && `, was ${plannedStart}`}
          {shortenedBy > 0 && `, ${shortenedBy} minutes shorter`}
        </span>
      </p>
      <svg
        viewBox={`0 0 ${AXIS_LENGTH} 24`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-8 w-full"
      >
        <rect
          x={toMinutes(plannedStart) - AXIS_START}
          width={entry.minutes - 2}
          height="24"
          className="fill-tile-3"
        />
        {isChanged && <rect x={x} y="8" width={length - 2} height="16" className="fill-glaze-vermilion" />}
      </svg>
    </li>
  );
}
