import type { PictureStructure } from './picture-structure.server';

const SIGNATURE = 8;
/** Length, name and checksum. */
const FRAME = 12;
const HEADER = 13;

const COMPRESSED = new Set(['zTXt', 'iTXt', 'iCCP']);
const ANIMATION = new Set(['acTL', 'fcTL', 'fdAT']);
const PIXELS = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND']);

/** The chunks of a PNG up to its end; `undefined` when one does not fit in. PNG specification, section 5. */
export function readPngStructure(content: Buffer): PictureStructure | undefined {
  if (content.length < SIGNATURE + FRAME + HEADER) return undefined;
  if (content.toString('latin1', 12, 16) !== 'IHDR' || content.readUInt32BE(SIGNATURE) !== HEADER)
    return undefined;
  const structure = {
    width: content.readUInt32BE(16),
    height: content.readUInt32BE(20),
    isAnimated: false,
    compressedExtras: 0,
    extras: 0,
    passes: 1,
  };
  for (let at = SIGNATURE; at + FRAME <= content.length; ) {
    const length = content.readUInt32BE(at);
    const name = content.toString('latin1', at + 4, at + 8);
    if (at + FRAME + length > content.length) return undefined;
    if (name === 'IEND') return structure;
    if (ANIMATION.has(name)) structure.isAnimated = true;
    if (COMPRESSED.has(name)) structure.compressedExtras += length;
    if (!PIXELS.has(name)) structure.extras += 1;
    at += FRAME + length;
  }
  return undefined;
}
