import { expect, test } from 'vitest';
import { getReturnDueDay, getTaxDueDay, getTaxMonth } from './tax-month';

test.each([
  ['2026-11', '2026-12-11', '2026-12-20'],
  ['2026-12', '2027-01-11', '2027-01-20'],
])('the return of %s is due on %s, its tax on %s', (month, returnDay, taxDay) => {
  expect(getReturnDueDay(month)).toBe(returnDay);
  expect(getTaxDueDay(month)).toBe(taxDay);
});

test.each([
  ['2026-12-01', ['2026-12', '2026-11', '2026-10'], '2026-11'],
  ['2026-12-20', ['2026-12', '2026-11'], '2026-11'],
  ['2026-12-21', ['2026-12', '2026-11'], '2026-12'],
  ['2027-01-05', ['2027-01', '2026-12'], '2026-12'],
])('R-INVOICE-9: on %s, with documents of %j, the tax of %s is due next', (today, months, month) => {
  expect(getTaxMonth(today, months)).toBe(month);
});

test('R-INVOICE-9: a shop without documents of the month before has to pay for the current month next', () => {
  expect(getTaxMonth('2026-12-05', ['2026-12'])).toBe('2026-12');
  expect(getTaxMonth('2026-12-05', [])).toBe('2026-12');
});
