import { expect, it } from 'vitest';
import { defaultPlanNeeds } from '~/content/products/pricing-content';
import { calculateYearlyInvoice } from './yearly-invoice';

it('adds up like the shop, with tax on the total', () => {
  const { lines, priced } = calculateYearlyInvoice(defaultPlanNeeds);
  expect(lines.map(({ name, calculation, amount }) => [name, calculation, amount])).toEqual([
    ['Converge Guild', '240 members × Rs. 60.00', 1_440_000],
    ['HackMatrix Event', '2 events × Rs. 24,000.00', 4_800_000],
  ]);
  expect([priced.taxable, priced.tax, priced.orderTotal]).toEqual([6_240_000, 1_123_200, 7_363_200]);
});

it('returns what yearly payment saves, for either term', () => {
  const saved = 240 * 600 * 2 * 1.18;
  for (const term of ['month', 'year'] as const)
    expect(calculateYearlyInvoice({ ...defaultPlanNeeds, term }).yearlyPaymentSaving).toBe(saved);
  expect(calculateYearlyInvoice({ ...defaultPlanNeeds, members: 60 }).yearlyPaymentSaving).toBe(0);
});

it('is empty without needs, and free for small needs', () => {
  expect(calculateYearlyInvoice({ ...defaultPlanNeeds, members: 0, events: 0 }).lines).toEqual([]);
  const little = calculateYearlyInvoice({ ...defaultPlanNeeds, members: 12, events: 1, participants: 40 });
  expect(little.priced.orderTotal).toBe(0);
  expect(little.lines.map(({ name }) => name)).toEqual(['Converge Circle', 'HackMatrix Community']);
});
