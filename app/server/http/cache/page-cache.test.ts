import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CachedPage, createCachedPage, sizeInMemory } from './cached-page.server';
import { PageCache } from './page-cache.server';

const BYTES = 100_000;
const BYTES_WITH_QUERY = 50_000;
const STALE_MS = 10_000;

function page(text: string, ...tags: string[]): CachedPage {
  const identity = Buffer.from(text);
  return createCachedPage({ bodies: { identity, br: identity, gzip: identity }, headers: {}, tags });
}

/** A cache whose time passes only when it is told to. */
function cacheWithClock() {
  const clock = { now: 0 };
  const cache = new PageCache({ bytes: BYTES, bytesWithQuery: BYTES_WITH_QUERY, now: () => clock.now });
  return { cache, clock };
}

const plainKeys = Array.from({ length: 8 }, (_, index) => `/page-${index}`);
const queryKeys = Array.from({ length: 6 }, (_, index) => `/list?page=${index}`);
const keys = [...plainKeys, ...queryKeys];
const tags = Array.from({ length: 5 }, (_, index) => `tag-${index}`);
const keyOf = fc.constantFrom(...keys);
const tagsOf = fc.uniqueArray(fc.constantFrom(...tags), { minLength: 1, maxLength: 3 });

type Act =
  | { act: 'store'; key: string; tags: string[]; size: number }
  /** Its rendering began before these tags were dropped. */
  | { act: 'store-late'; key: string; tags: string[]; dropped: string[] }
  | { act: 'drop'; tags: string[]; mayServeStale: boolean }
  | { act: 'drop-all' }
  | { act: 'wait'; milliseconds: number };

const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    act: fc.constant('store' as const),
    key: keyOf,
    tags: tagsOf,
    size: fc.integer({ min: 0, max: 12_000 }),
  }),
  fc.record({ act: fc.constant('store-late' as const), key: keyOf, tags: tagsOf, dropped: tagsOf }),
  fc.record({ act: fc.constant('drop' as const), tags: tagsOf, mayServeStale: fc.boolean() }),
  fc.record({ act: fc.constant('drop-all' as const) }),
  fc.record({ act: fc.constant('wait' as const), milliseconds: fc.integer({ min: 0, max: 8_000 }) }),
);

/** What may be served: fresh, or stale since a moment. */
interface Expected {
  page: CachedPage;
  staleSince?: number;
}

describe('whatever is stored and dropped', () => {
  it('stays within its bytes, serves nothing outdated as fresh, and nothing stale for too long', () => {
    fc.assert(
      fc.property(fc.array(acts, { maxLength: 60 }), (happenings) => {
        const { cache, clock } = cacheWithClock();
        const expected = new Map<string, Expected>();
        const drop = (dropped: string[], mayServeStale: boolean) => {
          cache.drop(dropped, { mayServeStale });
          for (const [key, entry] of expected) {
            if (!entry.page.tags.some((tag) => dropped.includes(tag))) continue;
            if (mayServeStale) entry.staleSince ??= clock.now;
            else expected.delete(key);
          }
        };
        const store = (key: string, stored: CachedPage) => {
          cache.set(key, stored, cache.moment);
          expected.set(key, { page: stored });
        };
        for (const happening of happenings) {
          if (happening.act === 'store')
            store(happening.key, page('x'.repeat(happening.size), ...happening.tags));
          else if (happening.act === 'store-late') {
            const { key, dropped } = happening;
            const begun = cache.moment;
            drop(dropped, false);
            const late = page('late', ...happening.tags);
            const isAffected = happening.tags.some((tag) => dropped.includes(tag));
            cache.set(key, late, begun);
            if (!isAffected) expected.set(key, { page: late });
          } else if (happening.act === 'drop') drop(happening.tags, happening.mayServeStale);
          else if (happening.act === 'drop-all') {
            cache.dropAll();
            expected.clear();
          } else clock.now += happening.milliseconds;

          for (const [all, limit] of [
            [plainKeys, BYTES],
            [queryKeys, BYTES_WITH_QUERY],
          ] as const) {
            const bytes = all.map((key) => {
              const held = cache.get(key) ?? cache.getStale(key);
              return held ? sizeInMemory(key, held) : 0;
            });
            expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(limit);
          }
          for (const key of keys) {
            const entry = expected.get(key);
            const fresh = entry?.staleSince === undefined ? entry?.page : undefined;
            const isStale = entry?.staleSince !== undefined && clock.now - entry.staleSince <= STALE_MS;
            // What had to make room for others is gone altogether.
            expect([undefined, fresh]).toContain(cache.get(key));
            expect([undefined, isStale ? entry.page : undefined]).toContain(cache.getStale(key));
          }
        }
      }),
    );
  });
});

