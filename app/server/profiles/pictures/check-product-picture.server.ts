import pictureWidths from '~/ui/picture-widths.json';
import { runDecoder } from './check-picture.server';
import { BROKEN_PICTURE } from './check-picture-structure.server';
import type { DecodePicture } from './decode-picture.server';
import type { PublishedPicture } from './decode-picture-process.server';
import { createWorkQueue } from './work-queue.server';

/** In pixels. A smaller picture looks blurred on the page of a product. */
const MIN_WIDTH = 480;

/** Every waiting picture holds five megabytes of memory. */
const MAX_QUEUED_PICTURES = 8;

export type ProductPictureCheck =
  | { kind: 'accepted'; picture: PublishedPicture }
  /** `issue` is a sentence for the field. */
  | { kind: 'refused'; issue: string }
  /** Another picture of this owner is being decoded, or the queue of this process is full. */
  | { kind: 'running' | 'full' };

export type CheckProductPicture = (sent: File, owner: string) => Promise<ProductPictureCheck>;

/** The whole picture, drawn again from its pixels in the widths and formats of the pages. Nothing else of the file remains. */
export function createProductPictureCheck(decode: DecodePicture): CheckProductPicture {
  const queue = createWorkQueue(MAX_QUEUED_PICTURES);
  return async (sent, owner) => {
    const options = { edges: pictureWidths, isPublished: true };
    const result = await runDecoder(sent, owner, { decode, queue }, options);
    if (result.kind !== 'decoded') return result;
    const { published } = result.decoded;
    if (!published) return { kind: 'refused', issue: BROKEN_PICTURE };
    if (published.width >= MIN_WIDTH) return { kind: 'accepted', picture: published };
    const issue = `This picture is ${published.width} pixels wide. It needs at least ${MIN_WIDTH}.`;
    return { kind: 'refused', issue };
  };
}
