import { afterEach, expect, test } from 'vitest';
import { createInitialCart } from '~/domain/cart/cart';
import { createProduct } from '~/domain/catalogue/fixtures/product-fixtures';
import { INITIAL_CART_ELEMENT_ID } from '~/domain/site/behaviour-attributes';
import { readInitialCart } from './cart-store';

function addCartElement(json: string) {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = INITIAL_CART_ELEMENT_ID;
  element.textContent = json;
  document.body.append(element);
}

afterEach(() => document.body.replaceChildren());

test('R-CART-6: the cart of the page, with its samples in their quantities', () => {
  const samples = ['a', 'b', 'c'].map((id) => ({ product: createProduct({ id, stock: 9 }), quantity: 2 }));
  const cart = createInitialCart(samples);
  addCartElement(JSON.stringify(cart));
  expect(readInitialCart(document)).toEqual(cart);
});

test('a page without it has no initial cart', () => {
  expect(readInitialCart(document)).toBeUndefined();
});

test.each(['', '{', '{}', 'null'])('a malformed cart (%j) give no initial cart', (json) => {
  addCartElement(json);
  expect(readInitialCart(document)).toBeUndefined();
});
