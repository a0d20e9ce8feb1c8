import type { PictureStructure } from './picture-structure.server';

const MARKER = 0xff;
const START_OF_SCAN = 0xda;
const END = 0xd9;

/** A frame header contains the size of the picture. The three other markers of the range are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const isExtra = (marker: number) => marker >= 0xe0;
/** Markers within the compressed pixels. */
const isWithinScan = (marker: number) => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);

/** The position of the first marker after the compressed pixels. */
function findEndOfScan(content: Buffer, from: number): number {
  let at = content.indexOf(MARKER, from);
  while (at >= 0 && isWithinScan(content[at + 1] ?? END)) at = content.indexOf(MARKER, at + 2);
  return at < 0 ? content.length : at;
}

/** The segments of a JPEG up to its end; `undefined` when one does not fit in. ITU-T T.81, annex B. */
export function readJpegStructure(content: Buffer): PictureStructure | undefined {
  const structure = { width: 0, height: 0, isAnimated: false, compressedExtras: 0, extras: 0, passes: 0 };
  for (let at = 2; at + 4 <= content.length || content[at + 1] === END; ) {
    if (content[at] !== MARKER) return undefined;
    const marker = content[at + 1] ?? 0;
    if (marker === MARKER) {
      at += 1;
      continue;
    }
    if (marker === END) return structure.passes > 0 ? structure : undefined;
    const length = content.readUInt16BE(at + 2);
    if (length < 2 || at + 2 + length > content.length) return undefined;
    if (isFrame(marker)) {
      if (structure.width > 0 || length < 8) return undefined;
      structure.height = content.readUInt16BE(at + 5);
      structure.width = content.readUInt16BE(at + 7);
    }
    if (isExtra(marker)) structure.extras += 1;
    at += 2 + length;
    if (marker !== START_OF_SCAN) continue;
    structure.passes += 1;
    at = findEndOfScan(content, at);
  }
  return undefined;
}
