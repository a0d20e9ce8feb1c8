interface Edges {
  width: number;
  height: number;
}

/** In pixels: twice the edge of the larger stored picture (PICTURE_SIZES). */
const RESIZED_SHORTER_EDGE = 1024;

/** In bytes. The browser sends a smaller file without resizing it. */
export const MIN_BYTES_TO_RESIZE = 300 * 1024;

/** The edges in pixels to resize a picture to before it is sent; `undefined` when it is small enough. */
export function calculateResizedEdges({ width, height }: Edges): Edges | undefined {
  const scale = RESIZED_SHORTER_EDGE / Math.min(width, height);
  if (!(scale < 1)) return undefined;
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
