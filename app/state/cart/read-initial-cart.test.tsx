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

test('R-CART-6: the first three products of the page, one unit each', () => {
  addSampleElement(JSON.stringify(['a', 'b', 'c', 'd'].map((id) => createProduct({ id }))));
  expect(readInitialCart(document)?.map(({ id, quantity }) => [id, quantity])).toEqual([
    ['a', 1],
    ['b', 1],
    ['c', 1],
  ]);
});

test('a page without samples has no initial cart', () => {
  expect(readInitialCart(document)).toBeUndefined();
});

test.each(['', '{', '{}', '[]', '[{"id":"a"}]', 'null'])(
  'malformed samples (%j) give no initial cart',
  (json) => {
    addSampleElement(json);
    expect(readInitialCart(document)).toBeUndefined();
  },
);
