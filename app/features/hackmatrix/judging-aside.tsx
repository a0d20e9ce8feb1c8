import type { Progress, Round } from '~/domain/judging';
import { outliers } from '~/domain/judging';
import { DotGrid } from '~/ui/charts/dot-grid';

interface JudgingAsideProps {
  round: Round;
  progress: Progress;
}

/** How far the round is, who is waited for, and which marks ask for a second look. */
export function JudgingAside({ round, progress: { given, expected, waitingOn } }: JudgingAsideProps) {
  const apart = outliers(round);
  return (
    <div className="grid gap-grout max-xl:grid-cols-2 max-xl:lg:col-span-2 max-sm:grid-cols-1 xl:grid-rows-[auto_1fr_auto]">
      <section className="rounded-tile bg-surface p-4">
        <h4 className="font-sans text-xs font-normal tracking-normal text-muted">Marks in</h4>
        <p className="mt-1.5 font-display text-figure font-semibold tabular-nums">
          {given}
          <span className="text-lg text-faint">/{expected}</span>
        </p>
        <DotGrid
          value={given}
          max={expected}
          label={`${given} of ${expected} marks are in`}
          columns={12}
          className="mt-3.5"
        />
      </section>
      <section className="rounded-tile bg-surface p-4">
        <h4 className="font-sans text-xs font-normal tracking-normal text-muted">Waiting on</h4>
        {waitingOn.length === 0 ? (
          <p className="mt-3 font-medium">Nobody. The results can go out.</p>
        ) : (
          <ul className="mt-3 grid gap-2">
            {waitingOn.map(({ judge, owed }) => (
              <li key={judge.id} className="flex items-center gap-2">
                <span
                  aria-hidden="true"
                  className="size-6.5 rounded-inner bg-glaze-peacock text-center text-[0.625rem] leading-6.5 font-semibold text-glaze-ink quarter-tr"
                >
                  {judge.initials}
                </span>
                {judge.name}
                <span className="ms-auto text-xs text-faint">{owed} owed</span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className="rounded-tile bg-surface p-4 max-xl:col-span-full">
        <h4 className="font-sans text-xs font-normal tracking-normal text-muted">Second look</h4>
        {apart.length === 0 ? (
          <p className="mt-2 font-medium">No mark stands apart.</p>
        ) : (
          <ul className="mt-2 grid gap-1.5">
            {apart.slice(0, 3).map(({ mark, others }) => (
              <li key={`${mark.judgeId} ${mark.teamId} ${mark.criterionId}`}>
                <span className="font-medium">
                  {round.judges.find(({ id }) => id === mark.judgeId)?.name}
                </span>
                <span className="text-muted">
                  {' '}
                  gave {round.teams.find(({ id }) => id === mark.teamId)?.name} {mark.value.toFixed(1)} for{' '}
                  {round.criteria.find(({ id }) => id === mark.criterionId)?.name.toLowerCase()}, the others{' '}
                  {others.toFixed(1)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
