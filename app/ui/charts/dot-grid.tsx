import clsx from 'clsx';
import { GLAZE_FILLS, type Glaze } from '../glaze';

export interface DotGridProps {
  /** How many of the tiles are lit. */
  value: number;
  /** How many tiles there are. */
  max: number;
  /** What it counts, in words. */
  label: string;
  columns?: number;
  glaze?: Glaze;
  className?: string;
}

const PITCH = 12;

/** A count out of a count, one tile each. Works without script. */
export function DotGrid({ value, max, label, columns = 8, glaze = 'vermilion', className }: DotGridProps) {
  const tiles = Array.from({ length: max }, (_, index) => ({
    key: `tile-${index}`,
    x: (index % columns) * PITCH,
    y: Math.floor(index / columns) * PITCH,
    lit: index < value,
  }));
  const width = columns * PITCH - 1;
  const height = Math.ceil(max / columns) * PITCH - 1;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      className={clsx('block w-full', className)}
    >
      {tiles.map(({ key, x, y, lit }) => (
        <rect
          key={key}
          x={x}
          y={y}
          width={PITCH - 1}
          height={PITCH - 1}
          rx="0.5"
          className={lit ? GLAZE_FILLS[glaze] : 'fill-tile-2'}
        />
      ))}
    </svg>
  );
}
