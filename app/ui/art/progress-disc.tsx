import { type QuarterTurns, quarter } from '~/ui/art/tile-shapes';

const SIDE = 11;

/** Four quarters of a disc, in the order in which they are completed. */
const QUARTERS: readonly { x: number; y: number; turn: QuarterTurns }[] = [
  { x: 0, y: 0, turn: 2 },
  { x: 13, y: 0, turn: 3 },
  { x: 13, y: 13, turn: 0 },
  { x: 0, y: 13, turn: 1 },
];

interface ProgressDiscProps {
  /** Number of completed tiles, 0 to 4. */
  completed: number;
  size?: number;
  className?: string;
}

/** Progress in four steps. Decorative: the text beside it says the same. */
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
