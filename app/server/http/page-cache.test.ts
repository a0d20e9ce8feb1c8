import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compressBodies, type KeptPage, keptPageFrom, PageCache } from './page-cache.server';

const LARGEST = 100_000;
/** What the cache counts for a page beside its three bodies. */
const OVERHEAD = 3 * 1024;

function page(text: string, ...tags: string[]): KeptPage {
  const identity = Buffer.from(text);
  return keptPageFrom({ bodies: { identity, br: identity, gzip: identity }, headers: {}, tags });
}

const weight = (kept: KeptPage) =>
  Object.values(kept.representations).reduce((sum, { body }) => sum + body.length, OVERHEAD);

const keys = Array.from({ length: 12 }, (_, index) => `/page-${index}`);
const tags = Array.from({ length: 5 }, (_, index) => `tag-${index}`);
const keyOf = fc.constantFrom(...keys);
const tagsOf = fc.uniqueArray(fc.constantFrom(...tags), { minLength: 1, maxLength: 3 });

type Act =
  | { act: 'keep'; key: string; tags: string[]; size: number }
  /** A page whose rendering began before the last drop. */
  | { act: 'keep-late'; key: string; tags: string[] }
  | { act: 'drop'; tags: string[] }
  | { act: 'drop-all' }
  | { act: 'ask'; key: string };

const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    act: fc.constant('keep' as const),
    key: keyOf,
    tags: tagsOf,
    size: fc.integer({ min: 0, max: 12_000 }),
  }),
  fc.record({ act: fc.constant('keep-late' as const), key: keyOf, tags: tagsOf }),
  fc.record({ act: fc.constant('drop' as const), tags: tagsOf }),
  fc.record({ act: fc.constant('drop-all' as const) }),
  fc.record({ act: fc.constant('ask' as const), key: keyOf }),
);

describe('whatever is kept, dropped and asked for', () => {
  it('stays within its bytes, never serves what was dropped, and keeps what came with the build', () => {
    fc.assert(
      fc.property(fc.array(acts, { maxLength: 60 }), (happenings) => {
        const cache = new PageCache(LARGEST);
        const pinned = page('made with the build', 'build');
        cache.pin('/pinned', pinned);
        /** What may still be served, by key. */
        const fresh = new Map<string, KeptPage>();
        const forget = (...dropped: string[]) => {
          for (const [key, kept] of fresh) {
            if (kept.tags.some((tag) => dropped.includes(tag))) fresh.delete(key);
          }
        };
        for (const happening of happenings) {
          if (happening.act === 'keep') {
            const kept = page('x'.repeat(happening.size), ...happening.tags);
            cache.set(happening.key, kept, cache.generation);
            fresh.set(happening.key, kept);
          } else if (happening.act === 'keep-late') {
            const began = cache.generation;
            cache.drop(...happening.tags);
            forget(...happening.tags);
            cache.set(happening.key, page('late', ...happening.tags), began);
          } else if (happening.act === 'drop') {
            cache.drop(...happening.tags);
            forget(...happening.tags);
          } else if (happening.act === 'drop-all') {
            cache.dropAll();
            fresh.clear();
          }
          const served = keys.flatMap((key) => cache.get(key) ?? []);
          expect(served.reduce((sum, kept) => sum + weight(kept), 0)).toBeLessThanOrEqual(LARGEST);
          for (const key of keys) expect([undefined, fresh.get(key)]).toContain(cache.get(key));
          expect(cache.get('/pinned')).toBe(pinned);
        }
      }),
    );
  });
});

it('a page is served from the moment it is kept', () => {
  const cache = new PageCache();
  const kept = page('catalogue', 'catalogue');
  cache.set('/shop/grid', kept, cache.generation);
  expect(cache.get('/shop/grid')).toBe(kept);
  expect(cache.get('/shop/grid?page=2')).toBeUndefined();
});

it('a page whose rendering began before any drop is not kept', () => {
  const cache = new PageCache();
  const began = cache.generation;
  cache.drop('something else');
  cache.set('/shop/grid', page('catalogue', 'catalogue'), began);
  expect(cache.get('/shop/grid')).toBeUndefined();
});

it('a page larger than everything is not kept, and leaves what is there alone', () => {
  const cache = new PageCache(LARGEST);
  const small = page('small', 'catalogue');
  cache.set('/small', small, cache.generation);
  cache.set('/large', page('x'.repeat(LARGEST), 'catalogue'), cache.generation);
  expect(cache.get('/large')).toBeUndefined();
  expect(cache.get('/small')).toBe(small);
});

it('the page asked for last stays longest', () => {
  const cache = new PageCache(3 * weight(page('x'.repeat(1000))));
  for (const key of ['/a', '/b', '/c']) cache.set(key, page('x'.repeat(1000), 'any'), cache.generation);
  cache.get('/a');
  cache.set('/d', page('x'.repeat(1000), 'any'), cache.generation);
  expect(['/a', '/b', '/c', '/d'].filter((key) => cache.get(key))).toEqual(['/a', '/c', '/d']);
});

it("a campaign's parameters lead to the page that was made with the build", () => {
  const cache = new PageCache();
  const pinned = page('pricing', 'build');
  cache.pin('/pricing', pinned);
  expect(cache.get('/pricing?utm_source=letter')).toBe(pinned);
  expect(cache.get('/pricing/more?utm_source=letter')).toBeUndefined();
});

it('compressed bodies hold the same document', async () => {
  const { brotliDecompressSync, gunzipSync } = await import('node:zlib');
  const html = '<p>Rs. 1,249.00 · मोज़ेक</p>'.repeat(200);
  const { br, gzip, identity } = await compressBodies(html, 5);
  expect(identity.toString()).toBe(html);
  expect(brotliDecompressSync(br).toString()).toBe(html);
  expect(gunzipSync(gzip).toString()).toBe(html);
});
