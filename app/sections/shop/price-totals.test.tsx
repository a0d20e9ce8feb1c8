import { expect, test } from 'vitest';
import { priceCart } from '~/domain/pricing/pricing';
import { render } from '~/state/fixtures/render';
import { PriceTotals } from './price-totals';

const readRows = (price: number, discount: number) => {
  const sale = discount > 0 ? { type: 'amount' as const, discount } : undefined;
  const container = render(<PriceTotals priced={priceCart([{ price, quantity: 2, sale }])} />);
  return [...container.querySelectorAll('dl > div')].map((row) => row.textContent);
};

test('the total is named so that it adds up with the discounted lines', () => {
  expect(readRows(77_400, 5_000).slice(0, 2)).toEqual([
    'Total before discountRs. 1,548.00',
    'Discount-Rs. 100.00',
  ]);
  expect(readRows(77_400, 0)[0]).toBe('TotalRs. 1,548.00');
});
