import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compressFiles } from './compress-files';

const TEXTS = [
  'assets/a/page.js',
  'assets/site.css',
  'blog/an-article.md',
  'drawings/wall.svg',
  'menus.html',
];
const content = 'One tile beside the other. '.repeat(100);
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'compressed-'));
  for (const path of [...TEXTS, 'pictures/mug.webp']) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  compressFiles(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each(TEXTS)('%s has a Brotli and a gzip version', (path) => {
  expect(brotliDecompressSync(readFileSync(join(folder, `${path}.br`))).toString()).toBe(content);
  expect(gunzipSync(readFileSync(join(folder, `${path}.gz`))).toString()).toBe(content);
});

it('a picture has none', () => {
  expect(existsSync(join(folder, 'pictures/mug.webp.br'))).toBe(false);
});
