import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../time/wall-clock';
import { chooseUnit, listIntervals } from './report-intervals';
import {
  countDays,
  getPeriodBefore,
  listNamedPeriods,
  parsePeriod,
  type ReportPeriod,
} from './report-period';

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2010-01-01', days));
const period = fc
  .tuple(day, fc.integer({ min: 0, max: 1829 }))
  .map(([from, days]): ReportPeriod => ({ from, to: addDays(from, days) }));

const parse = (query: string, today = '2026-11-28') => parsePeriod(new URLSearchParams(query), today);

describe('periods by name', () => {
  test.each([
    ['2026-11-28', ['2026-10-30', '2026-11-01', '2026-10-01', '2026-10-01', '2026-04-01', '2025-04-01']],
    ['2027-01-01', ['2026-12-03', '2027-01-01', '2026-12-01', '2027-01-01', '2026-04-01', '2025-04-01']],
    ['2027-03-31', ['2027-03-02', '2027-03-01', '2027-02-01', '2027-01-01', '2026-04-01', '2025-04-01']],
    ['2027-04-01', ['2027-03-03', '2027-04-01', '2027-03-01', '2027-04-01', '2027-04-01', '2026-04-01']],
  ])('on %s', (today, firstDays) => {
    const periods = listNamedPeriods(today);
    expect(periods.map(({ from }) => from)).toEqual(firstDays);
    expect(periods.map(({ to }) => to)).toEqual([
      today,
      today,
      addDays(firstDays[1] ?? '', -1),
      today,
      today,
      addDays(firstDays[4] ?? '', -1),
    ]);
    expect(countDays(periods[0] ?? { from: '', to: '' })).toBe(30);
  });
});

describe('the days of a query', () => {
  test('without days it is the last thirty days', () => {
    expect(parse('')).toEqual({ period: { from: '2026-10-30', to: '2026-11-28' } });
  });

  test('days after today are left out', () => {
    expect(parse('from=2026-10-05&to=2026-12-31').period).toEqual({ from: '2026-10-05', to: '2026-11-28' });
    expect(parse('from=2026-12-05&to=2026-12-31').period).toEqual({ from: '2026-12-05', to: '2026-12-31' });
  });

  test.each([
    ['from=2026-10-05', 'no-day'],
    ['from=2026-02-30&to=2026-03-01', 'no-day'],
    ['from=x&to=2026-03-01', 'no-day'],
    ['from=2026-03-02&to=2026-03-01', 'order'],
    ['from=2020-03-02&to=2026-03-01', 'too-long'],
  ])('%s is refused', (query, issue) => {
    const { asked, ...parsed } = parse(query);
    expect(parsed).toEqual({ period: { from: '2026-10-30', to: '2026-11-28' }, issue });
    const fields = new URLSearchParams(query);
    expect(asked).toEqual({ from: fields.get('from') ?? '', to: fields.get('to') ?? '' });
  });
});

describe('the period before', () => {
  test.each([
    ['a month so far', '2026-11-01', '2026-11-28', '2026-10-01', '2026-10-28'],
    ['a whole month', '2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
    ['a month after a shorter one', '2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28'],
    ['a quarter', '2026-01-01', '2026-03-31', '2025-10-01', '2025-12-31'],
    ['some days', '2026-11-20', '2026-11-28', '2026-11-11', '2026-11-19'],
    ['a financial year', '2025-04-01', '2026-03-31', '2024-04-01', '2025-03-31'],
    ['a financial year so far', '2026-04-01', '2026-11-28', '2025-04-01', '2025-11-28'],
    ['to the end of February', '2023-09-10', '2024-02-29', '2022-09-10', '2023-02-28'],
    ['two years', '2024-04-01', '2026-03-31', '2022-04-01', '2024-03-31'],
  ])('of %s', (_, from, to, fromBefore, toBefore) => {
    expect(getPeriodBefore({ from, to })).toEqual({ from: fromBefore, to: toBefore });
  });

  test('it ends before the period, and about as many days are in it', () => {
    fc.assert(
      fc.property(period, (one) => {
        const before = getPeriodBefore(one);
        expect(before.to < one.from).toBe(true);
        expect(Math.abs(countDays(before) - countDays(one))).toBeLessThanOrEqual(3);
      }),
    );
  });
});

test('the columns of a chart are the days of the period, each once and in order, and there are few enough', () => {
  fc.assert(
    fc.property(period, (one) => {
      const intervals = listIntervals(one);
      expect(intervals[0]?.from).toBe(one.from);
      expect(intervals.at(-1)?.to).toBe(one.to);
      for (const [index, { from, to }] of intervals.entries()) {
        expect(from <= to).toBe(true);
        if (index > 0) expect(from).toBe(addDays(intervals[index - 1]?.to ?? ''));
      }
      expect(intervals.length).toBeLessThanOrEqual({ day: 45, week: 28, month: 62 }[chooseUnit(one)]);
    }),
  );
});
