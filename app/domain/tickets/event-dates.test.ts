import { describe, expect, test } from 'vitest';
import { isCancellationOver, isEventOn, isSeatSaleOver } from './event-dates';

const dates = [
  { startsOn: '2026-12-11', cancelUntil: '2026-12-04' },
  { startsOn: '2027-12-10', cancelUntil: '2027-12-03' },
];

describe('R-TICKET-5', () => {
  test.each([
    ['2026-11-20', '2026-12-04', false],
    ['2026-11-20', '2026-12-05', true],
    ['2026-11-20', '2027-06-01', true],
    // Bought after the last day, and on the day of the event.
    ['2026-12-08', '2026-12-08', true],
    ['2026-12-11', '2026-12-11', true],
    ['2026-12-12', '2027-12-03', false],
    ['2026-12-12', '2027-12-04', true],
    ['2028-01-01', '2028-01-01', true],
  ])('a seat that was bought on %s is late on %s: %s', (boughtOn, today, isLate) => {
    expect(isCancellationOver({ dates, boughtOn }, today)).toBe(isLate);
  });

  test('a seat without days is never late', () => {
    expect(isCancellationOver({ dates: [], boughtOn: '2026-11-20' }, '2099-01-01')).toBe(false);
  });
});

describe('R-TICKET-2', () => {
  test.each([
    ['2026-12-10', false],
    ['2026-12-11', true],
    ['2026-12-13', true],
    ['2026-12-14', false],
  ])('on %s there is an event of three days: %s', (today, isOn) => {
    expect(isEventOn({ startsOn: '2026-12-11', endsOn: '2026-12-13' }, today)).toBe(isOn);
  });

  test('an event of one day is on this day alone', () => {
    const event = { startsOn: '2026-12-11' };
    expect(['2026-12-10', '2026-12-11', '2026-12-12'].map((day) => isEventOn(event, day))).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('R-TICKET-15', () => {
  test.each([
    ['2026-12-11', false],
    ['2026-12-12', false],
    ['2027-12-10', false],
    ['2027-12-11', true],
  ])('on %s the sale of seats is over: %s', (today, isOver) => {
    expect(isSeatSaleOver(dates, today)).toBe(isOver);
  });

  test('without dates seats are always on sale', () => {
    expect(isSeatSaleOver([], '2099-01-01')).toBe(false);
  });
});
