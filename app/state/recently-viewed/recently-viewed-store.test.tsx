import { beforeEach, expect, test } from 'vitest';
import { createProduct } from '~/domain/catalogue/fixtures/product-fixtures';
import { openTabStorage } from '../fixtures/browser-tabs';
import { createRecentlyViewedStore } from './recently-viewed-store';

beforeEach(() => localStorage.clear());

test('has the newest first, also after a reload', () => {
  for (const id of ['mug', 'book', 'mug'])
    createRecentlyViewedStore(openTabStorage()).add(createProduct({ id }));
  expect(
    createRecentlyViewedStore(openTabStorage())
      .get()
      .map(({ id }) => id),
  ).toEqual(['mug', 'book']);
});
