import clsx from 'clsx';
import { GLAZE_FILLS, type Glaze } from '../glaze';

export interface WaffleChartProps {
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
const TILE = PITCH - 1;

/**
 * Outlines of the tiles from one number up to another. One shape for all of them: hundreds of elements would be
 * styled and laid out before anything of the page is seen.
 */
function buildTilesPath(from: number, to: number, columns: number): string {
  const tiles = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  return tiles
    .map(
      (tile) =>
        `M${(tile % columns) * PITCH} ${Math.floor(tile / columns) * PITCH}h${TILE}v${TILE}h-${TILE}z`,
    )
    .join('');
}

/** A count out of a count, one tile each. Works without script. */
export function WaffleChart({
  value,
  max,
  label,
  columns = 8,
  glaze = 'vermilion',
  className,
}: WaffleChartProps) {
  const highlightedCount = Math.min(value, max);
  const width = columns * PITCH - 1;
  const height = Math.ceil(max / columns) * PITCH - 1;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      className={clsx('block w-full', className)}
    >
      <path d={buildTilesPath(0, highlightedCount, columns)} className={GLAZE_FILLS[glaze]} />
      <path d={buildTilesPath(highlightedCount, max, columns)} className="fill-tile-2" />
    </svg>
  );
}
