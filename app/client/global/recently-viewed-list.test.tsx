import { beforeEach, expect, test } from 'vitest';
import { createProduct } from '~/domain/catalogue/fixtures/product-fixtures';
import { resetStores } from '~/state/fixtures/browser-state';
import { showRecentlyViewed } from './recently-viewed-list';

/** Renders the section of a product page and runs the script. */
function openProductPage(id: string, name = id): HTMLElement {
  const section = document.createElement('section');
  section.hidden = true;
  section.setAttribute('data-recently-viewed', '');
  section.setAttribute('data-product', JSON.stringify(createProduct({ id, name })));
  section.innerHTML = '<template><li><a><img alt=""><b data-name></b></a></li></template><ul></ul>';
  document.body.replaceChildren(section);
  showRecentlyViewed();
  return section;
}

const listNames = (section: HTMLElement) =>
  [...section.querySelectorAll('li [data-name]')].map((element) => element.textContent);

beforeEach(resetStores);

test('the section is hidden on the first product page', () => {
  expect(openProductPage('mug').hidden).toBe(true);
});

test('shows the last four products, newest first, without the one on the page', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) openProductPage(id);
  const section = openProductPage('e');
  expect(section.hidden).toBe(false);
  expect(listNames(section)).toEqual(['f', 'd', 'c', 'b']);
  const link = section.querySelector('a');
  expect(link?.getAttribute('href')).toBe('/shop/single/f');
  expect(link?.querySelector('img')?.getAttribute('src')).toMatch(/-320\.webp$/);
});

test('a product name is inserted as text', () => {
  openProductPage('mug', '<img src=x onerror=alert(1)>');
  expect(listNames(openProductPage('book'))).toEqual(['<img src=x onerror=alert(1)>']);
});

test('a page without the section does not change', () => {
  document.body.replaceChildren();
  expect(showRecentlyViewed).not.toThrow();
});
