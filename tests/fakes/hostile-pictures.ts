import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { copyToBuffer, createLargePng, createPictureFile, createPngChunk } from '../fixtures/picture-files';

type Content = Buffer<ArrayBuffer>;

const MB = 1024 * 1024;
/** The length of signature and header of a PNG. */
const PNG_HEADER_BYTES = 33;

const insertChunks = (png: Content, at: number, chunks: Buffer[]): Content =>
  Buffer.concat([png.subarray(0, at), ...chunks, png.subarray(at)]);

const getEndChunkStart = (png: Content) => png.length - 12;

const deflateZeros = (size: number) => deflateSync(Buffer.alloc(size), { level: 9 });

/** Less than 5 MB, with text that a decoder unpacks to almost 5 GB. */
export async function createPngFullOfText(): Promise<Content> {
  const text = createPngChunk(
    'zTXt',
    Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateZeros(47 * MB)]),
  );
  return insertChunks(await createPictureFile(), PNG_HEADER_BYTES, Array(100).fill(text));
}

export async function createPngWithChunk(name: string, data: Buffer, count = 1): Promise<Content> {
  return insertChunks(
    await createPictureFile(),
    PNG_HEADER_BYTES,
    Array(count).fill(createPngChunk(name, data)),
  );
}

/** A colour profile that unpacks to 200 MB. */
export const createPngWithHugeProfile = (): Promise<Content> =>
  createPngWithChunk('iCCP', Buffer.concat([Buffer.from('p\0\0', 'latin1'), deflateZeros(200 * MB)]));

/** An APNG: its frames follow the first picture, and only some programs read them. */
export async function createAnimatedPng(): Promise<Content> {
  const png = await createPictureFile();
  return insertChunks(png, getEndChunkStart(png), [
    createPngChunk('acTL', Buffer.alloc(8)),
    createPngChunk('fdAT', Buffer.alloc(40)),
  ]);
}

async function createFrames(count: number) {
  const [even, odd] = await Promise.all(
    ['#3aa273', '#f35228'].map((background) =>
      sharp({ create: { width: 16, height: 16, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const frames = Array.from({ length: count }, (_, index) => (index % 2 ? odd : even) as Buffer);
  return sharp(frames, { join: { animated: true } });
}

export const createAnimatedWebp = async (count = 500): Promise<Content> =>
  copyToBuffer(await (await createFrames(count)).webp().toBuffer());
export const createAnimatedGif = async (count = 500): Promise<Content> =>
  copyToBuffer(await (await createFrames(count)).gif().toBuffer());

/** A progressive JPEG with five hundred scans of the whole picture. */
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

/** Its header claims four billion pixels. */
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
