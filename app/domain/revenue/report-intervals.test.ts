import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../time/wall-clock';
import { chooseUnit, listIntervals } from './report-intervals';

const FIRST = '2026-01-01';

test('up to 45 days are columns of days, up to 190 of weeks, more of months', () => {
  const unitOf = (days: number) => chooseUnit({ from: FIRST, to: addDays(FIRST, days - 1) });
  expect([45, 46, 190, 191].map(unitOf)).toEqual(['day', 'week', 'week', 'month']);
});

test('weeks begin on Monday and months on their first day, except at the ends of the period', () => {
  // A Wednesday and a Tuesday.
  expect(listIntervals({ from: '2026-04-01', to: '2026-05-19' })).toEqual([
    { from: '2026-04-01', to: '2026-04-05' },
    { from: '2026-04-06', to: '2026-04-12' },
    { from: '2026-04-13', to: '2026-04-19' },
    { from: '2026-04-20', to: '2026-04-26' },
    { from: '2026-04-27', to: '2026-05-03' },
    { from: '2026-05-04', to: '2026-05-10' },
    { from: '2026-05-11', to: '2026-05-17' },
    { from: '2026-05-18', to: '2026-05-19' },
  ]);
  const months = listIntervals({ from: '2025-11-15', to: '2026-06-02' });
  expect(months.at(0)).toEqual({ from: '2025-11-15', to: '2025-11-30' });
  expect(months.at(3)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(months.at(-1)).toEqual({ from: '2026-06-01', to: '2026-06-02' });
});

test('the columns have every day of the period once', () => {
  fc.assert(
    fc.property(fc.nat(2000), fc.nat(800), (start, length) => {
      const from = addDays(FIRST, start);
      const period = { from, to: addDays(from, length) };
      const intervals = listIntervals(period);
      expect(intervals[0]?.from).toBe(period.from);
      expect(intervals.at(-1)?.to).toBe(period.to);
      for (const [index, interval] of intervals.entries()) {
        expect(interval.from <= interval.to).toBe(true);
        const next = intervals[index + 1];
        if (next) expect(next.from).toBe(addDays(interval.to));
      }
    }),
  );
});
