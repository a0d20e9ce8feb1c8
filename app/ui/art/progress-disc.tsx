import { type QuarterTurns, quarter } from '~/ui/art/tile-shapes';

const SIDE = 11;

/** Four quarters that make a disc, in the order in which they are laid. */
const QUARTERS: readonly { x: number; y: number; turn: QuarterTurns }[] = [
  { x: 0, y: 0, turn: 2 },
  { x: 13, y: 0, turn: 3 },
  { x: 13, y: 13, turn: 0 },
  { x: 0, y: 13, turn: 1 },
];

interface ProgressDiscProps {
  /** How many of the four tiles are laid. */
  completed: number;
  size?: number;
  className?: string;
}

/** How far something has come, set one tile at a time. The words beside it say the same. */
export function ProgressDisc({ completed, size = 24, className }: ProgressDiscProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" className={className}>
      {QUARTERS.map(({ x, y, turn }, index) => (
        <path
          key={`${x} ${y}`}
          className={index < completed ? 'fill-current' : 'fill-current opacity-25'}
          d={quarter(x, y, SIDE, turn)}
        />
      ))}
    </svg>
  );
}
