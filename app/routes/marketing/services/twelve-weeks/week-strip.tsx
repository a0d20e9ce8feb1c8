import { projectWeeks, type WeekPhase } from '~/content/services/twelve-weeks-content';

const PHASE_CLASSES: Readonly<Record<WeekPhase, string>> = {
  agree: 'bg-glaze-sand text-glaze-ink',
  build: 'bg-glaze-vermilion text-glaze-ink',
  prove: 'bg-glaze-jade text-glaze-ink',
};

/** The twelve weeks as tiles. Each leads to its week. */
export function WeekStrip() {
  return (
    <ol className="grid grid-cols-6 gap-grout lg:grid-cols-12">
      {projectWeeks.map(({ week, phase, title }) => (
        <li key={week}>
          <a
            href={`#week-${week}`}
            className={`flex aspect-square flex-col justify-between rounded-tile p-2 font-display leading-none font-semibold md:p-3 md:text-h3 ${PHASE_CLASSES[phase]} ${week === 12 ? 'quarter-br' : ''}`}
          >
            {week}
            <span className="sr-only">: {title}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
