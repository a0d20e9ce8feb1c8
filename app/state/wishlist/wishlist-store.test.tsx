import { beforeEach, expect, test } from 'vitest';
import { productWith } from '~/domain/fixtures/products';
import { openTab, writeInOtherTab } from '../fixtures/tabs';
import { createWishlistStore, WISHLIST_KEY } from './wishlist-store';

const mug = productWith({ id: 'mug' });

beforeEach(() => localStorage.clear());

test('R-WISHLIST-1: toggle adds and removes, and survives a reload', () => {
  expect(createWishlistStore(openTab()).toggle(mug)).toBe(true);
  const reloaded = createWishlistStore(openTab());
  expect(reloaded.get()).toEqual([mug]);
  expect(reloaded.toggle(mug)).toBe(false);
  expect(createWishlistStore(openTab()).get()).toEqual([]);
});

test('other tabs are followed and corrupt entries dropped', () => {
  const store = createWishlistStore(openTab());
  writeInOtherTab(WISHLIST_KEY, JSON.stringify([{ id: 'x' }, mug]));
  expect(store.get()).toEqual([mug]);
  writeInOtherTab(WISHLIST_KEY, '!');
  expect(store.get()).toEqual([]);
});
