import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from './durations';
import { addDays, getWeekday, toInstant, toWallClock } from './wall-clock';
import { addWorkingDays, getDueDay, getOverdueLimit } from './working-days';

const calendar = {
  timeZone: 'Asia/Kolkata',
  closedDays: [
    { day: '2026-11-24', name: 'Guru Nanak Jayanti' },
    { day: '2026-12-25', name: 'Christmas' },
  ],
};

const moments = fc
  .integer({ min: Date.UTC(2026, 10, 1), max: Date.UTC(2027, 1, 28) })
  .map((time) => new Date(time));
const counts = fc.integer({ min: 1, max: 12 });
/** Milliseconds. Close to the due day, where a wrong limit would show. */
const waits = fc.integer({ min: -DAY_MS, max: 20 * DAY_MS });

describe('R-DUE-1: working days', () => {
  it.each([
    ['Monday', '2026-11-30', 2, '2026-12-02'],
    ['Friday', '2026-11-27', 2, '2026-12-01'],
    ['Saturday', '2026-11-28', 2, '2026-12-01'],
    ['Sunday', '2026-11-29', 1, '2026-11-30'],
    ['the day before a holiday', '2026-11-23', 2, '2026-11-26'],
    ['the day before a long weekend', '2026-12-24', 1, '2026-12-28'],
    ['a Monday, over two weekends', '2026-11-30', 10, '2026-12-14'],
  ])('from %s', (_, day, count, due) => {
    expect(addWorkingDays(day, count, calendar)).toBe(due);
  });

  it('end on a working day, and have as many working days as they say', () => {
    fc.assert(
      fc.property(moments, counts, (start, count) => {
        const from = toWallClock(start, calendar.timeZone).day;
        const due = addWorkingDays(from, count, calendar);
        const days = Array.from({ length: 60 }, (_, index) => addDays(from, index + 1)).filter(
          (day) =>
            day <= due && getWeekday(day) < 6 && !calendar.closedDays.some((closed) => closed.day === day),
        );
        expect(days).toHaveLength(count);
        expect(days.at(-1)).toBe(due);
      }),
    );
  });

  it('something is overdue for a query exactly when its due day is over', () => {
    fc.assert(
      fc.property(moments, waits, counts, (start, waited, count) => {
        const now = new Date(start.getTime() + waited);
        const isOver = getDueDay(start, count, calendar) < toWallClock(now, calendar.timeZone).day;
        expect(start < getOverdueLimit(now, count, calendar)).toBe(isOver);
      }),
    );
  });

  it('begin at midnight in the time zone of the calendar', () => {
    const lastMinute = toInstant('2026-11-26', 23 * 60 + 59, calendar.timeZone);
    expect(getDueDay(lastMinute, 1, calendar)).toBe('2026-11-27');
    expect(getDueDay(new Date(lastMinute.getTime() + 60_000), 1, calendar)).toBe('2026-11-30');
  });
});
