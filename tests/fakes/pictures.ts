import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

type Kind = 'png' | 'jpeg' | 'webp';

/** A real picture, left half vermilion and right half jade, so that one sees how it was turned. */
export function pictureFile(
  kind: Kind = 'png',
  { width = 600, height = 300 } = {},
): Promise<Buffer<ArrayBuffer>> {
  return halves(width, height)[kind]().toBuffer().then(copied);
}

export const copied = (content: Uint8Array) => Buffer.from([...content]);

function halves(width: number, height: number) {
  const half = { create: { width: width / 2, height, channels: 3 as const, background: '#3aa273' } };
  return sharp({ create: { width, height, channels: 3, background: '#f35228' } }).composite([
    { input: half, left: width / 2, top: 0 },
  ]);
}

/** As a telephone makes it: held upright, with the place, the camera and a name in it. */
export function photographWithPlace(): Promise<Buffer<ArrayBuffer>> {
  return halves(600, 300)
    .withExif({
      IFD0: { Make: 'TelltaleCamera', Artist: 'TelltaleName', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 58/1 0/1', GPSLongitude: '77/1 38/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
    .then(copied);
}

export function pngChunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** A right PNG of so many black pixels in very few bytes. */
export function hugePng(edge: number): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(edge, 0);
  header.writeUInt32BE(edge, 4);
  header[8] = 1;
  const pixels = deflateSync(Buffer.alloc(edge * (Math.ceil(edge / 8) + 1)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}
