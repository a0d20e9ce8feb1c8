import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getOpeningState } from '../time/opening-hours';
import { toInstant, toWallClock } from '../time/wall-clock';
import {
  BOOKABLE_DAYS,
  CALL_LEAD_TIME_HOURS,
  CALL_MINUTES,
  type CallHours,
  isCallAvailable,
  listAvailableCalls,
} from './call-slots';

const zone = 'Asia/Kolkata';
const hours: CallHours = {
  openingHours: {
    timeZone: zone,
    week: [
      { days: [1, 2, 3, 4, 5], opens: '09:30', closes: '18:30' },
      { days: [6], opens: '10:00', closes: '14:00' },
    ],
    closedDays: [{ day: '2026-11-24', name: 'Guru Nanak Jayanti' }],
  },
  days: [1, 2, 3, 4, 5],
  from: '10:00',
  until: '18:00',
  lunch: { from: '13:00', until: '14:00' },
};

const at = (day: string, time: number) => toInstant(day, time * 60, zone);
const listHours = (slots: readonly Date[] = []) => slots.map((slot) => toWallClock(slot, zone).minutes / 60);

describe('Calls are available', () => {
  const days = listAvailableCalls(at('2026-11-21', 12), hours);

  test('on working days, for three weeks, and on no holiday', () => {
    expect(days.map(({ day }) => day)).toEqual([
      ...['2026-11-23', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-30'],
      ...['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'],
      ...['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11'],
    ]);
  });

  test('every half hour between 10:00 and 18:00, but not at lunch', () => {
    expect(listHours(days[0]?.slots)).toEqual([
      ...[10, 10.5, 11, 11.5, 12, 12.5],
      ...[14, 14.5, 15, 15.5, 16, 16.5, 17, 17.5],
    ]);
  });

  test('only after the lead time, to the minute', () => {
    const firstToday = (time: number) =>
      listHours(listAvailableCalls(at('2026-11-23', time), hours)[0]?.slots)[0];
    expect(firstToday(10)).toBe(14);
    expect(firstToday(10 + 1 / 60)).toBe(14.5);
    expect(listAvailableCalls(at('2026-11-23', 14), hours)[0]?.day).toBe('2026-11-25');
  });
});

test('At any time, each slot is in the future, within the opening hours, and overlaps no other', () => {
  const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (now) => {
      const slots = listAvailableCalls(now, hours).flatMap((day) => day.slots.map((slot) => slot.getTime()));
      for (const [index, slot] of slots.entries()) {
        expect(slot - now.getTime()).toBeGreaterThanOrEqual(CALL_LEAD_TIME_HOURS * 3_600_000);
        expect(slot - now.getTime()).toBeLessThanOrEqual((BOOKABLE_DAYS + 1) * 86_400_000);
        expect(getOpeningState(new Date(slot), hours.openingHours).kind).toBe('open');
        expect(getOpeningState(new Date(slot + CALL_MINUTES * 60_000 - 1), hours.openingHours).kind).toBe(
          'open',
        );
        const next = slots[index + 1];
        if (next !== undefined) expect(next - slot).toBeGreaterThanOrEqual(CALL_MINUTES * 60_000);
      }
    }),
    { numRuns: 40 },
  );
});

test('Not available: the past, between two slots, at night, on a holiday, too far ahead, an invalid date', () => {
  const now = at('2026-11-21', 12);
  expect(isCallAvailable(at('2026-11-23', 10), now, hours)).toBe(true);
  const others = [
    at('2026-11-20', 10),
    at('2026-11-23', 10.25),
    at('2026-11-23', 3),
    at('2026-11-24', 10),
    at('2027-03-01', 10),
    new Date(Number.NaN),
  ];
  for (const other of others) expect(isCallAvailable(other, now, hours)).toBe(false);
});
