import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Pagination } from './pagination';

const draw = (page: number, pages: number) => {
  const host = document.createElement('div');
  host.innerHTML = renderToStaticMarkup(
    <Pagination page={page} pages={pages} href={(n) => `/list?page=${n}`} />,
  );
  return host;
};

test('a list of one page has no pages', () => {
  expect(draw(1, 1).innerHTML).toBe('');
});

test('the first page has no way back, the last none on', () => {
  expect(draw(1, 3).querySelector('[rel=prev]')).toBeNull();
  expect(draw(3, 3).querySelector('[rel=next]')).toBeNull();
  expect(draw(2, 3).querySelector('[rel=next]')?.getAttribute('href')).toBe('/list?page=3');
});

test('the page itself is marked', () => {
  expect(draw(2, 3).querySelector('[aria-current=page]')?.getAttribute('aria-label')).toBe('Page 2');
});
