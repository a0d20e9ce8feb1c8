import { leaf, type QuarterTurns, quarter, square } from '~/ui/art/tile-shapes';

const SIDE = 24;
const GROUT = 2;

/** SVG path of the tile of one milestone. Shapes alternate. */
function getTilePath(index: number, x: number): string {
  if (index % 3 === 1) return leaf(x, 0, SIDE, (index % 2) as 0 | 1);
  if (index % 3 === 2) return square(x, 0, SIDE);
  return quarter(x, 0, SIDE, (index % 4) as QuarterTurns);
}

interface MilestoneProgressProps {
  done: number;
  total: number;
  /** On a coloured tile, where the usual colours have too little contrast: the colour of its text. */
  isOnGlaze?: boolean;
  className?: string;
}

const DONE = { surface: 'fill-glaze-jade', glaze: 'fill-current' };
const OPEN = { surface: 'fill-tile-3', glaze: 'fill-current opacity-25' };

/** A tile for each milestone, done or not. Decorative: the text beside it says the same. */
export function MilestoneProgress({ done, total, isOnGlaze = false, className }: MilestoneProgressProps) {
  const PITCH = SIDE + GROUT;
  const ground = isOnGlaze ? 'glaze' : 'surface';
  return (
    <svg
      viewBox={`0 0 ${total * PITCH - GROUT} ${SIDE}`}
      className={className}
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
    >
      {Array.from({ length: total }, (_, index) => (
        <path
          key={getTilePath(index, index * PITCH)}
          className={index < done ? DONE[ground] : OPEN[ground]}
          d={index < done ? getTilePath(index, index * PITCH) : square(index * PITCH, 0, SIDE)}
        />
      ))}
    </svg>
  );
}
