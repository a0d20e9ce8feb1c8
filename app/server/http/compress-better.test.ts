import { expect, it } from 'vitest';
import { createBetterCompression } from './compress-better.server';
import { compressBodies, keptPageFrom, PageCache } from './page-cache.server';

const html = Array.from({ length: 2000 }, (_, index) => `<p>Tile ${(index * 7919) % 613}</p>`).join('');

async function keep(cache: PageCache, key: string) {
  const bodies = await compressBodies(html, 1);
  const page = keptPageFrom({ bodies, headers: { ETag: 'x' }, tags: ['catalogue'] });
  cache.set(key, page, cache.generation);
  return { key, html, headers: {}, page };
}

const brotliBytes = (cache: PageCache, key: string) => cache.get(key)?.representations.br.body.length;

it('puts the smaller form in the place of the quick one, with the same tags', async () => {
  const cache = new PageCache();
  const kept = await keep(cache, '/shop/grid');
  const quick = brotliBytes(cache, '/shop/grid') ?? 0;
  createBetterCompression(cache)(kept);
  await expect.poll(() => brotliBytes(cache, '/shop/grid')).toBeLessThan(quick);
  cache.drop('catalogue');
  expect(cache.get('/shop/grid')).toBeUndefined();
});

it('brings nothing back that was dropped meanwhile, nor puts an older page in the place of a newer', async () => {
  const cache = new PageCache();
  const compressBetter = createBetterCompression(cache);
  const dropped = await keep(cache, '/dropped');
  const old = await keep(cache, '/renewed');
  const later = await keep(cache, '/later');
  for (const document of [dropped, old, later]) compressBetter(document);
  cache.drop('catalogue');
  const { page: renewed } = await keep(cache, '/renewed');
  const { page } = await keep(cache, '/later');
  compressBetter({ ...later, page });
  await expect.poll(() => cache.get('/later')).not.toBe(page);
  expect(cache.get('/dropped')).toBeUndefined();
  expect(cache.get('/renewed')).toBe(renewed);
});
