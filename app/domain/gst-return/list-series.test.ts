import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatInvoiceNumber } from '../invoices/invoice-number';
import { listSeries } from './list-series';

const toNumbers = (positions: readonly number[], year = '2627') =>
  positions.map((position) => formatInvoiceNumber('invoice', year, position));

test('a gap ends a series, and so does the end of a financial year', () => {
  expect(listSeries(toNumbers([12, 9, 10, 5]))).toEqual([
    { first: 'INV/2627/000005', last: 'INV/2627/000005', count: 1 },
    { first: 'INV/2627/000009', last: 'INV/2627/000010', count: 2 },
    { first: 'INV/2627/000012', last: 'INV/2627/000012', count: 1 },
  ]);
  expect(listSeries([...toNumbers([1], '2627'), ...toNumbers([2], '2728')])).toHaveLength(2);
  expect(listSeries([])).toEqual([]);
});

test('R-INVOICE-6: the series have every number, and none besides', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 40 }), (positions) => {
      const series = listSeries(toNumbers(positions));
      const listed = series.flatMap(({ first, count }) =>
        Array.from({ length: count }, (_, index) => Number(first.slice(-6)) + index),
      );
      expect(listed).toEqual(positions.toSorted((one, other) => one - other));
      for (const { first, last, count } of series)
        expect(Number(last.slice(-6)) - Number(first.slice(-6)) + 1).toBe(count);
    }),
  );
});
