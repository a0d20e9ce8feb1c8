import { beforeEach, expect, test } from 'vitest';
import { createProduct } from '~/domain/catalogue/fixtures/product-fixtures';
import { getWishlistStore } from '~/state/stores';
import { bindWishlistButtons } from './wishlist-buttons';

const mug = createProduct({ id: 'mug' });
const book = createProduct({ id: 'book' });

function addButton(id: string, snapshot: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.setAttribute('data-wishlist-toggle', '');
  button.setAttribute('data-product-id', id);
  button.setAttribute('data-product', snapshot);
  document.body.append(button);
  return button;
}

const readPressed = (...buttons: Element[]) => buttons.map((button) => button.getAttribute('aria-pressed'));
const listWishlist = () =>
  getWishlistStore()
    .get()
    .map(({ id }) => id);

bindWishlistButtons();

beforeEach(() => {
  document.body.replaceChildren();
  for (const product of getWishlistStore().get()) getWishlistStore().toggle(product);
});

test('R-WISHLIST-1: a click adds the product, the next one removes it; all its buttons show the state', () => {
  const buttons = [addButton('mug', JSON.stringify(mug)), addButton('mug', JSON.stringify(mug))] as const;
  const other = addButton('book', JSON.stringify(book));
  buttons[0].click();
  expect(listWishlist()).toEqual(['mug']);
  expect(readPressed(...buttons, other)).toEqual(['true', 'true', 'false']);
  buttons[1].click();
  expect(listWishlist()).toEqual([]);
  expect(readPressed(...buttons, other)).toEqual(['false', 'false', 'false']);
});

test('a button in a card toggles the product of the card', () => {
  const card = document.createElement('article');
  card.setAttribute('data-product', JSON.stringify(mug));
  card.setAttribute('data-product-id', 'mug');
  card.innerHTML = '<a href="/shop/single/mug">Mug</a><button data-wishlist-toggle></button>';
  document.body.append(card);
  const button = card.querySelector('button');
  button?.click();
  expect(listWishlist()).toEqual(['mug']);
  expect(button?.getAttribute('aria-pressed')).toBe('true');
});

test('a button with a malformed product does nothing', () => {
  addButton('mug', '{"id":"mug"').click();
  addButton('mug', '').click();
  expect(listWishlist()).toEqual([]);
});
