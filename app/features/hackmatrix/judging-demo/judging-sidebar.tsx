import { WaffleChart } from '~/ui/charts/waffle-chart';
import { OutlierPanel } from './outlier-panel';
import type { Judging, MatrixCell } from './use-judging';

interface JudgingSidebarProps {
  judging: Judging;
  onShowMarks: (cell: MatrixCell) => void;
}

/** Progress of the round, judges with pending marks, and the outlier. */
export function JudgingSidebar({ judging, onShowMarks }: JudgingSidebarProps) {
  const { given, expected, pendingJudges } = judging.progress;
  return (
    <div className="grid gap-grout @max-3xl:@lg:grid-cols-2 @2xl:col-span-2 @3xl:col-span-1 @3xl:grid-rows-[auto_auto_1fr]">
      <section aria-label="Marks in" className="rounded-tile bg-surface p-4">
        <p className="flex items-baseline justify-between gap-3 text-xs text-muted">
          Marks in
          <span className="font-display text-h3 font-semibold text-text tabular-nums">
            {given}
            <span className="text-sm text-faint">/{expected}</span>
          </span>
        </p>
        <WaffleChart
          value={given}
          max={expected}
          label={`${given} of ${expected} marks are in`}
          columns={25}
          className="mt-3"
        />
      </section>
      <section aria-label="Waiting on" className="rounded-tile bg-surface p-4">
        <p className="text-xs text-muted">Waiting on</p>
        {pendingJudges.length === 0 ? (
          <p className="mt-3 font-medium">Nobody. The results can go out.</p>
        ) : (
          <ul className="mt-3 grid gap-2">
            {pendingJudges.map(({ judge, pending }) => (
              <li key={judge.id} className="flex items-center gap-2">
                <span
                  aria-hidden="true"
                  className="size-6.5 rounded-inner bg-glaze-bone text-center text-[0.625rem] leading-6.5 font-semibold text-glaze-ink"
                >
                  {judge.initials}
                </span>
                {judge.name}
                <span className="ms-auto text-xs text-muted">{pending} owed</span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <OutlierPanel judging={judging} onShowMarks={onShowMarks} />
    </div>
  );
}
