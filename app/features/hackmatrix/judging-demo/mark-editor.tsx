import type { Mark, MarkedRound } from '~/features/hackmatrix/rules/judging-round';
import { findOutliers } from '~/features/hackmatrix/rules/judging-round';
import { getButtonClasses } from '~/ui/buttons/button-classes';
import { Icon } from '~/ui/icons/icon';
import type { MatrixCell } from './use-judging';

interface MarkEditorProps {
  round: MarkedRound;
  cell: MatrixCell;
  onMarkChange: (mark: Mark) => void;
  onClose: () => void;
}

const MARK_OPTIONS = Array.from({ length: 19 }, (_, index) => 1 + index / 2);

/** The marks of one cell as selects, one for each judge. */
export function MarkEditor({ round, cell, onMarkChange, onClose }: MarkEditorProps) {
  const team = round.teams.find(({ id }) => id === cell.teamId);
  const criterion = round.criteria.find(({ id }) => id === cell.criterionId);
  const marks = round.marks.filter(
    (mark) => mark.teamId === cell.teamId && mark.criterionId === cell.criterionId,
  );
  const outliers = new Set<Mark>(findOutliers(round).map(({ mark }) => mark));
  return (
    <section
      aria-label={`Marks for ${team?.name}, ${criterion?.name}`}
      className="mb-2 rounded-inner bg-raised p-3 @lg:px-4"
    >
      <div className="flex items-center justify-between gap-3">
        <p className="font-semibold">
          {team?.name}, {criterion?.name.toLowerCase()}
          <span className="ms-2 text-xs font-normal text-muted">weighs {criterion?.weight} of 100</span>
        </p>
        <button
          type="button"
          onClick={onClose}
          aria-label="Close the marks"
          className={getButtonClasses({ variant: 'plain', size: 'sm', isSquare: true })}
        >
          <Icon name="close" size={14} />
        </button>
      </div>
      <ul className="grid gap-x-4 @xl:grid-cols-2 @4xl:grid-cols-5">
        {marks.map((mark) => {
          const judge = round.judges.find(({ id }) => id === mark.judgeId);
          return (
            <li key={mark.judgeId}>
              <label className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1 py-1 @4xl:block">
                <span className="@4xl:mb-1 @4xl:block">
                  {judge?.name}
                  {outliers.has(mark) && <span className="ms-2 font-semibold text-warning">second look</span>}
                </span>
                <select
                  value={mark.value ?? ''}
                  onChange={(event) => {
                    const { value } = event.currentTarget;
                    onMarkChange({ ...mark, value: value === '' ? null : Number(value) });
                  }}
                  className="min-h-9 rounded-inner bg-border px-2 tabular-nums hover:bg-border-strong @4xl:w-full pointer-coarse:min-h-11 pointer-coarse:text-base"
                >
                  <option value="">owed</option>
                  {MARK_OPTIONS.map((value) => (
                    <option key={value} value={value}>
                      {value.toFixed(1)}
                    </option>
                  ))}
                </select>
              </label>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
