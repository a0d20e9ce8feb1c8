import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CachedPage, createCachedPage, measureMemory } from './cached-page.server';
import { PageCache } from './page-cache.server';

const BYTES = 100_000;
const BYTES_WITH_QUERY = 50_000;
const STALE_MS = 10_000;

function page(text: string, ...tags: string[]): CachedPage {
  const identity = Buffer.from(text);
  return createCachedPage({ bodies: { identity, br: identity, gzip: identity }, headers: {}, tags });
}

/** A cache with a clock that the test sets. */
function createCacheWithClock() {
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

type Step =
  | { kind: 'store'; key: string; tags: string[]; size: number }
  /** The render started before these tags were invalidated. */
  | { kind: 'store-late'; key: string; tags: string[]; invalidated: string[] }
  | { kind: 'invalidate'; tags: string[]; mayServeStale: boolean }
  | { kind: 'invalidate-all' }
  | { kind: 'wait'; milliseconds: number };

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('store' as const),
    key: keyOf,
    tags: tagsOf,
    size: fc.integer({ min: 0, max: 12_000 }),
  }),
  fc.record({ kind: fc.constant('store-late' as const), key: keyOf, tags: tagsOf, invalidated: tagsOf }),
  fc.record({ kind: fc.constant('invalidate' as const), tags: tagsOf, mayServeStale: fc.boolean() }),
  fc.record({ kind: fc.constant('invalidate-all' as const) }),
  fc.record({ kind: fc.constant('wait' as const), milliseconds: fc.integer({ min: 0, max: 8_000 }) }),
);

/** What may be served: a fresh page, or a page that is stale since a time. */
interface Expected {
  page: CachedPage;
  staleSince?: number;
}

describe('any sequence of stored and invalidated pages', () => {
  it('stays within the limits, serves no outdated page as fresh, and no stale page for too long', () => {
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 60 }), (sequence) => {
        const { cache, clock } = createCacheWithClock();
        const expected = new Map<string, Expected>();
        const invalidate = (invalidated: string[], mayServeStale: boolean) => {
          cache.invalidate(invalidated, { mayServeStale });
          for (const [key, entry] of expected) {
            if (!entry.page.tags.some((tag) => invalidated.includes(tag))) continue;
            if (mayServeStale) entry.staleSince ??= clock.now;
            else expected.delete(key);
          }
        };
        const store = (key: string, stored: CachedPage) => {
          cache.set(key, stored, cache.version);
          expected.set(key, { page: stored });
        };
        for (const step of sequence) {
          if (step.kind === 'store') store(step.key, page('x'.repeat(step.size), ...step.tags));
          else if (step.kind === 'store-late') {
            const { key, invalidated } = step;
            const startVersion = cache.version;
            invalidate(invalidated, false);
            const late = page('late', ...step.tags);
            const isAffected = step.tags.some((tag) => invalidated.includes(tag));
            cache.set(key, late, startVersion);
            if (!isAffected) expected.set(key, { page: late });
          } else if (step.kind === 'invalidate') invalidate(step.tags, step.mayServeStale);
          else if (step.kind === 'invalidate-all') {
            cache.invalidateAll();
            expected.clear();
          } else clock.now += step.milliseconds;

          for (const [all, limit] of [
            [plainKeys, BYTES],
            [queryKeys, BYTES_WITH_QUERY],
          ] as const) {
            const bytes = all.map((key) => {
              const stored = cache.get(key) ?? cache.getStale(key);
              return stored ? measureMemory(key, stored) : 0;
            });
            expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(limit);
          }
          for (const key of keys) {
            const entry = expected.get(key);
            const fresh = entry?.staleSince === undefined ? entry?.page : undefined;
            const isStale = entry?.staleSince !== undefined && clock.now - entry.staleSince <= STALE_MS;
            // A page that was removed to make room is neither fresh nor stale.
            expect([undefined, fresh]).toContain(cache.get(key));
            expect([undefined, isStale ? entry.page : undefined]).toContain(cache.getStale(key));
          }
        }
      }),
    );
  });
});

it('a stored page is served', () => {
  const { cache } = createCacheWithClock();
  const stored = page('catalogue', 'catalogue');
  cache.set('/shop/grid', stored, cache.version);
  expect(cache.get('/shop/grid')).toBe(stored);
  expect(cache.get('/shop/grid?page=2')).toBeUndefined();
});

