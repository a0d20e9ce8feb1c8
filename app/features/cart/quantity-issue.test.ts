import { expect, test } from 'vitest';
import { setQuantity } from '~/domain/cart/cart';
import { createProduct } from '~/domain/catalogue/fixtures/product-fixtures';
import { findQuantityIssue } from './quantity-issue';

const tee = createProduct({ id: 'tee', stock: 5 });
const { cart } = setQuantity(setQuantity([], tee, 1, { size: 'M' }).cart, tee, 2, { size: 'L' });

test.each([
  [0, undefined],
  [3, undefined],
  [4, 'Only 5 in stock, 2 of them on another line: 3 is the maximum for this line.'],
  [-1, 'A quantity cannot be below 0.'],
  [1.5, 'Please enter a whole number.'],
  [Number.NaN, 'Please enter a whole number.'],
])('%d units of the first line: %s', (quantity, issue) => {
  const [first] = cart;
  expect(first && findQuantityIssue(cart, first, quantity)).toBe(issue);
});

test('the issue names the stock, or the limit of a line where the stock is larger', () => {
  const [mug] = setQuantity([], createProduct({ stock: 2 }), 1).cart;
  expect(mug && findQuantityIssue([mug], mug, 3)).toBe('Only 2 in stock: 2 is the maximum for this line.');
  const [card] = setQuantity([], createProduct({ stock: 9000 }), 1).cart;
  expect(card && findQuantityIssue([card], card, 1000)).toBe('999 is the maximum for one line.');
  const [tile] = setQuantity([], createProduct({ stock: 999 }), 1).cart;
  expect(tile && findQuantityIssue([tile], tile, 1000)).toBe('999 is the maximum for one line.');
});

test('fewer units than now have no issue, also above the stock', () => {
  const [mug] = setQuantity([], createProduct({ stock: 9 }), 9).cart;
  const sold = mug && { ...mug, product: { ...mug.product, stock: 2 } };
  expect(sold && findQuantityIssue([sold], sold, 8)).toBeUndefined();
  expect(sold && findQuantityIssue([sold], sold, 10)).toBe(
    'Only 2 in stock: 2 is the maximum for this line.',
  );
});

test('the units of an event are seats', () => {
  const [seat] = setQuantity([], createProduct({ id: 'workshop', categoryId: 'events', stock: 2 }), 1).cart;
  expect(seat && findQuantityIssue([seat], seat, 3)).toBe(
    'Only 2 seats left: 2 is the maximum for this line.',
  );
  const [hall] = setQuantity([], createProduct({ id: 'hackathon', categoryId: 'events', stock: 20 }), 1).cart;
  expect(hall && findQuantityIssue([hall], hall, 21)).toBe(
    'There are fewer seats left: 20 is the maximum for this line.',
  );
});

test('a rounded stock is not shown as a number', () => {
  const [mug] = setQuantity([], createProduct({ stock: 20 }), 1).cart;
  expect(mug && findQuantityIssue([mug], mug, 21)).toBe(
    'That is more than there is in stock: 20 is the maximum for this line.',
  );
});
