import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Pagination } from './pagination';

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
