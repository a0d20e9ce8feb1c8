import { expect, test } from 'vitest';
import { createProduct } from './fixtures/product-fixtures';
import {
  addRecentlyViewed,
  MAX_RECENTLY_VIEWED,
  parseRecentlyViewed,
  type RecentlyViewed,
} from './recently-viewed';

const ten = Array.from({ length: 10 }, (_, position) => createProduct({ id: `p${position}` }));
const ids = (recent: RecentlyViewed | undefined) => recent?.map(({ id }) => id);

test('has the newest first, each product once, at most eight', () => {
  const recent = ten.reduce<RecentlyViewed>(addRecentlyViewed, []);
  expect(ids(recent)).toEqual(['p9', 'p8', 'p7', 'p6', 'p5', 'p4', 'p3', 'p2']);
  expect(ids(addRecentlyViewed(recent, createProduct({ id: 'p4' })))?.slice(0, 3)).toEqual([
    'p4',
    'p9',
    'p8',
  ]);
});

test('a stored list keeps its order and drops invalid entries', () => {
  const [a, b] = ten;
  expect(ids(parseRecentlyViewed([a, 1, b, a]))).toEqual(['p0', 'p1']);
  expect(parseRecentlyViewed(ten)).toHaveLength(MAX_RECENTLY_VIEWED);
  expect(parseRecentlyViewed('p0')).toBeUndefined();
});
