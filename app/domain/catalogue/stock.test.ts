import { expect, test } from 'vitest';
import { calculateAvailableUnits, formatStock, getAvailability, getProductAvailability } from './stock';

test.each([
  [-1, 'sold-out', 'Sold out'],
  [0, 'sold-out', 'Sold out'],
  [1, 'few-left', 'Only 1 left'],
  [5, 'few-left', 'Only 5 left'],
  [6, 'in-stock', 'In stock'],
])('a stock of %i is %s: "%s"', (stock, state, text) => {
  expect(getAvailability(stock)).toEqual({ state, text });
});

test.each([
  [0, 'sold-out', 'Sold out'],
  [1, 'few-left', 'Only 1 seat left'],
  [5, 'few-left', 'Only 5 seats left'],
  [6, 'in-stock', 'Seats available'],
])('%i seats of an event are %s: "%s"', (stock, state, text) => {
  expect(getProductAvailability({ id: 'workshop', categoryId: 'events', stock })).toEqual({ state, text });
});

test('goods and gift cards have no seats', () => {
  for (const product of [
    { id: 'mug', categoryId: 'desk' },
    { id: 'gift-card', categoryId: 'events' },
  ])
    expect(getProductAvailability({ ...product, stock: 2 }).text).toBe('Only 2 left');
});

test.each([
  [{ id: 'mug', categoryId: 'table', stock: 12 }, '12 in stock'],
  [{ id: 'gift-card', categoryId: 'events', stock: 900 }, '900 in stock'],
  [{ id: 'workshop', categoryId: 'events', stock: 14 }, '14 seats left'],
  [{ id: 'workshop', categoryId: 'events', stock: 1 }, '1 seat left'],
])('staff read the exact stock of %o as "%s"', (product, text) => {
  expect(formatStock(product)).toBe(text);
});

test('units in other items of the cart are not available', () => {
  expect(calculateAvailableUnits(5, 2)).toBe(3);
  expect(calculateAvailableUnits(5, 9)).toBe(0);
});
