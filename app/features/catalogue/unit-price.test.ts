import { expect, it } from 'vitest';
import { choicesOf, needsChoice } from '~/domain/product-choices';
import { unitPrice } from './unit-price';

it('writes what one unit costs, with tax and with what is saved', () => {
  expect(unitPrice({ price: 129_900, sale: { type: 'percent', discount: 10 } })).toEqual({
    amount: 'Rs. 1,169.10',
    was: 'Rs. 1,299.00',
    saving: 'Rs. 129.90',
    withTax: 'Rs. 1,379.54',
  });
  expect(unitPrice({ price: 1 })).toEqual({ amount: 'Rs. 0.01', withTax: 'Rs. 0.01' });
  expect(unitPrice({ price: 100, sale: { type: 'amount', discount: 0 } })).not.toHaveProperty('was');
});

it('asks for a choice only where there is one', () => {
  const withOptions = (colours: string[], size: string[]) => ({
    attributes: { colors: colours.map((name) => ({ name })), size },
  });
  expect(needsChoice(withOptions(['White'], []))).toBe(false);
  expect(needsChoice(withOptions(['White'], ['M']))).toBe(false);
  expect(needsChoice(withOptions(['White', 'Black'], []))).toBe(true);
  expect(choicesOf(withOptions(['White'], ['M', 'L']))).toEqual({ colours: [], sizes: ['M', 'L'] });
});
