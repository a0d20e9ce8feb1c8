import { expect, test } from 'vitest';
import { calculateAvailableUnits, getAvailability } from './stock';

test.each([
  [-1, 'sold-out', 'Sold out'],
  [0, 'sold-out', 'Sold out'],
  [1, 'few-left', 'Only 1 left'],
  [5, 'few-left', 'Only 5 left'],
  [6, 'in-stock', 'In stock'],
])('a stock of %i is %s: "%s"', (stock, state, text) => {
  expect(getAvailability(stock)).toEqual({ state, text });
});

test('units in other items of the cart are not available', () => {
  expect(calculateAvailableUnits(5, 2)).toBe(3);
  expect(calculateAvailableUnits(5, 9)).toBe(0);
});
