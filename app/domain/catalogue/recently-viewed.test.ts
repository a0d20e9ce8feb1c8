import { expect, test } from 'vitest';
import { productWith } from './fixtures/product-fixtures';
import {
  addRecentlyViewed,
  MAX_RECENTLY_VIEWED,
  parseRecentlyViewed,
  type RecentlyViewed,
} from './recently-viewed';

const ten = Array.from({ length: 10 }, (_, position) => productWith({ id: `p${position}` }));
const ids = (recent: RecentlyViewed | undefined) => recent?.map(({ id }) => id);

test('the newest comes first, each once, eight at most', () => {
  const recent = ten.reduce<RecentlyViewed>(addRecentlyViewed, []);
  expect(ids(recent)).toEqual(['p9', 'p8', 'p7', 'p6', 'p5', 'p4', 'p3', 'p2']);
  expect(ids(addRecentlyViewed(recent, productWith({ id: 'p4' })))?.slice(0, 3)).toEqual(['p4', 'p9', 'p8']);
});

test('a stored list keeps its order without what cannot be read', () => {
  const [a, b] = ten;
  expect(ids(parseRecentlyViewed([a, 1, b, a]))).toEqual(['p0', 'p1']);
  expect(parseRecentlyViewed(ten)).toHaveLength(MAX_RECENTLY_VIEWED);
  expect(parseRecentlyViewed('p0')).toBeUndefined();
});
