import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressBodies, compressFor, createCachedPage, measureMemory } from './cached-page.server';

it('compressed bodies contain the same document', async () => {
  const html = '<p>Rs. 1,249.00 · मोज़ेक</p>'.repeat(200);
  const { br, gzip, identity } = await compressBodies(html, 5);
  expect(identity.toString()).toBe(html);
  expect(brotliDecompressSync(br).toString()).toBe(html);
  expect(gunzipSync(gzip).toString()).toBe(html);
});

it.each(['br', 'gzip', 'identity'] as const)(
  'a document compressed for %s has all encodings, and the others when they are asked for',
  async (encoding) => {
    const html = '<p>Rs. 1,249.00 · मोज़ेक</p>'.repeat(200);
    const bodies = await compressFor(encoding, html);
    const isReady = Object.entries(bodies).flatMap(([name, body]) => (Buffer.isBuffer(body) ? name : []));
    expect(new Set(isReady)).toEqual(new Set(['identity', encoding]));
    const { representations } = createCachedPage({ bodies, headers: {}, tags: [] });
    expect(representations.identity.body.toString()).toBe(html);
    expect(brotliDecompressSync(representations.br.body).toString()).toBe(html);
    expect(gunzipSync(representations.gzip.body).toString()).toBe(html);
    expect(representations.br).toBe(representations.br);
  },
);

it('the memory of a body that is not compressed yet is estimated, and not less than it will be', async () => {
  const html = '<p>Rs. 1,249.00</p>'.repeat(2000);
  const later = createCachedPage({ bodies: await compressFor('br', html), headers: {}, tags: [] });
  const atOnce = createCachedPage({ bodies: await compressBodies(html, 5), headers: {}, tags: [] });
  expect(measureMemory('/a', later)).toBeGreaterThanOrEqual(measureMemory('/a', atOnce));
});

it('counts the memory of each body, each header, the key and the tags', () => {
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
  const minimum = measureMemory('/a', page(none));
  expect(minimum).toBeGreaterThan(300);
  for (const body of ['identity', 'br', 'gzip'])
    expect(measureMemory('/a', page({ ...none, [body]: 5100 }))).toBeGreaterThanOrEqual(minimum + 5000);
  // Each representation has each header twice: for the response with the body and for a 304 response.
  expect(measureMemory('/a', page(none, 'x'.repeat(1000)))).toBeGreaterThanOrEqual(minimum + 6000);
  expect(measureMemory(`/a${'x'.repeat(1000)}`, page(none))).toBeGreaterThanOrEqual(minimum + 1000);
  expect(measureMemory('/a', page(none, '', ['x'.repeat(1000)]))).toBeGreaterThanOrEqual(minimum + 1000);
});
