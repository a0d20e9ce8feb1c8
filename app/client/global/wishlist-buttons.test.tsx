import { beforeEach, expect, test } from 'vitest';
import { createProduct } from '~/domain/catalogue/fixtures/product-fixtures';
import { wishlistStore } from '~/state/stores';
import { bindWishlistButtons } from './wishlist-buttons';

const mug = createProduct({ id: 'mug' });
const book = createProduct({ id: 'book' });

function heart(id: string, snapshot: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.setAttribute('data-wishlist-toggle', '');
  button.setAttribute('data-product-id', id);
  button.setAttribute('data-product', snapshot);
  document.body.append(button);
  return button;
}

const pressed = (...buttons: Element[]) => buttons.map((button) => button.getAttribute('aria-pressed'));
const wished = () =>
  wishlistStore()
    .get()
    .map(({ id }) => id);

bindWishlistButtons();

beforeEach(() => {
  document.body.replaceChildren();
  for (const product of wishlistStore().get()) wishlistStore().toggle(product);
});

test('R-WISHLIST-1: a press adds, the next one removes, and every heart of the product follows', () => {
  const hearts = [heart('mug', JSON.stringify(mug)), heart('mug', JSON.stringify(mug))] as const;
  const other = heart('book', JSON.stringify(book));
  hearts[0].click();
  expect(wished()).toEqual(['mug']);
  expect(pressed(...hearts, other)).toEqual(['true', 'true', 'false']);
  hearts[1].click();
  expect(wished()).toEqual([]);
  expect(pressed(...hearts, other)).toEqual(['false', 'false', 'false']);
});

test('a heart whose product cannot be read does nothing', () => {
  heart('mug', '{"id":"mug"').click();
  heart('mug', '').click();
  expect(wished()).toEqual([]);
});