describe('a page whose render started before an invalidation', () => {
  it('is stored when none of its tags was invalidated', () => {
    const { cache } = createCacheWithClock();
    const startVersion = cache.version;
    cache.invalidate(['something else']);
    cache.set('/shop/grid', page('catalogue', 'catalogue'), startVersion);
    expect(cache.get('/shop/grid')).toBeDefined();
  });

  it('is not stored when one of its tags was invalidated, with or without serving stale pages', () => {
    for (const mayServeStale of [true, false]) {
      const { cache } = createCacheWithClock();
      const startVersion = cache.version;
      cache.invalidate(['catalogue'], { mayServeStale });
      cache.set('/shop/grid', page('catalogue', 'catalogue'), startVersion);
      expect(cache.get('/shop/grid')).toBeUndefined();
    }
  });

  it('is not stored when everything was invalidated', () => {
    const { cache } = createCacheWithClock();
    const startVersion = cache.version;
    cache.invalidateAll();
    cache.set('/shop/grid', page('catalogue', 'catalogue'), startVersion);
    expect(cache.get('/shop/grid')).toBeUndefined();
  });

  it('is not stored when there were more invalidations than the log remembers', () => {
    const { cache } = createCacheWithClock();
    const startVersion = cache.version;
    cache.invalidate(['catalogue']);
    for (let index = 0; index < 5_000; index += 1) cache.invalidate([`other-${index}`]);
    cache.set('/shop/grid', page('catalogue', 'catalogue'), startVersion);
    expect(cache.get('/shop/grid')).toBeUndefined();
  });
});

it('an outdated page is stale for some seconds after its first change, and is then removed', () => {
  const { cache, clock } = createCacheWithClock();
  const old = page('old', 'stock:mug');
  cache.set('/mug', old, cache.version);
  cache.invalidate(['stock:mug'], { mayServeStale: true });
  expect(cache.get('/mug')).toBeUndefined();
  expect(cache.getStale('/mug')).toBe(old);
  clock.now += STALE_MS;
  cache.invalidate(['stock:mug'], { mayServeStale: true });
  expect(cache.getStale('/mug')).toBe(old);
  clock.now += 1;
  expect(cache.getStale('/mug')).toBeUndefined();
});

it('an invalidation without stale pages also removes a stale page', () => {
  const { cache } = createCacheWithClock();
  cache.set('/mug', page('old', 'product:mug', 'stock:mug'), cache.version);
  cache.invalidate(['stock:mug'], { mayServeStale: true });
  cache.invalidate(['product:mug']);
  expect(cache.getStale('/mug')).toBeUndefined();
});

it('a page larger than the limit is not stored, and removes no other page', () => {
  const { cache } = createCacheWithClock();
  const small = page('small', 'catalogue');
  cache.set('/small', small, cache.version);
  cache.set('/large', page('x'.repeat(BYTES), 'catalogue'), cache.version);
  expect(cache.get('/large')).toBeUndefined();
  expect(cache.get('/small')).toBe(small);
});

it('the least recently requested page is removed first', () => {
  const size = measureMemory('/a', page('x'.repeat(1000), 'any'));
  const cache = new PageCache({ bytes: 3 * size });
  for (const key of ['/a', '/b', '/c']) cache.set(key, page('x'.repeat(1000), 'any'), cache.version);
  cache.get('/a');
  cache.set('/d', page('x'.repeat(1000), 'any'), cache.version);
  expect(['/a', '/b', '/c', '/d'].filter((key) => cache.get(key))).toEqual(['/a', '/c', '/d']);
});

it('pages with a query never remove pages without a query', () => {
  const { cache } = createCacheWithClock();
  const front = page('x'.repeat(5_000), 'catalogue');
  cache.set('/shop/index', front, cache.version);
  for (let index = 0; index < 1_000; index += 1)
    cache.set(`/shop/grid?max=${index}`, page('x'.repeat(1_000), 'catalogue'), cache.version);
  expect(cache.get('/shop/index')).toBe(front);
});

it('R-PAGE-5: a page that depends on the date is served until its end', () => {
  const time = { now: new Date('2026-11-24T18:29:59Z') };
  const cache = new PageCache({ clock: () => time.now });
  const today = { ...page('closed today', 'build'), expiresAt: new Date('2026-11-24T18:30:00Z') };
  cache.set('/contact', today, cache.version);
  expect(cache.get('/contact')).toBe(today);
  time.now = today.expiresAt;
  expect(cache.get('/contact')).toBeUndefined();
  expect(cache.getStale('/contact')).toBeUndefined();
  const tomorrow = { ...page('open', 'build'), expiresAt: new Date('2026-11-25T18:30:00Z') };
  cache.set('/contact', tomorrow, cache.version);
  expect(cache.get('/contact')).toBe(tomorrow);
});

it('campaign parameters lead to the prerendered page', () => {
  const { cache } = createCacheWithClock();
  const pinned = page('pricing', 'build');
  cache.pin('/pricing', pinned);
  expect(cache.get('/pricing?utm_source=newsletter')).toBe(pinned);
  expect(cache.get('/pricing/more?utm_source=newsletter')).toBeUndefined();
  cache.invalidateAll();
  expect(cache.get('/pricing')).toBe(pinned);
});
