import { MAX_PICTURE_PIXELS } from '~/domain/accounts/profile-picture';
import { readJpegStructure } from './jpeg-structure.server';
import { readPngStructure } from './png-structure.server';
import { readWebpStructure } from './webp-structure.server';

/** A colour profile of a printing press has half of it; what is packed becomes up to a thousand times as much. */
const MOST_PACKED_EXTRAS = 64 * 1024;
const MOST_EXTRAS = 300;
/** Programs that save photographs for slow lines write ten to twenty. */
const MOST_PASSES = 50;

export const BROKEN_PICTURE =
  'This picture is broken: it cannot be opened to its end. Please choose another.';
const MOVING = 'This picture moves. Please choose one that stands still.';
const TOO_LARGE = `This picture has too many pixels. It can have ${MAX_PICTURE_PIXELS / 1_000_000} million at most.`;
const TOO_MUCH_BESIDE =
  'This file holds much beside its picture, such as long texts or profiles. Please save the picture anew and choose it again.';

const readers = {
  'image/png': readPngStructure,
  'image/jpeg': readJpegStructure,
  'image/webp': readWebpStructure,
} as const;

export type PictureType = keyof typeof readers;

export const isPictureType = (mime: string | undefined): mime is PictureType =>
  mime !== undefined && Object.hasOwn(readers, mime);

/**
 * What speaks against unpacking a picture, in words for its sender. It is known from the file's own table of parts: no
 * decoder has seen it yet.
 */
export function faultOfStructure(content: Uint8Array, type: PictureType): string | undefined {
  const structure = readers[type](Buffer.from(content.buffer, content.byteOffset, content.byteLength));
  if (!structure) return BROKEN_PICTURE;
  const { width, height, isAnimated, packedExtras, extras, passes } = structure;
  if (width === 0 || height === 0) return BROKEN_PICTURE;
  if (width * height > MAX_PICTURE_PIXELS) return TOO_LARGE;
  if (isAnimated) return MOVING;
  if (packedExtras > MOST_PACKED_EXTRAS || extras > MOST_EXTRAS || passes > MOST_PASSES)
    return TOO_MUCH_BESIDE;
  return undefined;
}
