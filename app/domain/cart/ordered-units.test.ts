import { expect, test } from 'vitest';
import { productWith } from '../catalogue/fixtures/product-fixtures';
import { setQuantity } from './cart';
import { removeOrderedUnits } from './ordered-units';

const mug = productWith({ id: 'mug' });
const cart = setQuantity(setQuantity([], mug, 3).cart, mug, 2, { size: 'M' }).cart;
const left = (ordered: Parameters<typeof removeOrderedUnits>[1]) =>
  removeOrderedUnits(cart, ordered).map(({ id, quantity }) => [id, quantity]);

test('ordered lines leave the cart, line by line', () => {
  expect(left([{ id: 'mug', quantity: 3 }])).toEqual([['mug||M', 2]]);
});

test('units put in since the order stay', () => {
  expect(left([{ id: 'mug', quantity: 1 }])).toEqual([
    ['mug', 2],
    ['mug||M', 2],
  ]);
});

test('lines that are no longer there, or were reduced meanwhile, are no trouble', () => {
  expect(left([{ id: 'book', quantity: 1 }])).toHaveLength(2);
  expect(
    left([
      { id: 'mug', quantity: 9 },
      { id: 'mug||M', quantity: 2 },
    ]),
  ).toEqual([]);
});
