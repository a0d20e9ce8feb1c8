import clsx from 'clsx';
import type { Standing } from '~/features/hackmatrix/rules/judging-round';
import type { Judging, MatrixCell } from './use-judging';

interface OutlierPanelProps {
  judging: Judging;
  onShowMarks: (cell: MatrixCell) => void;
}

const formatStanding = ({ place, score }: Standing) =>
  place === null || score === null ? 'not placed yet' : `place ${place}, ${score.toFixed(2)}`;

/** The greatest outlier and its effect on the standings. */
export function OutlierPanel({
  judging: { round, outlierImpacts, excludedMark, previewWithout },
  onShowMarks,
}: OutlierPanelProps) {
  const impact = outlierImpacts[0];
  return (
    <section aria-label="Second look" className="rounded-tile bg-surface p-4 @max-3xl:col-span-full">
      <p className="flex items-center gap-2 text-xs text-muted">
        <i aria-hidden="true" className="size-2.5 rounded-es-full bg-text" />
        Second look
      </p>
      {impact === undefined ? (
        <p className="mt-2.5 font-medium">No mark stands apart.</p>
      ) : (
        <>
          <p className="mt-2.5 text-muted">
            <strong className="font-semibold text-text">
              {round.judges.find(({ id }) => id === impact.mark.judgeId)?.name}
            </strong>{' '}
            gave {impact.withMark.team.name}{' '}
            <strong className="font-semibold text-text tabular-nums">{impact.mark.value.toFixed(1)}</strong>{' '}
            for {round.criteria.find(({ id }) => id === impact.mark.criterionId)?.name.toLowerCase()}. The
            others: {impact.otherMean.toFixed(1)}.
          </p>
          <fieldset className="mt-3 grid grid-cols-2 gap-grout @3xl:@max-6xl:grid-cols-1">
            <legend className="sr-only">Order of teams with or without this mark</legend>
            {(['With it', 'Without it'] as const).map((label) => {
              const isWithout = label === 'Without it';
              return (
                <button
                  key={label}
                  type="button"
                  aria-pressed={isWithout === (excludedMark !== null)}
                  onClick={() => previewWithout(isWithout ? impact.mark : null)}
                  className={clsx(
                    'min-h-14 rounded-inner bg-raised px-3 py-2 text-start transition-colors hover:bg-border',
                    'aria-pressed:bg-text aria-pressed:text-bg',
                  )}
                >
                  <span className="block font-semibold">{label}</span>
                  <span className="block text-xs tabular-nums">
                    {formatStanding(isWithout ? impact.withoutMark : impact.withMark)}
                  </span>
                </button>
              );
            })}
          </fieldset>
          <button
            type="button"
            onClick={() => onShowMarks({ teamId: impact.mark.teamId, criterionId: impact.mark.criterionId })}
            className="needs-script mt-1 min-h-11 font-semibold underline decoration-2 underline-offset-4 decoration-primary hover:decoration-text"
          >
            See all five marks
          </button>
        </>
      )}
    </section>
  );
}
