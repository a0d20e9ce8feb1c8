import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { site } from '~site';
import pressKit from '../app/assets/press-kit.json';

const readPublished = (href: string) => readFileSync(new URL(`../public${href}`, import.meta.url));
const files = [pressKit.marks, pressKit.wordmarks]
  .flatMap((kind) => Object.values(kind))
  .flatMap(({ svg, png }) => [svg, png]);

/** The files of an archive, read from their headers. */
function unpack(archive: Buffer): Map<string, Buffer> {
  const contents = new Map<string, Buffer>();
  let offset = 0;
  while (archive.readUInt32LE(offset) === 0x04034b50) {
    const size = archive.readUInt32LE(offset + 18);
    const begin = offset + 30 + archive.readUInt16LE(offset + 26);
    const content = archive.subarray(begin, begin + size);
    expect(crc32(content)).toBe(archive.readUInt32LE(offset + 14));
    contents.set(archive.toString('utf8', offset + 30, begin), content);
    offset = begin + size;
  }
  return contents;
}

describe('the press kit', () => {
  it('has the file sizes that the page states', () => {
    for (const { href, bytes } of [...files, pressKit.archive])
      expect(readPublished(href).length).toBe(bytes);
  });

  it('has the name beside the mark in every wordmark, with letters as paths', () => {
    expect(Object.keys(pressKit.wordmarks)).toEqual(Object.keys(pressKit.marks));
    for (const { svg, width, height } of Object.values(pressKit.wordmarks)) {
      const drawing = readPublished(svg.href).toString();
      expect(drawing).toContain(`viewBox="0 0 ${width} ${height}"`);
      expect(drawing).not.toContain('<text');
      expect(drawing.match(/<path transform/g)).toHaveLength(site.name.length);
    }
  });

  it('has every file and the instructions in its archive', () => {
    const contents = unpack(readPublished(pressKit.archive.href));
    expect(contents.size).toBe(pressKit.archive.files);
    expect(contents.get('READ-ME.txt')?.toString()).toContain('Leave one tile free');
    for (const { href } of files) {
      expect(contents.get(href.replace('/press/', ''))?.equals(readPublished(href)), href).toBe(true);
    }
  });
});
