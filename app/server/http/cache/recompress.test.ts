import { expect, it, vi } from 'vitest';
import { compressBodies, createCachedPage } from './cached-page.server';
import { PageCache } from './page-cache.server';
import { createRecompressor } from './recompress.server';

const html = Array.from({ length: 2000 }, (_, index) => `<p>Tile ${(index * 7919) % 613}</p>`).join('');

async function store(cache: PageCache, key: string) {
  const bodies = await compressBodies(html, 1);
  const page = createCachedPage({ bodies, headers: { 'X-Test': 'same' }, tags: ['catalogue'] });
  cache.set(key, page, cache.version);
  return page;
}

/** Compresses one more page. Those that wait before it are compressed then. */
async function compressLast(cache: PageCache, recompress: ReturnType<typeof createRecompressor>) {
  const last = await store(cache, '/last');
  recompress('/last', last);
  await expect.poll(() => cache.get('/last')).not.toBe(last);
}

const brotliBytes = (cache: PageCache, key: string) => cache.get(key)?.representations.br.body.length;

it('replaces the first version by the smaller one, with the same headers and tags', async () => {
  const cache = new PageCache();
  const page = await store(cache, '/shop/grid');
  const first = brotliBytes(cache, '/shop/grid') ?? 0;
  createRecompressor(cache)('/shop/grid', page);
  await expect.poll(() => brotliBytes(cache, '/shop/grid')).toBeLessThan(first);
  expect(cache.get('/shop/grid')?.representations.br.headers).toContain('X-Test');
  cache.invalidate(['catalogue']);
  expect(cache.get('/shop/grid')).toBeUndefined();
});

it('R-PAGE-5: the smaller version ends with the first one', async () => {
  const cache = new PageCache();
  const expiresAt = new Date('2999-01-01');
  const page = { ...(await store(cache, '/contact')), expiresAt };
  cache.set('/contact', page, cache.version);
  createRecompressor(cache)('/contact', page);
  await expect.poll(() => cache.get('/contact')).not.toBe(page);
  expect(cache.get('/contact')?.expiresAt).toEqual(expiresAt);
});

it('does not restore an invalidated page, and does not replace a newer page', async () => {
  const cache = new PageCache();
  const recompress = createRecompressor(cache);
  recompress('/renewed', await store(cache, '/renewed'));
  cache.invalidate(['catalogue']);
  recompress('/outdated', await store(cache, '/outdated'));
  const renewed = await store(cache, '/renewed');
  cache.invalidate(['another'], { mayServeStale: true });
  await compressLast(cache, recompress);
  expect(cache.get('/renewed')).toBe(renewed);
  expect(brotliBytes(cache, '/outdated')).toBeLessThan(renewed.representations.br.body.length);
});

it('compresses a page once', async () => {
  const cache = new PageCache();
  const recompress = createRecompressor(cache);
  const page = await store(cache, '/shop/grid');
  for (let time = 0; time < 3; time++) recompress('/shop/grid', page);
  await expect.poll(() => cache.get('/shop/grid')).not.toBe(page);
  const smaller = cache.get('/shop/grid') ?? page;
  recompress('/shop/grid', smaller);
  await compressLast(cache, recompress);
  expect(cache.get('/shop/grid')).toBe(smaller);
});

it('does not compress prerendered pages', async () => {
  const cache = new PageCache();
  const recompress = createRecompressor(cache);
  const page = await store(cache, '/company');
  cache.pin('/company', page);
  const replace = vi.spyOn(cache, 'replace');
  recompress('/company', page);
  await compressLast(cache, recompress);
  expect(replace.mock.calls.map(([key]) => key)).toEqual(['/last']);
});

it('does not compress pages with a query', async () => {
  const cache = new PageCache();
  const recompress = createRecompressor(cache);
  const searched = await store(cache, '/shop/grid?q=mug');
  recompress('/shop/grid?q=mug', searched);
  await compressLast(cache, recompress);
  expect(cache.get('/shop/grid?q=mug')).toBe(searched);
});
