import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { copyToBuffer, createLargePng, createPictureFile, createPngChunk } from '../fixtures/picture-files';

type Content = Buffer<ArrayBuffer>;

const MB = 1024 * 1024;
/** Signature and header of a PNG. */
const PNG_HEAD = 33;

const withChunks = (png: Content, at: number, chunks: Buffer[]): Content =>
  Buffer.concat([png.subarray(0, at), ...chunks, png.subarray(at)]);

const beforeEnd = (png: Content) => png.length - 12;

const packed = (size: number) => deflateSync(Buffer.alloc(size), { level: 9 });

/** Less than 5 MB that a decoder unpacks to almost 5 GB of text. */
export async function createPngFullOfText(): Promise<Content> {
  const text = createPngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), packed(47 * MB)]));
  return withChunks(await createPictureFile(), PNG_HEAD, Array(100).fill(text));
}

export async function createPngWithChunk(name: string, data: Buffer, count = 1): Promise<Content> {
  return withChunks(await createPictureFile(), PNG_HEAD, Array(count).fill(createPngChunk(name, data)));
}

/** A colour profile that unpacks to 200 MB. */
export const createPngWithHugeProfile = (): Promise<Content> =>
  createPngWithChunk('iCCP', Buffer.concat([Buffer.from('p\0\0', 'latin1'), packed(200 * MB)]));

/** The frames come behind the first picture, where only some programs look for them. */
export async function createAnimatedPng(): Promise<Content> {
  const png = await createPictureFile();
  return withChunks(png, beforeEnd(png), [
    createPngChunk('acTL', Buffer.alloc(8)),
    createPngChunk('fdAT', Buffer.alloc(40)),
  ]);
}

async function frames(count: number) {
  const frame = await sharp({ create: { width: 16, height: 16, channels: 3, background: '#f35228' } })
    .png()
    .toBuffer();
  const others = await sharp({ create: { width: 16, height: 16, channels: 3, background: '#3aa273' } })
    .png()
    .toBuffer();
  const all = Array.from({ length: count }, (_, index) => (index % 2 ? frame : others));
  return sharp(all, { join: { animated: true } });
}

export const createAnimatedWebp = async (count = 500): Promise<Content> =>
  copyToBuffer(await (await frames(count)).webp().toBuffer());
export const createAnimatedGif = async (count = 500): Promise<Content> =>
  copyToBuffer(await (await frames(count)).gif().toBuffer());

/** A photograph that a decoder goes over five hundred times. */
export async function createJpegWithManyScans(): Promise<Content> {
  const jpeg = copyToBuffer(
    await sharp(await createPictureFile('jpeg'))
      .jpeg({ progressive: true })
      .toBuffer(),
  );
  const scan = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const end = jpeg.length - 2;
  return Buffer.concat([
    jpeg.subarray(0, end),
    ...Array(500).fill(jpeg.subarray(scan, end)),
    jpeg.subarray(end),
  ]);
}

/** Says of itself that it has four milliard pixels. */
export async function createHugeJpeg(): Promise<Content> {
  const jpeg = await createPictureFile('jpeg');
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(65_000, frame + 5);
  jpeg.writeUInt16BE(65_000, frame + 7);
  return jpeg;
}

export async function createHugeWebp(): Promise<Content> {
  const webp = await createPictureFile('webp');
  const picture = webp.indexOf('VP8 ');
  webp.writeUInt16LE(16_383, picture + 14);
  webp.writeUInt16LE(16_383, picture + 16);
  return webp;
}

export const createBombPng = (): Content => createLargePng(20_000);
