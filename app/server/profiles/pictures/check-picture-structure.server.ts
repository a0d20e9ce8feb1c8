import { MAX_PICTURE_PIXELS } from '~/domain/accounts/profile-picture';
import { readJpegStructure } from './jpeg-structure.server';
import { readPngStructure } from './png-structure.server';
import { readWebpStructure } from './webp-structure.server';

/** In bytes. The largest usual colour profiles have half of it. Compressed data can grow a thousandfold. */
const MAX_COMPRESSED_EXTRAS = 64 * 1024;
const MAX_EXTRAS = 300;
/** Progressive JPEGs usually have ten to twenty scans. */
const MAX_PASSES = 50;

export const BROKEN_PICTURE =
  'This picture is broken: it cannot be opened to its end. Please choose another.';
const ANIMATED_PICTURE = 'This picture moves. Please choose one that stands still.';
const TOO_MANY_PIXELS = `This picture has too many pixels. It can have ${MAX_PICTURE_PIXELS / 1_000_000} million at most.`;
const TOO_MANY_EXTRAS =
  'This file holds much beside its picture, such as long texts or profiles. Please save the picture anew and choose it again.';

const READERS = {
  'image/png': readPngStructure,
  'image/jpeg': readJpegStructure,
  'image/webp': readWebpStructure,
} as const;

export type PictureType = keyof typeof READERS;

export const isPictureType = (mime: string | undefined): mime is PictureType =>
  mime !== undefined && Object.hasOwn(READERS, mime);

/**
 * The reason why a picture cannot be decoded, as a sentence for the field. Reads only the structure of the file: nothing is
 * decompressed.
 */
export function validatePictureStructure(content: Uint8Array, type: PictureType): string | undefined {
  const structure = READERS[type](Buffer.from(content.buffer, content.byteOffset, content.byteLength));
  if (!structure) return BROKEN_PICTURE;
  const { width, height, isAnimated, compressedExtras, extras, passes } = structure;
  if (width === 0 || height === 0) return BROKEN_PICTURE;
  if (width * height > MAX_PICTURE_PIXELS) return TOO_MANY_PIXELS;
  if (isAnimated) return ANIMATED_PICTURE;
  if (compressedExtras > MAX_COMPRESSED_EXTRAS || extras > MAX_EXTRAS || passes > MAX_PASSES)
    return TOO_MANY_EXTRAS;
  return undefined;
}
