import clsx from 'clsx';
import { GLAZE_FILLS, type Glaze } from '../glaze';
import { buildTilePath, listTiles } from './tile-path';

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
  const grid = { columns, pitch: PITCH, width: TILE, height: TILE };
  const width = columns * PITCH - 1;
  const height = Math.ceil(max / columns) * PITCH - 1;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      className={clsx('block w-full', className)}
    >
      <path d={buildTilePath(listTiles(0, highlightedCount), grid)} className={GLAZE_FILLS[glaze]} />
      <path d={buildTilePath(listTiles(highlightedCount, max), grid)} className="fill-tile-2" />
    </svg>
  );
}