it('a page is served from the moment it is stored', () => {
  const { cache } = cacheWithClock();
  const stored = page('catalogue', 'catalogue');
  cache.set('/shop/grid', stored, cache.moment);
  expect(cache.get('/shop/grid')).toBe(stored);
  expect(cache.get('/shop/grid?page=2')).toBeUndefined();
});

describe('a page whose rendering began before a drop', () => {
  it('is stored when nothing on it was dropped', () => {
    const { cache } = cacheWithClock();
    const begun = cache.moment;
    cache.drop(['something else']);
    cache.set('/shop/grid', page('catalogue', 'catalogue'), begun);
    expect(cache.get('/shop/grid')).toBeDefined();
  });

  it('is not stored when something on it was, however the drop was meant', () => {
    for (const mayServeStale of [true, false]) {
      const { cache } = cacheWithClock();
      const begun = cache.moment;
      cache.drop(['catalogue'], { mayServeStale });
      cache.set('/shop/grid', page('catalogue', 'catalogue'), begun);
      expect(cache.get('/shop/grid')).toBeUndefined();
    }
  });

  it('is not stored when anything may have been', () => {
    const { cache } = cacheWithClock();
    const begun = cache.moment;
    cache.dropAll();
    cache.set('/shop/grid', page('catalogue', 'catalogue'), begun);
    expect(cache.get('/shop/grid')).toBeUndefined();
  });

  it('is not stored when so much was dropped since that nobody remembers', () => {
    const { cache } = cacheWithClock();
    const begun = cache.moment;
    cache.drop(['catalogue']);
    for (let index = 0; index < 5_000; index += 1) cache.drop([`other-${index}`]);
    cache.set('/shop/grid', page('catalogue', 'catalogue'), begun);
    expect(cache.get('/shop/grid')).toBeUndefined();
  });
});

it('an outdated page is stale for some seconds after its first change, and then gone', () => {
  const { cache, clock } = cacheWithClock();
  const old = page('old', 'stock:mug');
  cache.set('/mug', old, cache.moment);
  cache.drop(['stock:mug'], { mayServeStale: true });
  expect(cache.get('/mug')).toBeUndefined();
  expect(cache.getStale('/mug')).toBe(old);
  clock.now += STALE_MS;
  cache.drop(['stock:mug'], { mayServeStale: true });
  expect(cache.getStale('/mug')).toBe(old);
  clock.now += 1;
  expect(cache.getStale('/mug')).toBeUndefined();
});

it('a page on which something is withdrawn is gone at once, stale or not', () => {
  const { cache } = cacheWithClock();
  cache.set('/mug', page('old', 'product:mug', 'stock:mug'), cache.moment);
  cache.drop(['stock:mug'], { mayServeStale: true });
  cache.drop(['product:mug']);
  expect(cache.getStale('/mug')).toBeUndefined();
});

it('a page larger than everything is not stored, and leaves what is there alone', () => {
  const { cache } = cacheWithClock();
  const small = page('small', 'catalogue');
  cache.set('/small', small, cache.moment);
  cache.set('/large', page('x'.repeat(BYTES), 'catalogue'), cache.moment);
  expect(cache.get('/large')).toBeUndefined();
  expect(cache.get('/small')).toBe(small);
});

it('the page asked for last stays longest', () => {
  const size = sizeInMemory('/a', page('x'.repeat(1000), 'any'));
  const cache = new PageCache({ bytes: 3 * size });
  for (const key of ['/a', '/b', '/c']) cache.set(key, page('x'.repeat(1000), 'any'), cache.moment);
  cache.get('/a');
  cache.set('/d', page('x'.repeat(1000), 'any'), cache.moment);
  expect(['/a', '/b', '/c', '/d'].filter((key) => cache.get(key))).toEqual(['/a', '/c', '/d']);
});

it('any number of pages with a query takes no place from those without', () => {
  const { cache } = cacheWithClock();
  const front = page('x'.repeat(5_000), 'catalogue');
  cache.set('/shop/index', front, cache.moment);
  for (let index = 0; index < 1_000; index += 1)
    cache.set(`/shop/grid?max=${index}`, page('x'.repeat(1_000), 'catalogue'), cache.moment);
  expect(cache.get('/shop/index')).toBe(front);
});

it("a campaign's parameters lead to the page that was made with the build", () => {
  const { cache } = cacheWithClock();
  const pinned = page('pricing', 'build');
  cache.pin('/pricing', pinned);
  expect(cache.get('/pricing?utm_source=letter')).toBe(pinned);
  expect(cache.get('/pricing/more?utm_source=letter')).toBeUndefined();
  cache.dropAll();
  expect(cache.get('/pricing')).toBe(pinned);
});
