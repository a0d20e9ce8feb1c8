import { MAX_ATTACHMENT_BYTES } from '../files/attachment';

/** For `accept` of a file field; what a file really is, only its contents say (`server/accounts/profiles`). */
export const PICTURE_MEDIA_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** Pixels: what the largest cameras of telephones make. More is not unpacked, however few bytes it comes in. */
export const MAX_PICTURE_PIXELS = 50_000_000;

/** Edges of the squares that are kept, in pixels. */
export const PICTURE_SIZES = { small: 128, large: 512 } as const;
export type PictureSize = keyof typeof PICTURE_SIZES;

export const isPictureSize = (text: string): text is PictureSize => Object.hasOwn(PICTURE_SIZES, text);

/** What can be told from the outside, in words for the sender; `undefined` when nothing is wrong. */
export function validatePictureFile({ size }: { size: number }): string | undefined {
  if (size === 0) return 'Please choose a picture: a PNG, JPEG or WebP file.';
  if (size > MAX_ATTACHMENT_BYTES) return 'A picture can have 5 MB at most.';
  return undefined;
}
