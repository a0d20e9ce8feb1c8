/** Side of a tile with its grout, in pixels. */
const PITCH = 12;

export interface TilePatternProps {
  id: string;
  /** Fill of the tiles, as a class. */
  className?: string;
  /** Height of the bar, in pixels. */
  height: number;
}

/** Tiles with grout between, for the bars of a chart. Laid in pixels, so a bar of any length has tiles of one size. */
export function TilePattern({ id, className, height }: TilePatternProps) {
  return (
    <pattern id={id} patternUnits="userSpaceOnUse" width={PITCH} height={height}>
      <rect width={PITCH - 2} height={height} className={className} />
    </pattern>
  );
}
