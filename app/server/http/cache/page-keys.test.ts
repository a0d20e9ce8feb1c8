import fc from 'fast-check';
import type { ServerBuild } from 'react-router';
import { describe, expect, it } from 'vitest';
import { cachedWithout, readsNoQuery } from '~/cached-query';
import type { PageHandle } from '~/page-handle';
import { createPageKeys } from './page-keys.server';

/** The parts of a route that cache keys depend on. */
const route = (id: string, path: string | undefined, handle?: PageHandle, parentId = 'layout') => ({
  [id]: { id, path, index: path === undefined && parentId !== 'root', parentId, module: { handle } },
});

const listed: PageHandle = {
  hydration: 'none',
  cachedQuery: (query) => {
    const page = query.get('page') ?? '1';
    if (!/^[1-9]$/.test(page)) return undefined;
    return page === '1' ? '' : `page=${page}`;
  },
};

const routes = {
  root: { id: 'root', path: '', module: {} },
  layout: { id: 'layout', parentId: 'root', module: {} },
  ...route('home', undefined, { hydration: 'islands', cachedQuery: readsNoQuery }),
  ...route('list', 'shop/grid', listed),
  ...route('product', 'shop/single/:id', { hydration: 'none', cachedQuery: cachedWithout('q') }),
  ...route('offer', 'shop/single/offer', { hydration: 'full' }),
  ...route('checkout', 'shop/checkout', { hydration: 'full' }),
  ...route('journal', 'blog', { hydration: 'none', cachedQuery: readsNoQuery }),
  ...route('unknown', '*', { hydration: 'none' }),
};

const keyOf = createPageKeys({ routes: routes as unknown as ServerBuild['routes'] });

describe('URLs of one page', () => {
  it.each([
    ['/', '/'],
    ['/?x=1', '/'],
    ['/?', '/'],
    ['/shop/grid?page=1&x=2', '/shop/grid'],
    ['/shop/grid?x=2&page=3&utm_source=newsletter', '/shop/grid?page=3'],
    ['/shop/grid?%70age=%33', '/shop/grid?page=3'],
    ['/shop/single/mug', '/shop/single/mug'],
    ['/blog/?x=1', '/blog/'],
    ['/shop/single/mug?a=?b', '/shop/single/mug'],
  ])('%s is cached as %s', (url, key) => {
    expect(keyOf(url)).toBe(key);
  });
});

describe('URLs that are not cached', () => {
  it.each([
    '/shop/grid?page=0',
    '/shop/grid?page=99999',
    '/shop/single/mug?q=lamp',
    '/shop/checkout',
    // Each is redirected to the canonical path.
    '/blog',
    '/shop/grid/',
    '/no/such/page',
    '/shop/single/mug.data',
    '/shop/grid.data?page=3',
    '/_root.data',
    '/shop/single/%zz',
    '/shop/single/a/b',
    'http://evil.example/shop/grid',
    '*',
    '',
    '//',
  ])('%s', (url) => {
    expect(keyOf(url)).toBeUndefined();
  });

  it('a page with a better matching route', () => {
    expect(keyOf('/shop/single/offer')).toBeUndefined();
  });
});

it('a thousand unknown parameters lead to one page', () => {
  const keys = Array.from({ length: 1000 }, (_, index) => keyOf(`/shop/grid?x=${index}&y${index}`));
  expect(new Set(keys)).toEqual(new Set(['/shop/grid']));
});

it('a key is its own key, and no URL causes an exception', () => {
  const part = fc.oneof(
    fc.constantFrom('/', 'shop', 'grid', 'single', '?', '&', 'page=2', '%', '%41', '.data', '#', 'q=1', '//'),
    fc.string({ maxLength: 8 }),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 10 }), (parts) => {
      const key = keyOf(`/${parts.join('')}`);
      if (key !== undefined) expect(keyOf(key)).toBe(key);
    }),
  );
});
