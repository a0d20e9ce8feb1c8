import { beforeEach, expect, test } from 'vitest';
import { createProduct } from '~/domain/catalogue/fixtures/product-fixtures';
import { openTabStorage, writeFromOtherTab } from '../fixtures/browser-tabs';
import { createWishlistStore, WISHLIST_KEY } from './wishlist-store';

const mug = createProduct({ id: 'mug' });

beforeEach(() => localStorage.clear());

test('R-WISHLIST-1, R-CART-7: toggling adds and removes; the wishlist survives a reload', () => {
  expect(createWishlistStore(openTabStorage()).toggle(mug)).toBe(true);
  const reloaded = createWishlistStore(openTabStorage());
  expect(reloaded.get()).toEqual([mug]);
  expect(reloaded.toggle(mug)).toBe(false);
  expect(createWishlistStore(openTabStorage()).get()).toEqual([]);
});

test('R-CART-7: the wishlist follows other tabs and drops corrupt entries', () => {
  const store = createWishlistStore(openTabStorage());
  writeFromOtherTab(WISHLIST_KEY, JSON.stringify([{ id: 'x' }, mug]));
  expect(store.get()).toEqual([mug]);
  writeFromOtherTab(WISHLIST_KEY, '!');
  expect(store.get()).toEqual([]);
});
