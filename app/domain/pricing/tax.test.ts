import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyPrice } from '../catalogue/fixtures/product-fixtures';
import { AmountError } from '../money/money';
import { priceCart } from './pricing';
import { addTax, removeTax } from './tax';

const anyRate = fc.integer({ min: 0, max: 10_000 });

it('adds the tax of a cart with one unit', () => {
  fc.assert(
    fc.property(anyPrice, anyRate, (price, rate) => {
      expect(addTax(price, rate)).toBe(priceCart([{ price, quantity: 1 }], rate).orderTotal);
    }),
  );
});

it('finds the largest amount that costs at most a limit with its tax', () => {
  fc.assert(
    fc.property(anyPrice, anyRate, (limit, rate) => {
      const taxable = removeTax(limit, rate);
      expect(addTax(taxable, rate)).toBeLessThanOrEqual(limit);
      expect(addTax(taxable + 1, rate)).toBeGreaterThan(limit);
    }),
  );
});

it('refuses a negative limit', () => {
  expect(() => removeTax(-1, 1800)).toThrow(AmountError);
});
