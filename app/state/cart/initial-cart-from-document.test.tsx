import { afterEach, expect, test } from 'vitest';
import { SAMPLE_CART_ELEMENT_ID } from '~/domain/behaviour-attributes';
import { productWith } from '~/domain/fixtures/products';
import { initialCartFromDocument } from './initial-cart-from-document';

function bring(json: string) {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = SAMPLE_CART_ELEMENT_ID;
  element.textContent = json;
  document.body.append(element);
}

afterEach(() => document.body.replaceChildren());

test('R-CART-6: the first three products of the page, one unit each', () => {
  bring(JSON.stringify(['a', 'b', 'c', 'd'].map((id) => productWith({ id }))));
  expect(initialCartFromDocument(document)?.map(({ id, quantity }) => [id, quantity])).toEqual([
    ['a', 1],
    ['b', 1],
    ['c', 1],
  ]);
});

test('a page without samples says nothing about the first visit', () => {
  expect(initialCartFromDocument(document)).toBeUndefined();
});

test.each(['', '{', '{}', '[]', '[{"id":"a"}]', 'null'])(
  'samples that cannot be read (%j) neither',
  (json) => {
    bring(json);
    expect(initialCartFromDocument(document)).toBeUndefined();
  },
);
