import type { Mark, MarkedRound } from '~/features/hackmatrix/rules/judging-round';

interface MarkDotPlotProps {
  round: MarkedRound;
  /** The marks of one cell. */
  marks: readonly Mark[];
  /** Drawn in the product's colour. */
  outlier: Mark;
}

const MAX_MARK = 10;
const TILE = 32;
const PITCH = TILE + 2;

/** Half steps from one whole mark below the lowest up to `MAX_MARK`. */
function listSteps(values: readonly number[]): number[] {
  const first = Math.max(1, Math.floor(Math.min(...values)) - 1);
  return Array.from({ length: (MAX_MARK - first) * 2 + 1 }, (_, index) => first + index / 2);
}

/** Dot plot of the marks of one cell; equal marks are stacked. Decorative: the text beside it says the same. */
export function MarkDotPlot({ round, marks, outlier }: MarkDotPlotProps) {
  const givenMarks = marks.flatMap((mark) => (mark.value === null ? [] : [{ mark, value: mark.value }]));
  const steps = listSteps(givenMarks.map(({ value }) => value));
  const columns = steps.map((step) => ({
    step,
    columnMarks: givenMarks.filter(({ value }) => value === step),
  }));
  const baseline = Math.max(...columns.map(({ columnMarks }) => columnMarks.length)) * PITCH;
  return (
    <svg
      viewBox={`0 0 ${steps.length * PITCH - 2} ${baseline + 26}`}
      aria-hidden="true"
      className="block w-full text-[15px] font-semibold"
    >
      {columns.map(({ step, columnMarks }, column) => (
        <g key={step} transform={`translate(${column * PITCH})`} textAnchor="middle">
          <rect y={baseline} width={TILE} height="4" className="fill-tile-2" />
          {Number.isInteger(step) && (
            <text x={TILE / 2} y={baseline + 22} className="fill-muted font-medium">
              {step}
            </text>
          )}
          {columnMarks.map(({ mark }, row) => (
            <g key={mark.judgeId} transform={`translate(0 ${baseline - (row + 1) * PITCH})`}>
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
