import { expect, test } from 'vitest';
import { getMonthBounds, getPreviousMonth, listMonths } from './months';

test('months end where the next one begins', () => {
  expect(getMonthBounds('2026-11')).toEqual({ from: '2026-11-01', before: '2026-12-01' });
  expect(getMonthBounds('2026-12')).toEqual({ from: '2026-12-01', before: '2027-01-01' });
  expect(listMonths('2026-11-30', '2027-02-01')).toEqual(['2027-02', '2027-01', '2026-12', '2026-11']);
  expect(listMonths('2026-11-30', '2026-11-30')).toEqual(['2026-11']);
  expect(listMonths('1900-01-01', '2026-11-30')).toHaveLength(120);
});

test.each([
  ['2026-12-01', '2026-11'],
  ['2027-01-31', '2026-12'],
  ['2028-03-31', '2028-02'],
])('the month before %s is %s', (day, month) => expect(getPreviousMonth(day)).toBe(month));
