import { fileTypeFromBuffer } from 'file-type';
import {
  MAX_PICTURE_PIXELS,
  PICTURE_SIZES,
  type PictureSize,
  validatePictureFile,
} from '~/domain/accounts/profile-picture';
import { BROKEN_PICTURE, faultOfStructure, isPictureType } from './check-picture-structure.server';
import type { DecodePicture } from './decode-picture.server';
import type { WorkQueue } from './decode-queue.server';

const NO_PICTURE = 'This file is not a PNG, JPEG or WebP picture, whatever its name says.';

/** The squares that are stored of a picture, as WebP. */
export type PictureSquares = Record<PictureSize, Uint8Array>;

export type PictureCheck =
  | { kind: 'accepted'; squares: PictureSquares }
  /** `fault` is a sentence for the field. */
  | { kind: 'refused'; fault: string }
  /** Another picture of this user is being decoded, or the queue of this process is full. */
  | { kind: 'running' | 'full' };

const refused = (fault: string): PictureCheck => ({ kind: 'refused', fault });

export interface PictureWork {
  decode: DecodePicture;
  queue: WorkQueue;
}

/**
 * Whether a file that was sent is a picture, and what is kept of it: squares drawn anew from its pixels, turned as the
 * camera was held. Names, places and whatever else a file carries do not come along. Its contents decide what it is, and
 * its table of parts is read before anything in it is unpacked.
 */
export async function checkPicture(
  sent: File,
  owner: string,
  { decode, queue }: PictureWork,
): Promise<PictureCheck> {
  const fault = validatePictureFile(sent);
  if (fault) return refused(fault);
  const content = new Uint8Array(await sent.arrayBuffer());
  const mime = (await fileTypeFromBuffer(content))?.mime;
  if (!isPictureType(mime)) return refused(NO_PICTURE);
  const structureFault = faultOfStructure(content, mime);
  if (structureFault) return refused(structureFault);
  const edges = [PICTURE_SIZES.large, PICTURE_SIZES.small];
  const picture = { content, edges, format: mime.replace('image/', ''), mostPixels: MAX_PICTURE_PIXELS };
  const decoded = await queue.run(owner, () => decode(picture));
  if (decoded === 'running' || decoded === 'full') return { kind: decoded };
  const [large, small] = decoded.squares ?? [];
  return large && small ? { kind: 'accepted', squares: { large, small } } : refused(BROKEN_PICTURE);
}
