import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listPaginationEntries } from './pagination-entries';

test('shows every page of a short list', () => {
  expect(listPaginationEntries(1, 3)).toEqual([1, 2, 3]);
  expect(listPaginationEntries(1, 1)).toEqual([1]);
  expect(listPaginationEntries(3, 5)).toEqual([1, 2, 3, 4, 5]);
});

test('skips distant pages of a long list', () => {
  expect(listPaginationEntries(1, 20)).toEqual([1, 2, 'gap', 20]);
  expect(listPaginationEntries(10, 20)).toEqual([1, 'gap', 9, 10, 11, 'gap', 20]);
  expect(listPaginationEntries(20, 20)).toEqual([1, 'gap', 19, 20]);
});

test('shows the page instead of a gap of one page', () => {
  expect(listPaginationEntries(4, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 20]);
  expect(listPaginationEntries(17, 20)).toEqual([1, 'gap', 16, 17, 18, 19, 20]);
});

test('always has the first, last and current page, sorted and unique', () => {
  const position = fc
    .integer({ min: 1, max: 500 })
    .chain((pages) => fc.record({ pages: fc.constant(pages), page: fc.integer({ min: 1, max: pages }) }));
  fc.assert(
    fc.property(position, ({ page, pages }) => {
      const numbers = listPaginationEntries(page, pages).filter((entry) => entry !== 'gap');
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(numbers).toEqual(expect.arrayContaining([1, page, pages]));
    }),
  );
});
