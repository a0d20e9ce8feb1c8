import { leaf, type QuarterTurns, quarter, square } from '~/ui/art/tile-shapes';

const SIDE = 24;
const GROUT = 2;

/** The tile of one milestone: shapes alternate, so that a finished row reads as a frieze. */
function tileAt(place: number, x: number): string {
  if (place % 3 === 1) return leaf(x, 0, SIDE, (place % 2) as 0 | 1);
  if (place % 3 === 2) return square(x, 0, SIDE);
  return quarter(x, 0, SIDE, (place % 4) as QuarterTurns);
}

interface MilestoneProgressProps {
  done: number;
  total: number;
  className?: string;
}

/** A tile for each milestone, laid or still to be laid. The words beside it say the same. */
export function MilestoneProgress({ done, total, className }: MilestoneProgressProps) {
  const pitch = SIDE + GROUT;
  return (
    <svg
      viewBox={`0 0 ${total * pitch - GROUT} ${SIDE}`}
      className={className}
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
    >
      {Array.from({ length: total }, (_, place) => (
        <path
          key={tileAt(place, place * pitch)}
          className={place < done ? 'fill-glaze-jade' : 'fill-tile-3'}
          d={place < done ? tileAt(place, place * pitch) : square(place * pitch, 0, SIDE)}
        />
      ))}
    </svg>
  );
}
