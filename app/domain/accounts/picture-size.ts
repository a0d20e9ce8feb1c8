interface Edges {
  width: number;
  height: number;
}

/** In pixels: twice the larger of the squares that are stored (domain/uploaded-picture). */
const SHORTER_EDGE = 1024;

/** Below so many bytes a picture is sent as it is. */
export const SMALL_PICTURE = 300 * 1024;

/** The edges of a picture before it is sent; `undefined` when it is small enough as it is. */
export function resizedEdges({ width, height }: Edges): Edges | undefined {
  const scale = SHORTER_EDGE / Math.min(width, height);
  if (!(scale < 1)) return undefined;
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
