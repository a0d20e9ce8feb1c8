/** Sizes are in units of the drawing. */
export interface TileGrid {
  columns: number;
  /** From one tile to the next. */
  pitch: number;
  width: number;
  height: number;
}

/**
 * One path for tiles of a grid, which are numbered row by row. Hundreds of elements would delay the first paint. A tile begins
 * relative to the one before it: equal text is short after compression.
 */
export function buildTilePath(tiles: readonly number[], { columns, pitch, width, height }: TileGrid): string {
  const box = `h${width}v${height}h-${width}z`;
  const locate = (tile: number) => [(tile % columns) * pitch, Math.floor(tile / columns) * pitch] as const;
  return tiles
    .map((tile, index) => {
      const [x, y] = locate(tile);
      const before = tiles[index - 1];
      if (before === undefined) return `M${x} ${y}${box}`;
      const [beforeX, beforeY] = locate(before);
      return `m${x - beforeX} ${y - beforeY}${box}`;
    })
    .join('');
}

/** The numbers from one tile to before another one. */
export const listTiles = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
