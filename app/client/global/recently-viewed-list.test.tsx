import { beforeEach, expect, test } from 'vitest';
import { createProduct } from '~/domain/catalogue/fixtures/product-fixtures';
import { showRecentlyViewed } from './recently-viewed-list';

/** A product page as the server sends it. */
function arriveAt(id: string, name = id): HTMLElement {
  const place = document.createElement('section');
  place.hidden = true;
  place.setAttribute('data-recently-viewed', '');
  place.setAttribute('data-product', JSON.stringify(createProduct({ id, name })));
  place.innerHTML =
    '<template><li><a><img alt=""><b data-name></b><i data-price></i></a></li></template><ul></ul>';
  document.body.replaceChildren(place);
  showRecentlyViewed();
  return place;
}

const names = (place: HTMLElement) =>
  [...place.querySelectorAll('li [data-name]')].map((element) => element.textContent);

beforeEach(() => localStorage.clear());

test('the first product has nothing before it', () => {
  expect(arriveAt('mug').hidden).toBe(true);
});

test('the last four are shown, newest first, without the one that is looked at', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) arriveAt(id);
  const place = arriveAt('e');
  expect(place.hidden).toBe(false);
  expect(names(place)).toEqual(['f', 'd', 'c', 'b']);
  const link = place.querySelector('a');
  expect(link?.getAttribute('href')).toBe('/shop/single/f');
  expect(link?.querySelector('i')?.textContent).toBe('Rs. 1,249.00');
  expect(link?.querySelector('img')?.getAttribute('src')).toMatch(/-320\.webp$/);
});

test('a name is text, whatever it contains', () => {
  arriveAt('mug', '<img src=x onerror=alert(1)>');
  expect(names(arriveAt('book'))).toEqual(['<img src=x onerror=alert(1)>']);
});

test('a page without a place for it is left alone', () => {
  document.body.replaceChildren();
  expect(showRecentlyViewed).not.toThrow();
});
