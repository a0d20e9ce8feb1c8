/** Side of a tile with its grout, in pixels. */
const PITCH = 12;

export interface TilePatternProps {
  id: string;
  /** Fill class of the tiles. */
  className?: string;
  /** Height of the bar, in pixels. */
  height: number;
}

/** Tiles with grout between them, for the bars of a chart. Sizes are in pixels, so all bars have equal tiles. */
export function TilePattern({ id, className, height }: TilePatternProps) {
  return (
    <pattern id={id} patternUnits="userSpaceOnUse" width={PITCH} height={height}>
      <rect width={PITCH - 2} height={height} className={className} />
    </pattern>
  );
}
