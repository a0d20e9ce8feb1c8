import { type JudgeBias, MARK_VALUES } from '~/features/hackmatrix/rules/judge-bias';

interface MarkHistogramProps {
  handwriting: JudgeBias;
  /** Tiles that the tallest pile may have; the same for all that stand side by side. */
  maxCount: number;
  /** The lowest mark that is drawn. */
  lowestMark: number;
  /** In the product's colour. */
  isHighlighted?: boolean;
  /** Fills its box, where there is no room for whole tiles. */
  isStretched?: boolean;
  className?: string;
}

const PITCH = 10;

/** One tile for every mark, piled up by mark. Decorative: the figures beside it say the same. */
export function MarkHistogram(props: MarkHistogramProps) {
  const {
    handwriting,
    maxCount: tallest,
    lowestMark: from,
    isHighlighted: strong,
    isStretched: stretched,
    className,
  } = props;
  const piles = MARK_VALUES.length - from + 1;
  const height = tallest * PITCH;
  return (
    <svg
      viewBox={`0 0 ${piles * PITCH - 1} ${height + 3}`}
      preserveAspectRatio={stretched ? 'none' : 'xMidYMax meet'}
      aria-hidden="true"
      className={className}
    >
      {MARK_VALUES.filter((mark) => mark >= from).map((mark) => (
        <g key={mark} transform={`translate(${(mark - from) * PITCH})`}>
          <rect y={height + 1} width={PITCH - 1} height="2" className="fill-tile-2" />
          {Array.from(
            { length: handwriting.counts[mark - 1] ?? 0 },
            (_, level) => height - (level + 1) * PITCH + 1,
          ).map((y) => (
            <rect
              key={y}
              y={y}
              width={PITCH - 1}
              height={PITCH - 1}
              className={strong ? 'fill-glaze-vermilion' : 'fill-tile-3'}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}
