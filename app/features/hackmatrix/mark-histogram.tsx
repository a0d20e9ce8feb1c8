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
  const { handwriting, maxCount, lowestMark, isHighlighted, isStretched, className } = props;
  const piles = MARK_VALUES.length - lowestMark + 1;
  const height = maxCount * PITCH;
  return (
    <svg
      viewBox={`0 0 ${piles * PITCH - 1} ${height + 3}`}
      preserveAspectRatio={isStretched ? 'none' : 'xMidYMax meet'}
      aria-hidden="true"
      className={className}
    >
      {MARK_VALUES.filter((mark) => mark >= lowestMark).map((mark) => (
        <g key={mark} transform={`translate(${(mark - lowestMark) * PITCH})`}>
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
              className={isHighlighted ? 'fill-glaze-vermilion' : 'fill-tile-3'}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}
