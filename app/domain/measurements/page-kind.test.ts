import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { getPageKind, getSharedSubject, getSubjectKind, PAGE_KINDS } from './page-kind';

test.each([
  ['/', 'home'],
  ['/shop/single/mosaic-mug', 'product'],
  ['/shop/wishlist/mine', 'shop'],
  ['/blog/', 'journal'],
  ['/blog/tags/engineering', 'journal'],
  ['/contact/v2', 'help'],
  ['/portfolio/case-study/v2', 'company'],
  ['/products', 'offer'],
  ['/demos/agency/seo', 'offer'],
])('%s is a page of the kind %s', (path, kind) => {
  expect(getPageKind(path)).toBe(kind);
});

test.each([
  '/account/orders',
  '/orders/TS-2627-000001',
  '/admin',
  '/blog/a/b/c',
  '/career/read/potter',
  '//',
  '',
])('the path %j is not counted', (path) => {
  expect(getPageKind(path)).toBeUndefined();
});

describe('the kind of a stored subject', () => {
  it('is that of its path, or the one that further pages are counted as', () => {
    for (const kind of PAGE_KINDS) expect(getSubjectKind(getSharedSubject(kind))).toBe(kind);
    expect(getSubjectKind('/shop/cart')).toBe('cart');
  });

  it('is unknown for everything else', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const isKind = PAGE_KINDS.some((kind) => kind === text);
        expect(getSubjectKind(`*${text}`) !== undefined).toBe(isKind);
      }),
    );
  });
});
