import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPrice, anySale } from '../catalogue/fixtures/product-fixtures';
import { priceCart } from './pricing';

function findStep(id: string, priced: ReturnType<typeof priceCart>) {
  return priced.explanation.find((candidate) => candidate.id === id);
}

test('five steps lead from the list price to the order total', () => {
  const { explanation } = priceCart([{ price: 1_000, quantity: 2, sale: { type: 'amount', discount: 100 } }]);
  expect(explanation.map(({ id, amount }) => [id, amount])).toEqual([
    ['list-price', 2_000],
    ['discount', -200],
    ['taxable', 1_800],
    ['tax', 324],
    ['order-total', 2_124],
  ]);
});

test('the steps add up, for any cart', () => {
  const anyLine = fc.record({ price: anyPrice, sale: anySale, quantity: fc.integer({ min: 0, max: 999 }) });
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 20 }), (lines) => {
      const [list = 0, discount = 0, taxable = 0, tax = 0, total = 0] = priceCart(lines).explanation.map(
        ({ amount }) => amount,
      );
      expect(list + discount).toBe(taxable);
      expect(taxable + tax).toBe(total);
    }),
  );
});

test('the tax step shows the exact tax and the effect of rounding', () => {
  expect(findStep('tax', priceCart([{ price: 25, quantity: 1 }]))).toMatchObject({
    label: 'GST 18%',
    detail: '18% of Rs. 0.25 is exactly Rs. 0.045; rounding half up to a paisa added 0.5 of a paisa.',
  });
  expect(findStep('tax', priceCart([{ price: 100_003, quantity: 1 }]))?.detail).toBe(
    '18% of Rs. 1,000.03 is exactly Rs. 180.0054; rounding half up to a paisa added 0.46 of a paisa.',
  );
  expect(findStep('tax', priceCart([{ price: 1, quantity: 1 }]))?.detail).toContain(
    'took away 0.18 of a paisa',
  );
  expect(findStep('tax', priceCart([{ price: 100, quantity: 1 }]))?.detail).toContain(
    'nothing had to be rounded',
  );
});

test('tax rate and currency label are parameters', () => {
  const priced = priceCart([{ price: 10_000, quantity: 1 }], 1250, '₹');
  expect(findStep('tax', priced)).toMatchObject({ label: 'GST 12.5%', amount: 1_250 });
  expect(findStep('tax', priced)?.detail).toContain('12.5% of ₹ 100.00 is exactly ₹ 12.50');
});

test('a cart without sales has a discount of 0, not -0', () => {
  const discount = findStep('discount', priceCart([{ price: 100, quantity: 1 }]));
  expect(discount).toMatchObject({ amount: 0, detail: 'Nothing here is on sale.' });
  expect(Object.is(discount?.amount, -0)).toBe(false);
});

test('the steps count units, and those on sale apart', () => {
  const sale = { type: 'amount', discount: 100 } as const;
  const priced = priceCart([
    { price: 1_000, quantity: 2, sale },
    { price: 1_000, quantity: 3 },
  ]);
  expect(findStep('list-price', priced)?.detail).toContain('5 units');
  expect(findStep('discount', priced)?.detail).toContain('2');
  expect(findStep('discount', priced)?.detail).not.toContain('5');
  expect(findStep('list-price', priceCart([{ price: 1_000, quantity: 1 }]))?.detail).toContain('1 unit.');
});
