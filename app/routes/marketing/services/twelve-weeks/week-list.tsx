import clsx from 'clsx';
import {
  type ProjectWeek,
  phaseTexts,
  projectWeeks,
  type WeekPhase,
} from '~/content/services/twelve-weeks-content';
import { formatLakhCrore } from '~/domain/money/lakh-crore';
import type { WeeklyPrice } from '~/domain/services/weekly-price';
import { PHASE_COLOURS } from './phase-colours';

const PHASES = ['agree', 'build', 'prove'] as const satisfies readonly WeekPhase[];

/** The three phases with their weeks. The sum beside a phase is what has been paid at its end. */
export function WeekList({ price }: { price: WeeklyPrice }) {
  return (
    <div id="weeks" className="wrap section grid scroll-mt-6 gap-16">
      {PHASES.map((phase) => {
        const weeks = projectWeeks.filter((entry) => entry.phase === phase);
        const [first, last] = [weeks[0]?.week ?? 1, weeks.at(-1)?.week ?? 1];
        const hours = weeks.reduce((sum, { yourHours }) => sum + yourHours, 0);
        return (
          <section
            key={phase}
            aria-labelledby={`phase-${phase}`}
            className="grid gap-x-14 gap-y-8 lg:grid-cols-[5fr_7fr]"
          >
            <div
              className={clsx(
                'flex flex-col justify-between gap-8 self-start rounded-tile p-5 md:p-8 lg:sticky lg:top-8',
                PHASE_COLOURS[phase].surface,
              )}
            >
              <div>
                <p className="font-medium">
                  Weeks {first} to {last}
                </p>
                <h2 id={`phase-${phase}`} className="mt-1 max-w-[10ch]">
                  {phaseTexts[phase]}
                </h2>
              </div>
              <p className="font-medium">
                <span className="block font-display text-h3 font-semibold tabular-nums">
                  {formatLakhCrore(price.untilWeek(last))}
                </span>
                paid by the end of week {last}; {hours} hours of your people
              </p>
            </div>
            <ol className="grid content-start gap-8">
              {weeks.map((entry) => (
                <WeekRow key={entry.week} {...entry} paid={formatLakhCrore(price.untilWeek(entry.week))} />
              ))}
            </ol>
          </section>
        );
      })}
    </div>
  );
}

/** A week. Only a Friday on which the customer decides has a surface. */
function WeekRow({
  week,
  title,
  text,
  deliverable,
  decision,
  yourHours,
  paid,
}: ProjectWeek & { paid: string }) {
  return (
    <li
      id={`week-${week}`}
      className="grid scroll-mt-6 grid-cols-[3rem_1fr] rounded-tile target:bg-raised md:grid-cols-[6rem_1fr]"
    >
      <p className="font-display text-h2 leading-none font-semibold tabular-nums">
        <span className="sr-only">Week </span>
        {week}
      </p>
      <div>
        <h3>{title}</h3>
        <p className="mt-1 max-w-[44em] text-muted">{text}</p>
        <p className="mt-2">
          <span className="text-muted">On Friday: </span>
          <span className="font-semibold">{deliverable}</span>
        </p>
        {decision && <p className="mt-3 rounded-tile bg-surface px-4 py-3 font-semibold">{decision}</p>}
        <p className="mt-2 text-sm text-muted tabular-nums">
          {yourHours} hours of your people, <span className="whitespace-nowrap">{paid}</span> by then
        </p>
      </div>
    </li>
  );
}
