import { expect, test } from 'vitest';
import { cutPage, cutPageAt } from './list-query.server';

test('a page has its last row while another page follows', () => {
  expect(cutPage([3, 2, 1], 2)).toEqual({ page: [3, 2], last: 2 });
  expect(cutPage([2, 1], 2)).toEqual({ page: [2, 1], last: undefined });
  expect(cutPage([], 2)).toEqual({ page: [], last: undefined });
});

test('a list that goes both ways is newest first, with the rows at which the pages beside it begin', () => {
  expect(cutPageAt([5, 4, 3], 2, undefined)).toEqual({ rows: [5, 4], older: 4, newer: undefined });
  expect(cutPageAt([3, 2, 1], 2, { direction: 'older' })).toEqual({ rows: [3, 2], older: 2, newer: 3 });
  expect(cutPageAt([1], 2, { direction: 'older' })).toEqual({ rows: [1], older: undefined, newer: 1 });
  expect(cutPageAt([2, 3, 4], 2, { direction: 'newer' })).toEqual({ rows: [3, 2], older: 2, newer: 3 });
  expect(cutPageAt([4, 5], 2, { direction: 'newer' })).toEqual({ rows: [5, 4], older: 4, newer: undefined });
});
