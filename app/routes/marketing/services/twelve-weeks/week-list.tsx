import { phaseTexts, projectWeeks, type WeekPhase } from '~/content/services/twelve-weeks-content';
import { formatLakhCrore } from '~/domain/money/lakh-crore';
import type { WeeklyPrice } from '~/domain/services/weekly-price';

const PHASES = ['agree', 'build', 'prove'] as const satisfies readonly WeekPhase[];

/** Week by week: what happens, what one has on Friday, what is needed, and what it has cost by then. */
export function WeekList({ price }: { price: WeeklyPrice }) {
  return (
    <div id="weeks" className="wrap section grid scroll-mt-6 gap-16">
      {PHASES.map((phase) => (
        <section
          key={phase}
          aria-labelledby={`phase-${phase}`}
          className="grid gap-x-14 gap-y-6 lg:grid-cols-[3fr_9fr]"
        >
          <h2 id={`phase-${phase}`} className="max-w-[10ch]">
            {phaseTexts[phase]}
          </h2>
          <ol className="grid gap-grout">
            {projectWeeks
              .filter((entry) => entry.phase === phase)
              .map(({ week, title, text, deliverable, yourHours }) => (
                <li
                  key={week}
                  id={`week-${week}`}
                  className="grid scroll-mt-6 gap-x-8 gap-y-3 rounded-tile bg-surface p-4 target:bg-raised md:p-6 lg:grid-cols-[7fr_5fr]"
                >
                  <div>
                    <p className="text-sm text-muted">Week {week}</p>
                    <h3 className="mt-1">{title}</h3>
                    <p className="mt-2 max-w-[34em] text-muted">{text}</p>
                  </div>
                  <dl className="grid content-start gap-2 text-sm">
                    <div>
                      <dt className="text-muted">On Friday you have</dt>
                      <dd className="font-semibold">{deliverable}</dd>
                    </div>
                    <div className="grid grid-cols-2 gap-4">
                      <div>
                        <dt className="text-muted">We need you for</dt>
                        <dd className="tabular-nums">{yourHours} hours</dd>
                      </div>
                      <div>
                        <dt className="text-muted">It has cost</dt>
                        <dd className="tabular-nums">{formatLakhCrore(price.untilWeek(week))}</dd>
                      </div>
                    </div>
                  </dl>
                </li>
              ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
