import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { createInitialCart, MAX_QUANTITY, setQuantity } from '../cart/cart';
import { createProduct } from './fixtures/product-fixtures';
import { compareShownStock, getShownStock } from './shown-stock';
import { getAvailability } from './stock';

const anyStock = fc.oneof(fc.integer({ min: -2, max: 30 }), fc.integer({ min: -10, max: 20_000 }));

test.each([
  [-1, 0],
  [0, 0],
  [1, 1],
  [5, 5],
  [6, 10],
  [10, 10],
  [11, 20],
  [84, 100],
  [100, 100],
  [101, 200],
  [501, 999],
  [5000, 999],
])('a stock of %i is shown as %i', (stock, shown) => {
  expect(getShownStock(stock)).toBe(shown);
});

test.each([
  [84, 83, 'none'],
  [6, 6, 'none'],
  [10, 6, 'none'],
  [6, 5, 'amount'],
  [5, 6, 'amount'],
  [4, 3, 'amount'],
  [11, 10, 'amount'],
  [1, 0, 'availability'],
  [0, 1, 'availability'],
  [40, 0, 'availability'],
])('from %i to %i the change on pages is: %s', (from, to, change) => {
  expect(compareShownStock(from, to)).toBe(change);
});

describe('For any stock', () => {
  it('the availability is that of the exact stock', () => {
    fc.assert(
      fc.property(anyStock, (stock) => {
        expect(getAvailability(getShownStock(stock))).toEqual(getAvailability(stock));
      }),
    );
  });

  it('the cart accepts every quantity that the exact stock allows', () => {
    fc.assert(
      fc.property(anyStock, fc.integer({ min: 1, max: MAX_QUANTITY }), (stock, quantity) => {
        const add = (units: number) => setQuantity([], createProduct({ stock: units }), quantity).outcome;
        if (add(stock) === 'added') expect(add(getShownStock(stock))).toBe('added');
      }),
    );
  });

  it('the initial cart holds the same products', () => {
    fc.assert(
      fc.property(anyStock, (stock) => {
        const listIds = (units: number) =>
          createInitialCart([{ product: createProduct({ stock: units }), quantity: 1 }]).map(({ id }) => id);
        expect(listIds(getShownStock(stock))).toEqual(listIds(stock));
      }),
    );
  });

  it('a change is "none" exactly when the shown stock stays the same', () => {
    fc.assert(
      fc.property(anyStock, anyStock, (from, to) => {
        expect(compareShownStock(from, to) === 'none').toBe(getShownStock(from) === getShownStock(to));
      }),
    );
  });

  it('a change is "availability" exactly when the product sells out or is restocked', () => {
    fc.assert(
      fc.property(anyStock, anyStock, (from, to) => {
        expect(compareShownStock(from, to) === 'availability').toBe(from > 0 !== to > 0);
      }),
    );
  });

  it('the shown stock is at least the stock, up to the maximum of a line, and is its own shown stock', () => {
    fc.assert(
      fc.property(anyStock, (stock) => {
        expect(getShownStock(stock)).toBeGreaterThanOrEqual(Math.min(stock, MAX_QUANTITY));
        expect(getShownStock(getShownStock(stock))).toBe(getShownStock(stock));
      }),
    );
  });
});
