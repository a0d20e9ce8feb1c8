import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { listPaginationEntries, Pagination } from './pagination';

const renderPagination = (page: number, pages: number) => {
  const host = document.createElement('div');
  host.innerHTML = renderToStaticMarkup(
    <Pagination page={page} pages={pages} getHref={(n) => `/list?page=${n}`} />,
  );
  return host;
};

test('a list of one page has no pagination', () => {
  expect(renderPagination(1, 1).innerHTML).toBe('');
});

test('the first page has no previous link, the last one no next link', () => {
  expect(renderPagination(1, 3).querySelector('[rel=prev]')).toBeNull();
  expect(renderPagination(3, 3).querySelector('[rel=next]')).toBeNull();
  expect(renderPagination(2, 3).querySelector('[rel=next]')?.getAttribute('href')).toBe('/list?page=3');
});

test('the current page is marked', () => {
  expect(renderPagination(2, 3).querySelector('[aria-current=page]')?.getAttribute('aria-label')).toBe(
    'Page 2',
  );
});

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
