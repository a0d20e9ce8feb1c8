import { fileTypeFromBuffer } from 'file-type';
import {
  MAX_PICTURE_PIXELS,
  PICTURE_SIZES,
  type PictureSize,
  validatePictureFile,
} from '~/domain/accounts/profile-picture';
import { BROKEN_PICTURE, faultOfStructure, isPictureType } from './check-picture-structure.server';
import type { DecodePicture } from './decode-picture.server';
import type { PictureToDecode } from './decode-picture-process.server';
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

const refused = (fault: string) => ({ kind: 'refused', fault }) as const;

export interface PictureWork {
  decode: DecodePicture;
  queue: WorkQueue;
}

/** What a check sends to the decoder besides the file. */
type DecodeOptions = Pick<PictureToDecode, 'edges' | 'isWhole'>;

type DecodedFile = Exclude<PictureCheck, { kind: 'accepted' }> | { kind: 'decoded'; pictures: Uint8Array[] };

/**
 * Draws a picture anew from the pixels of a file that was sent. Its contents decide what it is, and its table of parts is
 * read before anything in it is unpacked.
 */
export async function decodeFile(
  sent: File,
  owner: string,
  { decode, queue }: PictureWork,
  options: DecodeOptions,
): Promise<DecodedFile> {
  const fault = validatePictureFile(sent);
  if (fault) return refused(fault);
  const content = new Uint8Array(await sent.arrayBuffer());
  const mime = (await fileTypeFromBuffer(content))?.mime;
  if (!isPictureType(mime)) return refused(NO_PICTURE);
  const structureFault = faultOfStructure(content, mime);
  if (structureFault) return refused(structureFault);
  const picture = {
    ...{ content, format: mime.replace('image/', ''), mostPixels: MAX_PICTURE_PIXELS },
    ...options,
  };
  const decoded = await queue.run(owner, () => decode(picture));
  if (decoded === 'running' || decoded === 'full') return { kind: decoded };
  const { squares = [] } = decoded;
  return squares.length === options.edges.length
    ? { kind: 'decoded', pictures: squares }
    : refused(BROKEN_PICTURE);
}

/**
 * Whether a file that was sent is a picture, and what is kept of it: squares drawn anew from its pixels, turned as the
 * camera was held. Names, places and whatever else a file carries do not come along.
 */
export async function checkPicture(sent: File, owner: string, work: PictureWork): Promise<PictureCheck> {
  const decoded = await decodeFile(sent, owner, work, { edges: [PICTURE_SIZES.large, PICTURE_SIZES.small] });
  if (decoded.kind !== 'decoded') return decoded;
  const [large, small] = decoded.pictures;
  return large && small ? { kind: 'accepted', squares: { large, small } } : refused(BROKEN_PICTURE);
}
