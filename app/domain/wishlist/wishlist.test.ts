import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyProduct, createProduct } from '../catalogue/fixtures/product-fixtures';
import {
  isInWishlist,
  MAX_WISHLIST_ITEMS,
  parseSharedWishlist,
  parseWishlist,
  toggleWishlistItem,
  type Wishlist,
} from './wishlist';

const mug = createProduct({ id: 'mug' });
const book = createProduct({ id: 'book' });

describe('R-WISHLIST-1', () => {
  test('toggling adds an absent product', () => {
    expect(toggleWishlistItem([book], mug)).toEqual([book, mug]);
  });

  test('toggling removes a present product, also when its snapshot is newer', () => {
    expect(toggleWishlistItem([book, mug], { ...mug, price: 1 })).toEqual([book]);
  });

  test('toggling twice changes only the position', () => {
    const anyWishlist = fc
      .array(anyProduct)
      .map((products) => products.reduce<Wishlist>(toggleWishlistItem, []));
    fc.assert(
      fc.property(anyWishlist, anyProduct, (wishlist, product) => {
        const once = toggleWishlistItem(wishlist, product);
        expect(isInWishlist(once, product.id)).toBe(!isInWishlist(wishlist, product.id));
        const ids = (list: Wishlist) => list.map(({ id }) => id).sort();
        expect(ids(toggleWishlistItem(once, product))).toEqual(ids(wishlist));
      }),
    );
  });
});

test('a stored wishlist keeps valid products once and drops the rest', () => {
  expect(parseWishlist([mug, null, { id: 'x' }, book, mug])).toEqual([mug, book]);
  expect(parseWishlist({ 0: mug })).toBeUndefined();
});

it('parses the ids of a link, each once, in their order', () => {
  expect(parseSharedWishlist('mosaic-mug,desk-mat,mosaic-mug')).toEqual(['mosaic-mug', 'desk-mat']);
});

it('drops invalid ids', () => {
  expect(parseSharedWishlist('<b>,../x,,MUG,a b,-x,mosaic-mug')).toEqual(['mosaic-mug']);
  expect(parseSharedWishlist(null)).toEqual([]);
});

it('gives a limited number of valid ids for any link', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 5_000 }), (items) => {
      const ids = parseSharedWishlist(items);
      expect(ids.length).toBeLessThanOrEqual(MAX_WISHLIST_ITEMS);
      for (const id of ids) expect(id).toMatch(/^[a-z0-9-]+$/);
    }),
  );
  const many = Array.from({ length: 300 }, (_, index) => `thing-${index}`);
  expect(parseSharedWishlist(many.join())).toEqual(many.slice(0, MAX_WISHLIST_ITEMS));
});
