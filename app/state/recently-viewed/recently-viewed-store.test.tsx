import { beforeEach, expect, test } from 'vitest';
import { productWith } from '~/domain/fixtures/products';
import { openTab } from '../fixtures/tabs';
import { createRecentlyViewedStore } from './recently-viewed-store';

beforeEach(() => localStorage.clear());

test('the newest comes first, also after a reload', () => {
  for (const id of ['mug', 'book', 'mug']) createRecentlyViewedStore(openTab()).add(productWith({ id }));
  expect(
    createRecentlyViewedStore(openTab())
      .get()
      .map(({ id }) => id),
  ).toEqual(['mug', 'book']);
});
