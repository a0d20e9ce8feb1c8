import { expect, it } from 'vitest';
import { listSelectableOptions, needsOptionChoice } from '~/domain/catalogue/product-options';
import { formatUnitPrice } from './unit-price';

it('formats the unit price, with tax and saving', () => {
  expect(formatUnitPrice({ price: 129_900, sale: { type: 'percent', discount: 10 } })).toEqual({
    amount: 'Rs. 1,169.10',
    was: 'Rs. 1,299.00',
    saving: 'Rs. 129.90',
    withTax: 'Rs. 1,379.54',
  });
  expect(formatUnitPrice({ price: 1 })).toEqual({ amount: 'Rs. 0.01', withTax: 'Rs. 0.01' });
  expect(formatUnitPrice({ price: 100, sale: { type: 'amount', discount: 0 } })).not.toHaveProperty('was');
});

it('needs a choice only where there is more than one option', () => {
  const withOptions = (colours: string[], size: string[]) => ({
    attributes: { colors: colours.map((name) => ({ name })), size },
  });
  expect(needsOptionChoice(withOptions(['White'], []))).toBe(false);
  expect(needsOptionChoice(withOptions(['White'], ['M']))).toBe(false);
  expect(needsOptionChoice(withOptions(['White', 'Black'], []))).toBe(true);
  expect(listSelectableOptions(withOptions(['White'], ['M', 'L']))).toEqual({
    colours: [],
    sizes: ['M', 'L'],
  });
});
