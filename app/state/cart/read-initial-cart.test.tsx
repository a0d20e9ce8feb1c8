import { afterEach, expect, test } from 'vitest';
import { createProduct } from '~/domain/catalogue/fixtures/product-fixtures';
import { SAMPLE_CART_ELEMENT_ID } from '~/domain/site/behaviour-attributes';
import { readInitialCart } from './read-initial-cart';

function addSampleElement(json: string) {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = SAMPLE_CART_ELEMENT_ID;
  element.textContent = json;
  document.body.append(element);
}

afterEach(() => document.body.replaceChildren());

test('R-CART-6: the first three samples of the page in their quantities', () => {
  const samples = ['a', 'b', 'c', 'd'].map((id) => ({
    product: createProduct({ id, stock: 9 }),
    quantity: 2,
  }));
  addSampleElement(JSON.stringify(samples));
  expect(readInitialCart(document)?.map(({ id, quantity }) => [id, quantity])).toEqual([
    ['a', 2],
    ['b', 2],
    ['c', 2],
  ]);
});

test('a page without samples has no initial cart', () => {
  expect(readInitialCart(document)).toBeUndefined();
});

test.each(['', '{', '{}', '[]', '[{"product":{"id":"a"},"quantity":1}]', 'null'])(
  'malformed samples (%j) give no initial cart',
  (json) => {
    addSampleElement(json);
    expect(readInitialCart(document)).toBeUndefined();
  },
);
