import clsx from 'clsx';
import { GLAZE_FILLS, type Glaze } from '../glaze';

export interface WaffleChartProps {
  /** Number of highlighted tiles. */
  value: number;
  /** Number of tiles. */
  max: number;
  /** Accessible name. */
  label: string;
  columns?: number;
  glaze?: Glaze;
  className?: string;
}

const PITCH = 12;
const TILE = PITCH - 1;

const BOX = `h${TILE}v${TILE}h-${TILE}z`;

/**
 * One path for all tiles from one number to another. Hundreds of elements would delay the first paint. A tile begins relative to
 * the one before it: equal text is short after compression.
 */
function buildTilesPath(from: number, to: number, columns: number): string {
  const tiles = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  return tiles
    .map((tile) => {
      const column = tile % columns;
      if (tile === from) return `M${column * PITCH} ${Math.floor(tile / columns) * PITCH}${BOX}`;
      return column === 0 ? `m${(1 - columns) * PITCH} ${PITCH}${BOX}` : `m${PITCH} 0${BOX}`;
    })
    .join('');
}

/** A count out of a total, one tile for each. Works without JavaScript. */
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
