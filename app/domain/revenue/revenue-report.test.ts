import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../time/wall-clock';
import { listIntervals } from './report-intervals';
import {
  fillIntervals,
  getAverageOrder,
  getGrowth,
  NO_REVENUE,
  type RevenueDay,
  type RevenueProduct,
  sumCategories,
  sumDays,
} from './revenue-report';

const amount = fc.integer({ min: 0, max: 1_000_000_00 });

test('the columns of the chart add up to the sums of the days', () => {
  const period = { from: '2026-01-17', to: '2026-09-03' };
  const days = fc.uniqueArray(fc.integer({ min: 0, max: 229 }), { maxLength: 60 });
  fc.assert(
    fc.property(days, amount, amount, (offsets, invoiced, credited) => {
      const rows = offsets.map(
        (offset): RevenueDay => ({
          ...NO_REVENUE,
          day: addDays(period.from, offset),
          invoiced,
          credited,
          revenue: invoiced - credited,
        }),
      );
      const columns = fillIntervals(listIntervals(period), rows);
      const sums = sumDays(rows);
      for (const figure of ['invoiced', 'credited', 'revenue'] as const)
        expect(columns.reduce((total, column) => total + column[figure], 0)).toBe(sums[figure]);
    }),
  );
});

test('what has no product, and a product that is gone, are categories of their own', () => {
  const product = (values: Partial<RevenueProduct>): RevenueProduct => ({
    name: 'Mug',
    units: 1,
    invoiced: 0,
    credited: 0,
    revenue: 100,
    ...values,
  });
  const categories = sumCategories([
    product({ id: 'mug', category: 'Table' }),
    product({ id: 'cup', category: 'Table', revenue: 300, units: 2 }),
    product({ id: 'gone', revenue: 50 }),
    product({ name: 'Work for clients', revenue: 900 }),
  ]);
  expect(categories).toEqual([
    { name: 'Work for clients', amount: 900, count: 1 },
    { name: 'Table', amount: 400, count: 3 },
    { name: 'Not in the shop any more', amount: 50, count: 1 },
  ]);
});

describe('comparisons', () => {
  test.each([
    [150, 100, 50],
    [50, 100, -50],
    [0, 100, -100],
    [100, 0, undefined],
    [100, -20, undefined],
  ])('from %i, %i before', (now, before, growth) => {
    expect(getGrowth(now, before)).toBe(growth);
  });

  test('an average needs an order', () => {
    expect(getAverageOrder(NO_REVENUE)).toBeUndefined();
    expect(getAverageOrder({ ...NO_REVENUE, orders: 3, orderTotals: 100 })).toBe(33);
  });
});
