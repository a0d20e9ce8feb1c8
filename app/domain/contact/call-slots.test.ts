import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toInstant, toWallClock } from '../time/wall-clock';
import { type CallHours, SLOT_MINUTES } from './call-hours';
import { areOverlapping, CALL_LEAD_TIME_HOURS, isCallAvailable, listAvailableCalls } from './call-slots';

const zone = 'Asia/Kolkata';
const hours: CallHours = {
  timeZone: zone,
  week: [1, 2, 3, 4, 5].map((weekday) => ({
    weekday,
    periods: [
      { from: '10:00', until: '13:00' },
      { from: '14:00', until: '18:00' },
    ],
  })),
  slotMinutes: 30,
  daysAhead: 21,
  closedDays: [{ day: '2026-11-24', name: 'Guru Nanak Jayanti' }],
};

const at = (day: string, time: number) => toInstant(day, time * 60, zone);
const listHours = (slots: readonly Date[] = []) => slots.map((slot) => toWallClock(slot, zone).minutes / 60);

describe('Calls are available', () => {
  const days = listAvailableCalls(at('2026-11-21', 12), hours);

  test('on working days, for three weeks, and on no holiday', () => {
    expect(days.map(({ day }) => day)).toEqual([
      '2026-11-23',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-07',
      '2026-12-08',
      '2026-12-09',
      '2026-12-10',
      '2026-12-11',
    ]);
  });

  test('every half hour between 10:00 and 18:00, but not at lunch', () => {
    expect(listHours(days[0]?.slots)).toEqual([
      10, 10.5, 11, 11.5, 12, 12.5, 14, 14.5, 15, 15.5, 16, 16.5, 17, 17.5,
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

const anyHours = fc.record({
  slotMinutes: fc.constantFrom(...SLOT_MINUTES),
  daysAhead: fc.integer({ min: 1, max: 30 }),
  from: fc.integer({ min: 0, max: 12 }),
  length: fc.integer({ min: 0, max: 11 }),
});

test('At any time, each slot is in the future, within the hours, on no closed day, and overlaps no other', () => {
  const moments = fc.date({ min: new Date('2026-11-01'), max: new Date('2027-01-01'), noInvalidDate: true });
  const pad = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
  fc.assert(
    fc.property(moments, anyHours, (now, { slotMinutes, daysAhead, from, length }) => {
      const periods = [{ from: pad(from), until: pad(from + length) }];
      const week = [1, 3, 7].map((weekday) => ({ weekday, periods }));
      const calls = listAvailableCalls(now, { ...hours, week, slotMinutes, daysAhead })
        .flatMap(({ slots }) => slots)
        .map((startsAt) => ({ startsAt, minutes: slotMinutes }));
      for (const [index, call] of calls.entries()) {
        const wait = call.startsAt.getTime() - now.getTime();
        expect(wait).toBeGreaterThanOrEqual(CALL_LEAD_TIME_HOURS * 3_600_000);
        expect(wait).toBeLessThanOrEqual(daysAhead * 86_400_000);
        const { day, weekday, minutes } = toWallClock(call.startsAt, zone);
        expect(day).not.toBe('2026-11-24');
        expect([1, 3, 7]).toContain(weekday);
        expect(minutes).toBeGreaterThanOrEqual(from * 60);
        expect(minutes + slotMinutes).toBeLessThanOrEqual((from + length) * 60);
        const next = calls[index + 1];
        if (next) expect(areOverlapping(call, next)).toBe(false);
      }
    }),
    { numRuns: 30 },
  );
});

test('Calls overlap when they share a minute, not when one begins as the other ends', () => {
  const call = (time: number, minutes: number) => ({ startsAt: at('2026-11-23', time), minutes });
  expect(areOverlapping(call(10, 30), call(10.5, 30))).toBe(false);
  expect(areOverlapping(call(10, 45), call(10.5, 30))).toBe(true);
  expect(areOverlapping(call(10.25, 15), call(10, 60))).toBe(true);
  expect(areOverlapping(call(10, 30), call(10, 30))).toBe(true);
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
