import { expect, it } from 'vitest';
import { formatUnitPrice } from './unit-price';

it('formats the unit price with tax, its saving, and the price before tax', () => {
  expect(formatUnitPrice({ price: 129_900, sale: { type: 'percent', discount: 10 } })).toEqual({
    amount: 'Rs. 1,379.54',
    was: 'Rs. 1,532.82',
    saving: 'Rs. 153.28',
    beforeTax: 'Rs. 1,169.10 before GST',
  });
  expect(formatUnitPrice({ price: 1 })).toEqual({
    amount: 'Rs. 0.01',
    beforeTax: 'Rs. 0.01 before GST',
  });
  expect(formatUnitPrice({ price: 100, sale: { type: 'amount', discount: 0 } })).not.toHaveProperty('was');
});
