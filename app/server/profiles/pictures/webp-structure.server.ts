import type { PictureStructure } from './picture-structure.server';

/** `RIFF`, the length, `WEBP`. */
const HEADER = 12;
/** Name and length. */
const FRAME = 8;

interface Edges {
  width: number;
  height: number;
}

const LOW_14_BITS = 0x3fff;

const EDGE_READERS: Readonly<Record<string, (chunk: Buffer) => Edges>> = {
  VP8X: (chunk) => ({ width: chunk.readUIntLE(4, 3) + 1, height: chunk.readUIntLE(7, 3) + 1 }),
  'VP8 ': (chunk) => ({
    width: chunk.readUInt16LE(6) & LOW_14_BITS,
    height: chunk.readUInt16LE(8) & LOW_14_BITS,
  }),
  VP8L: (chunk) => {
    const bits = chunk.readUInt32LE(1);
    return { width: (bits & LOW_14_BITS) + 1, height: ((bits >>> 14) & LOW_14_BITS) + 1 };
  },
};

/** Length of the shortest chunk with the size of the picture. */
const MIN_PICTURE_CHUNK = 10;
const PICTURE = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH']);
const ANIMATION = new Set(['ANIM', 'ANMF']);

/** The chunks of a WebP; `undefined` when one does not fit in. RFC 9649, section 2. */
export function readWebpStructure(content: Buffer): PictureStructure | undefined {
  const structure = { width: 0, height: 0, isAnimated: false, compressedExtras: 0, extras: 0, passes: 1 };
  if (content.length < HEADER + FRAME) return undefined;
  const end = HEADER - 4 + content.readUInt32LE(4);
  if (end > content.length) return undefined;
  for (let at = HEADER; at + FRAME <= end; ) {
    const name = content.toString('latin1', at, at + 4);
    const length = content.readUInt32LE(at + 4);
    const chunk = content.subarray(at + FRAME, at + FRAME + length);
    if (chunk.length < length || at + FRAME + length > end) return undefined;
    const readEdges = EDGE_READERS[name];
    if (readEdges) {
      if (length < MIN_PICTURE_CHUNK) return undefined;
      const { width, height } = readEdges(chunk);
      structure.width = Math.max(structure.width, width);
      structure.height = Math.max(structure.height, height);
    }
    if (ANIMATION.has(name)) structure.isAnimated = true;
    if (!PICTURE.has(name)) structure.extras += 1;
    // Chunks start at even positions.
    at += FRAME + length + (length % 2);
  }
  return structure;
}
