import { crc32, deflateSync } from 'node:zlib';

const SIDE = 24;
const GROUT = 2;
/** S: seat, T: taken seat, `.`: table, #: pillar, space: floor. */
const PLAN = [
  '                        ',
  ' SS..SS  ST..SS  SS..TS ',
  ' SS..TS  SS..SS  SS..SS ',
  '                        ',
  '   #        #        #  ',
  '                        ',
  ' ST..SS  SS..SS  TT..SS ',
  ' SS..SS  SS..ST  SS..SS ',
  '                        ',
  ' SSSSSSSSSS  SSSTSSSSSS ',
];
const COLOURS: Readonly<Record<string, readonly [number, number, number]>> = {
  ' ': [241, 237, 225],
  S: [58, 162, 115],
  T: [243, 82, 40],
  '.': [219, 208, 186],
  '#': [28, 36, 32],
};
const FLOOR = [241, 237, 225] as const;

/** A PNG chunk: length, name, data and checksum. */
function createChunk(name: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  const checksum = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

/** The colour of a pixel. Each tile has a border in the colour of the floor. */
function getColour(x: number, y: number): readonly [number, number, number] {
  const isGrout = x % SIDE < GROUT || y % SIDE < GROUT;
  const tile = PLAN[Math.floor(y / SIDE)]?.[Math.floor(x / SIDE)] ?? ' ';
  return isGrout ? FLOOR : (COLOURS[tile] ?? FLOOR);
}

/** A seat map as a PNG of at most four kilobytes. */
export function createSeatMap(): Uint8Array {
  const width = (PLAN[0]?.length ?? 0) * SIDE;
  const height = PLAN.length * SIDE;
  const rows = Array.from({ length: height }, (_, y) => [
    // The filter type of the row: none.
    0,
    ...Array.from({ length: width }, (_, x) => getColour(x, y)).flat(),
  ]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits per channel, RGB.
  header.set([8, 2], 8);
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      createChunk('IHDR', header),
      createChunk('IDAT', deflateSync(Buffer.from(rows.flat()), { level: 9 })),
      createChunk('IEND', new Uint8Array()),
    ]),
  );
}
