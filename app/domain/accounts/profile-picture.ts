import { MAX_ATTACHMENT_BYTES } from '../files/attachment';

/** For `accept` of a file field. The server checks the contents of the file (`server/profiles/pictures`). */
export const PICTURE_MEDIA_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** In pixels: what the largest phone cameras produce. Larger pictures are not decoded, whatever their size in bytes. */
export const MAX_PICTURE_PIXELS = 50_000_000;

/** Edges of the stored square pictures, in pixels. */
export const PICTURE_SIZES = { small: 128, large: 512 } as const;
export type PictureSize = keyof typeof PICTURE_SIZES;

export const isPictureSize = (text: string): text is PictureSize => Object.hasOwn(PICTURE_SIZES, text);

/** Checks the size in bytes, before the contents are read. Returns the message for the user, or `undefined`. */
export function validatePictureFile({ size }: { size: number }): string | undefined {
  if (size === 0) return 'Please choose a picture: a PNG, JPEG or WebP file.';
  if (size > MAX_ATTACHMENT_BYTES) return 'A picture can have 5 MB at most.';
  return undefined;
}

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
