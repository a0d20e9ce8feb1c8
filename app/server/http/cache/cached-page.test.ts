import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressBodies, createCachedPage, sizeInMemory } from './cached-page.server';

it('compressed bodies hold the same document', async () => {
  const html = '<p>Rs. 1,249.00 · मोज़ेक</p>'.repeat(200);
  const { br, gzip, identity } = await compressBodies(html, 5);
  expect(identity.toString()).toBe(html);
  expect(brotliDecompressSync(br).toString()).toBe(html);
  expect(gunzipSync(gzip).toString()).toBe(html);
});

it('counts everything that a page takes: each body, each header, its key and its tags', () => {
  const page = (sizes: { identity: number; br: number; gzip: number }, header = '', tags: string[] = []) =>
    createCachedPage({
      bodies: {
        identity: Buffer.alloc(sizes.identity),
        br: Buffer.alloc(sizes.br),
        gzip: Buffer.alloc(sizes.gzip),
      },
      headers: { Policy: header },
      tags,
    });
  const none = { identity: 100, br: 100, gzip: 100 };
  const least = sizeInMemory('/a', page(none));
  expect(least).toBeGreaterThan(300);
  for (const body of ['identity', 'br', 'gzip'])
    expect(sizeInMemory('/a', page({ ...none, [body]: 5100 }))).toBeGreaterThanOrEqual(least + 5000);
  // Each representation has a header twice: with its body, and without it for a browser that has the body.
  expect(sizeInMemory('/a', page(none, 'x'.repeat(1000)))).toBeGreaterThanOrEqual(least + 6000);
  expect(sizeInMemory(`/a${'x'.repeat(1000)}`, page(none))).toBeGreaterThanOrEqual(least + 1000);
  expect(sizeInMemory('/a', page(none, '', ['x'.repeat(1000)]))).toBeGreaterThanOrEqual(least + 1000);
});
