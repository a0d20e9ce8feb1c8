import { fileTypeFromBuffer } from 'file-type';
import {
  MAX_PICTURE_PIXELS,
  PICTURE_SIZES,
  type PictureSize,
  validatePictureFile,
} from '~/domain/accounts/profile-picture';
import { BROKEN_PICTURE, isPictureType, validatePictureStructure } from './check-picture-structure.server';
import type { DecodePicture } from './decode-picture.server';
import type { WorkQueue } from './work-queue.server';

const NO_PICTURE = 'This file is not a PNG, JPEG or WebP picture, whatever its name says.';

/** The stored squares of a picture, as WebP files. */
export type PictureSquares = Record<PictureSize, Uint8Array>;

export type PictureCheck =
  | { kind: 'accepted'; squares: PictureSquares }
  /** `issue` is a sentence for the field. */
  | { kind: 'refused'; issue: string }
  /** Another picture of this user is being decoded, or the queue of this process is full. */
  | { kind: 'running' | 'full' };

const refused = (issue: string): PictureCheck => ({ kind: 'refused', issue });

export interface PictureWork {
  decode: DecodePicture;
  queue: WorkQueue;
}

/**
 * Checks an uploaded file and draws squares from its pixels, rotated as the camera was held. Metadata such as the place is
 * dropped. The content decides the type, and the structure is checked before anything is decompressed.
 */
export async function checkPicture(
  sent: File,
  owner: string,
  { decode, queue }: PictureWork,
): Promise<PictureCheck> {
  const issue = validatePictureFile(sent);
  if (issue) return refused(issue);
  const content = new Uint8Array(await sent.arrayBuffer());
  const mime = (await fileTypeFromBuffer(content))?.mime;
  if (!isPictureType(mime)) return refused(NO_PICTURE);
  const structureIssue = validatePictureStructure(content, mime);
  if (structureIssue) return refused(structureIssue);
  const edges = [PICTURE_SIZES.large, PICTURE_SIZES.small];
  const picture = { content, edges, format: mime.replace('image/', ''), maxPixels: MAX_PICTURE_PIXELS };
  const decoded = await queue.run(owner, () => decode(picture));
  if (decoded === 'running' || decoded === 'full') return { kind: decoded };
  const [large, small] = decoded.squares ?? [];
  return large && small ? { kind: 'accepted', squares: { large, small } } : refused(BROKEN_PICTURE);
}
