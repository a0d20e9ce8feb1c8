import { fileTypeFromBuffer } from 'file-type';
import {
  MAX_PICTURE_PIXELS,
  PICTURE_SIZES,
  type PictureSize,
  validatePictureFile,
} from '~/domain/accounts/profile-picture';
import { BROKEN_PICTURE, isPictureType, validatePictureStructure } from './check-picture-structure.server';
import type { DecodePicture } from './decode-picture.server';
import type { DecodedPicture, PictureToDecode } from './decode-picture-process.server';
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

const refusePicture = (issue: string) => ({ kind: 'refused', issue }) as const;

export interface PictureWork {
  decode: DecodePicture;
  queue: WorkQueue;
}

/** What a check sends to the decoder besides the file. */
type DecodeOptions = Pick<PictureToDecode, 'edges' | 'isWhole' | 'isPublished'>;

type Refused = Exclude<PictureCheck, { kind: 'accepted' }>;

/**
 * Checks an uploaded file and gives it to the decoder. The content decides the type, and the structure is checked before
 * anything is decompressed.
 */
export async function runDecoder(
  sent: File,
  owner: string,
  { decode, queue }: PictureWork,
  options: DecodeOptions,
): Promise<Refused | { kind: 'decoded'; decoded: DecodedPicture }> {
  const issue = validatePictureFile(sent);
  if (issue) return refusePicture(issue);
  const content = new Uint8Array(await sent.arrayBuffer());
  const mime = (await fileTypeFromBuffer(content))?.mime;
  if (!isPictureType(mime)) return refusePicture(NO_PICTURE);
  const structureIssue = validatePictureStructure(content, mime);
  if (structureIssue) return refusePicture(structureIssue);
  const picture = {
    content,
    format: mime.replace('image/', ''),
    maxPixels: MAX_PICTURE_PIXELS,
    ...options,
  };
  const decoded = await queue.run(owner, () => decode(picture));
  return decoded === 'running' || decoded === 'full' ? { kind: decoded } : { kind: 'decoded', decoded };
}

/** One picture for each edge. */
export async function decodeFile(
  sent: File,
  owner: string,
  work: PictureWork,
  options: DecodeOptions,
): Promise<Refused | { kind: 'decoded'; pictures: Uint8Array[] }> {
  const result = await runDecoder(sent, owner, work, options);
  if (result.kind !== 'decoded') return result;
  const { squares = [] } = result.decoded;
  return squares.length === options.edges.length
    ? { kind: 'decoded', pictures: squares }
    : refusePicture(BROKEN_PICTURE);
}

/**
 * Checks an uploaded file and draws squares from its pixels, rotated as the camera was held. Metadata such as the place is
 * dropped.
 */
export async function checkPicture(sent: File, owner: string, work: PictureWork): Promise<PictureCheck> {
  const decoded = await decodeFile(sent, owner, work, { edges: [PICTURE_SIZES.large, PICTURE_SIZES.small] });
  if (decoded.kind !== 'decoded') return decoded;
  const [large, small] = decoded.pictures;
  return large && small ? { kind: 'accepted', squares: { large, small } } : refusePicture(BROKEN_PICTURE);
}
