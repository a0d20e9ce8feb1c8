/** Side of a tile with its grout, in pixels. */
export const TILE_PITCH = 12;

export interface TilePatternProps {
  id: string;
  /** Fill of the tiles, as a class. */
  className: string;
  /** Depth of a tile across the bar, in pixels. */
  depth: number;
  /** Bars that stand are laid from the bottom, bars that lie from the left. */
  direction: 'lying' | 'standing';
}

/** Tiles with grout between, for the bars of a chart. Laid in pixels, so a bar of any length has tiles of one size. */
export function TilePattern({ id, className, depth, direction }: TilePatternProps) {
  const lying = direction === 'lying';
  return (
    <pattern
      id={id}
      patternUnits="userSpaceOnUse"
      width={lying ? TILE_PITCH : depth}
      height={lying ? depth : TILE_PITCH}
    >
      <rect
        width={lying ? TILE_PITCH - 2 : depth}
        height={lying ? depth : TILE_PITCH - 2}
        className={className}
      />
    </pattern>
  );
}
