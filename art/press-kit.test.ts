import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { site } from '~site';
import pressKit from '../app/assets/press-kit.json';

const published = (href: string) => readFileSync(new URL(`../public${href}`, import.meta.url));
const files = [pressKit.marks, pressKit.wordmarks]
  .flatMap((kind) => Object.values(kind))
  .flatMap(({ svg, png }) => [svg, png]);

/** The files of an archive, read by their own headers. */
function unpacked(archive: Buffer): Map<string, Buffer> {
  const found = new Map<string, Buffer>();
  let at = 0;
  while (archive.readUInt32LE(at) === 0x04034b50) {
    const size = archive.readUInt32LE(at + 18);
    const begin = at + 30 + archive.readUInt16LE(at + 26);
    const content = archive.subarray(begin, begin + size);
    expect(crc32(content)).toBe(archive.readUInt32LE(at + 14));
    found.set(archive.toString('utf8', at + 30, begin), content);
    at = begin + size;
  }
  return found;
}

describe('the press kit', () => {
  it('is published as the page describes it', () => {
    for (const { href, bytes } of [...files, pressKit.archive]) expect(published(href).length).toBe(bytes);
  });

  it('has the name beside the mark in every version, its letters as shapes', () => {
    expect(Object.keys(pressKit.wordmarks)).toEqual(Object.keys(pressKit.marks));
    for (const { svg, width, height } of Object.values(pressKit.wordmarks)) {
      const drawing = published(svg.href).toString();
      expect(drawing).toContain(`viewBox="0 0 ${width} ${height}"`);
      expect(drawing).not.toContain('<text');
      expect(drawing.match(/<path transform/g)).toHaveLength(site.name.length);
    }
  });

  it('holds every single file in its archive, unchanged, and how to use them', () => {
    const contents = unpacked(published(pressKit.archive.href));
    expect(contents.size).toBe(pressKit.archive.files);
    expect(contents.get('READ-ME.txt')?.toString()).toContain('Leave one tile free');
    for (const { href } of files) {
      expect(contents.get(href.replace('/press/', ''))?.equals(published(href)), href).toBe(true);
    }
  });
});
