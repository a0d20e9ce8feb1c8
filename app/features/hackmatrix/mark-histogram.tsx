import { type JudgeBias, MARK_VALUES } from '~/features/hackmatrix/rules/judge-bias';

interface MarkHistogramProps {
  judgeBias: JudgeBias;
  /** Height of the plot in tiles; equal for all histograms side by side. */
  maxCount: number;
  /** First mark of the axis. */
  minMark: number;
  /** Drawn in the product's colour. */
  isHighlighted?: boolean;
  /** Fills its container, where square tiles do not fit. */
  isStretched?: boolean;
  className?: string;
}

const PITCH = 10;

/** Histogram of a judge's marks, one tile for each mark. Decorative: the numbers beside it say the same. */
export function MarkHistogram(props: MarkHistogramProps) {
  const { judgeBias, maxCount, minMark, isHighlighted, isStretched, className } = props;
  const columns = MARK_VALUES.length - minMark + 1;
  const height = maxCount * PITCH;
  return (
    <svg
      viewBox={`0 0 ${columns * PITCH - 1} ${height + 3}`}
      preserveAspectRatio={isStretched ? 'none' : 'xMidYMax meet'}
      aria-hidden="true"
      className={className}
    >
      {MARK_VALUES.filter((mark) => mark >= minMark).map((mark) => (
        <g key={mark} transform={`translate(${(mark - minMark) * PITCH})`}>
          <rect y={height + 1} width={PITCH - 1} height="2" className="fill-tile-2" />
          {Array.from(
            { length: judgeBias.counts[mark - 1] ?? 0 },
            (_, row) => height - (row + 1) * PITCH + 1,
          ).map((y) => (
            <rect
              key={y}
              y={y}
              width={PITCH - 1}
              height={PITCH - 1}
              className={isHighlighted ? 'fill-glaze-vermilion' : 'fill-tile-3'}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}
