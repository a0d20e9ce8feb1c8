import type { PhotoCheck } from '~/domain/files/attachment';
import { decodeFile, type PictureWork } from './check-picture.server';
import { BROKEN_PICTURE } from './check-picture-structure.server';
import type { DecodePicture } from './decode-picture.server';
import { createWorkQueue } from './work-queue.server';

/** In pixels: enough to see a scratch. */
const PHOTO_EDGE = 1600;

/** The whole photo, drawn again from its pixels as WebP. Nothing else of the file remains, such as the place it shows. */
export async function checkPhoto(sent: File, owner: string, work: PictureWork): Promise<PhotoCheck> {
  const decoded = await decodeFile(sent, owner, work, { edges: [PHOTO_EDGE], isWhole: true });
  if (decoded.kind === 'refused') return { kind: 'refused', issue: decoded.issue };
  if (decoded.kind !== 'decoded') return decoded;
  const [photo] = decoded.pictures;
  return photo ? { kind: 'accepted', photo } : { kind: 'refused', issue: BROKEN_PICTURE };
}

/** Every waiting photo holds five megabytes of memory. */
const MAX_QUEUED_PHOTOS = 8;

/** A check with a queue of its own. */
export function createPhotoCheck(decode: DecodePicture): (sent: File, owner: string) => Promise<PhotoCheck> {
  const queue = createWorkQueue(MAX_QUEUED_PHOTOS);
  return (sent, owner) => checkPhoto(sent, owner, { decode, queue });
}
