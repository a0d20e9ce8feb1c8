import { type Handwriting, WHOLE_MARKS } from '~/domain/judge-handwriting';

interface HandwritingFigureProps {
  handwriting: Handwriting;
  /** Tiles that the tallest pile may have; the same for all that stand side by side. */
  tallest: number;
  /** The lowest mark that is drawn. */
  from: number;
  /** In the product's colour. */
  strong?: boolean;
  /** Fills its box, where there is no room for whole tiles. */
  stretched?: boolean;
  className?: string;
}

const PITCH = 10;

/** One tile for every mark, piled up by mark. Decorative: the figures beside it say the same. */
export function HandwritingFigure(props: HandwritingFigureProps) {
  const { handwriting, tallest, from, strong, stretched, className } = props;
  const piles = WHOLE_MARKS.length - from + 1;
  const height = tallest * PITCH;
  return (
    <svg
      viewBox={`0 0 ${piles * PITCH - 1} ${height + 3}`}
      preserveAspectRatio={stretched ? 'none' : 'xMidYMax meet'}
      aria-hidden="true"
      className={className}
    >
      {WHOLE_MARKS.filter((mark) => mark >= from).map((mark) => (
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
