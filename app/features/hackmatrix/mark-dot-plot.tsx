import type { Mark, MarkedRound } from '~/features/hackmatrix/rules/judging-round';

interface MarkDotPlotProps {
  round: MarkedRound;
  /** The marks of one cell. */
  marks: readonly Mark[];
  /** The mark that stands apart, drawn in the product's colour. */
  outlier: Mark;
}

const BEST = 10;
const TILE = 32;
const PITCH = TILE + 2;

/** Half steps up to the best mark, from one whole mark below the lowest. */
function stepsFor(values: readonly number[]): number[] {
  const first = Math.max(1, Math.floor(Math.min(...values)) - 1);
  return Array.from({ length: (BEST - first) * 2 + 1 }, (_, index) => first + index / 2);
}

/** Marks of one cell on a line; judges who agree stand on each other. Decorative: the words beside it say the same. */
export function MarkDotPlot({ round, marks, outlier }: MarkDotPlotProps) {
  const given = marks.flatMap((mark) => (mark.value === null ? [] : [{ mark, value: mark.value }]));
  const steps = stepsFor(given.map(({ value }) => value));
  const columns = steps.map((step) => ({ step, here: given.filter(({ value }) => value === step) }));
  const base = Math.max(...columns.map(({ here }) => here.length)) * PITCH;
  return (
    <svg
      viewBox={`0 0 ${steps.length * PITCH - 2} ${base + 26}`}
      aria-hidden="true"
      className="block w-full text-[15px] font-semibold"
    >
      {columns.map(({ step, here }, column) => (
        <g key={step} transform={`translate(${column * PITCH})`} textAnchor="middle">
          <rect y={base} width={TILE} height="4" className="fill-tile-2" />
          {Number.isInteger(step) && (
            <text x={TILE / 2} y={base + 22} className="fill-muted font-medium">
              {step}
            </text>
          )}
          {here.map(({ mark }, level) => (
            <g key={mark.judgeId} transform={`translate(0 ${base - (level + 1) * PITCH})`}>
              <rect
                width={TILE}
                height={TILE}
                className={mark === outlier ? 'fill-glaze-vermilion' : 'fill-tile-3'}
              />
              <text x={TILE / 2} y="21.5" className={mark === outlier ? 'fill-glaze-ink' : 'fill-text'}>
                {round.judges.find(({ id }) => id === mark.judgeId)?.initials}
              </text>
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
}
