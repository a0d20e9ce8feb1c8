import { decodeFile } from './check-picture.server';
import { BROKEN_PICTURE } from './check-picture-structure.server';
import type { DecodePicture } from './decode-picture.server';
import { createWorkQueue } from './work-queue.server';

/** In pixels: the photo as it opens, and as the review shows it. */
const EDGES = { large: 1600, small: 320 } as const;

/** Every waiting photo holds five megabytes of memory. */
const MAX_QUEUED_PHOTOS = 8;

export type ReviewPhotoCheck =
  | { kind: 'accepted'; photo: Record<keyof typeof EDGES, Uint8Array> }
  /** `issue` is a sentence for the field. */
  | { kind: 'refused'; issue: string }
  /** Another photo of this owner is being decoded, or the queue of this process is full. */
  | { kind: 'running' | 'full' };

export type CheckReviewPhoto = (file: File, owner: string) => Promise<ReviewPhotoCheck>;

/** The whole photo in two sizes, drawn again from its pixels as WebP. Nothing else of the file remains. */
export function createReviewPhotoCheck(decode: DecodePicture): CheckReviewPhoto {
  const queue = createWorkQueue(MAX_QUEUED_PHOTOS);
  return async (file, owner) => {
    const options = { edges: [EDGES.large, EDGES.small], isWhole: true };
    const decoded = await decodeFile(file, owner, { decode, queue }, options);
    if (decoded.kind !== 'decoded') return decoded;
    const [large, small] = decoded.pictures;
    return large && small
      ? { kind: 'accepted', photo: { large, small } }
      : { kind: 'refused', issue: BROKEN_PICTURE };
  };
}
