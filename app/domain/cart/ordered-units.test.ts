import { expect, test } from 'vitest';
import { createProduct } from '../catalogue/fixtures/product-fixtures';
import { setQuantity } from './cart';
import { removeOrderedUnits } from './ordered-units';

const mug = createProduct({ id: 'mug' });
const cart = setQuantity(setQuantity([], mug, 3).cart, mug, 2, { size: 'M' }).cart;
const remaining = (ordered: Parameters<typeof removeOrderedUnits>[1]) =>
  removeOrderedUnits(cart, ordered).map(({ id, quantity }) => [id, quantity]);

test('ordered items are removed from the cart, item by item', () => {
  expect(remaining([{ id: 'mug', quantity: 3 }])).toEqual([['mug||M', 2]]);
});

test('units added after the order stay', () => {
  expect(remaining([{ id: 'mug', quantity: 1 }])).toEqual([
    ['mug', 2],
    ['mug||M', 2],
  ]);
});

test('items that are absent or were reduced since the order are ignored', () => {
  expect(remaining([{ id: 'book', quantity: 1 }])).toHaveLength(2);
  expect(
    remaining([
      { id: 'mug', quantity: 9 },
      { id: 'mug||M', quantity: 2 },
    ]),
  ).toEqual([]);
});
