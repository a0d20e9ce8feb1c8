import { expect, it } from 'vitest';
import { compressBodies, createCachedPage } from './cached-page.server';
import { PageCache } from './page-cache.server';
import { createRecompression } from './recompress.server';

const html = Array.from({ length: 2000 }, (_, index) => `<p>Tile ${(index * 7919) % 613}</p>`).join('');

async function store(cache: PageCache, key: string) {
  const bodies = await compressBodies(html, 1);
  const page = createCachedPage({ bodies, headers: { 'X-Test': 'kept' }, tags: ['catalogue'] });
  cache.set(key, page, cache.moment);
  return page;
}

const brotliBytes = (cache: PageCache, key: string) => cache.get(key)?.representations.br.body.length;

it('puts the smaller form in the place of the quick one, with the same headers and tags', async () => {
  const cache = new PageCache();
  await store(cache, '/shop/grid');
  const quick = brotliBytes(cache, '/shop/grid') ?? 0;
  createRecompression(cache)('/shop/grid');
  await expect.poll(() => brotliBytes(cache, '/shop/grid')).toBeLessThan(quick);
  expect(cache.get('/shop/grid')?.representations.br.headers).toContain('X-Test');
  cache.drop(['catalogue']);
  expect(cache.get('/shop/grid')).toBeUndefined();
});

it('brings nothing back that was dropped meanwhile, nor puts an older page in the place of a newer', async () => {
  const cache = new PageCache();
  const recompress = createRecompression(cache);
  await store(cache, '/renewed');
  await store(cache, '/outdated');
  recompress('/renewed');
  cache.drop(['catalogue']);
  await store(cache, '/outdated');
  recompress('/outdated');
  const renewed = await store(cache, '/renewed');
  cache.drop(['another'], { mayServeStale: true });
  const last = await store(cache, '/last');
  recompress('/last');
  await expect.poll(() => cache.get('/last')).not.toBe(last);
  expect(cache.get('/renewed')).toBe(renewed);
  expect(brotliBytes(cache, '/outdated')).toBeLessThan(renewed.representations.br.body.length);
});

it('leaves a page alone that was asked for with a query, and one that is outdated', async () => {
  const cache = new PageCache();
  const recompress = createRecompression(cache);
  const searched = await store(cache, '/shop/grid?q=mug');
  const last = await store(cache, '/last');
  recompress('/shop/grid?q=mug');
  recompress('/last');
  await expect.poll(() => cache.get('/last')).not.toBe(last);
  expect(cache.get('/shop/grid?q=mug')).toBe(searched);
});
