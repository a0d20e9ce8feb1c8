import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import pictures from '~/assets/pictures.json';
import { buildSrcSet, getPictureFile, getSingleFile, listPublishedWidths } from './picture-sources';

const published = new Set(
  readdirSync('public/pictures', { recursive: true }).map((file) => `/pictures/${String(file)}`),
);
const entries = Object.entries(pictures);

describe('picture sources', () => {
  it('are never wider than the original', () => {
    expect(listPublishedWidths(1000)).toEqual([160, 320, 480, 640, 960, 1000]);
    expect(listPublishedWidths(960)).toEqual([160, 320, 480, 640, 960]);
    expect(listPublishedWidths(100)).toEqual([100]);
  });

  it('a single file has at least the requested width, or the greatest one', () => {
    const image = { src: '/pictures/mug.0', width: 1000 };
    expect(getSingleFile(image, 600)).toBe('/pictures/mug.0-640.webp');
    expect(getSingleFile(image, 2000)).toBe('/pictures/mug.0-1000.webp');
  });

  it.each(entries)('of %s are published files', (_, { src, width, widths }) => {
    expect(listPublishedWidths(width)).toEqual(widths);
    for (const candidate of widths) {
      expect(published).toContain(getPictureFile(src, candidate, 'avif'));
      expect(published).toContain(getPictureFile(src, candidate, 'webp'));
    }
    expect(buildSrcSet({ src, width }).split(', ')).toHaveLength(widths.length);
  });
});
