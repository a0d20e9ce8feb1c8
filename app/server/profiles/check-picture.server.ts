import { fileTypeFromBuffer } from 'file-type';
import { faultOfPictureFile, MOST_PIXELS, PICTURE_SIZES, PICTURE_TYPES } from '~/domain/uploaded-picture';
import type { PictureCheck, PictureSquares } from './contract.server';
import { drawing } from './drawing.server';

const NO_PICTURE = 'This file is not a PNG, JPEG or WebP picture, whatever its name says.';
const BROKEN = 'This picture is broken: it cannot be opened to its end. Please choose another.';
const TOO_LARGE = `This picture has too many pixels. It can have ${MOST_PIXELS / 1_000_000} million at most.`;

const refused = (fault: string): PictureCheck => ({ kind: 'refused', fault });

/** Reads only as much as it must, and only what a picture of that many pixels can be. */
const reading = { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true } as const;

/**
 * Whether a file that was sent is a picture, and what is kept of it: squares drawn anew from its pixels, turned as the
 * camera was held. Names, places and whatever else a file carries do not come along. Its contents decide what it is.
 */
export async function checkPicture(sent: File): Promise<PictureCheck> {
  const fault = faultOfPictureFile(sent);
  if (fault) return refused(fault);
  const content = new Uint8Array(await sent.arrayBuffer());
  const type = await fileTypeFromBuffer(content);
  if (!PICTURE_TYPES.some((known) => known === type?.mime)) return refused(NO_PICTURE);
  return drawing(async (sharp) => {
    const facts = await sharp(content, { ...reading, limitInputPixels: false })
      .metadata()
      .catch(() => undefined);
    if (facts === undefined) return refused(BROKEN);
    if (`image/${facts.format}` !== type?.mime) return refused(NO_PICTURE);
    if (facts.width * facts.height > MOST_PIXELS) return refused(TOO_LARGE);
    const square = (edge: number, from: Uint8Array) =>
      sharp(from, { ...reading, autoOrient: true })
        .resize(edge, edge, { fit: 'cover' })
        .webp({ quality: 82 })
        .timeout({ seconds: 10 })
        .toBuffer();
    try {
      const large = await square(PICTURE_SIZES.large, content);
      const squares: PictureSquares = { large, small: await square(PICTURE_SIZES.small, large) };
      return { kind: 'accepted', squares };
    } catch {
      return refused(BROKEN);
    }
  });
}
