import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyProduct, createProduct } from '../catalogue/fixtures/product-fixtures';
import { isInWishlist, parseWishlist, toggleWishlistItem, type Wishlist } from './wishlist';

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
