import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getOpeningState, listComingClosedDays, type OpeningHours } from './opening-hours';
import { toInstant } from './wall-clock';

const hours: OpeningHours = {
  timeZone: 'Asia/Kolkata',
  week: [
    { days: [1, 2, 3, 4, 5], opens: '09:30', closes: '18:30' },
    { days: [6], opens: '10:00', closes: '14:00' },
  ],
  closedDays: [{ day: '2026-12-25', name: 'Christmas' }],
};

const getStateAt = (day: string, time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return getOpeningState(toInstant(day, hour * 60 + minute, hours.timeZone), hours);
};

describe('Open', () => {
  test('from the opening minute to the minute before closing', () => {
    expect(getStateAt('2026-11-23', '09:29').kind).toBe('closed');
    expect(getStateAt('2026-11-23', '09:30')).toEqual({ kind: 'open', closes: '18:30' });
    expect(getStateAt('2026-11-23', '18:29').kind).toBe('open');
    expect(getStateAt('2026-11-23', '18:30').kind).toBe('closed');
    expect(getStateAt('2026-11-21', '13:59')).toEqual({ kind: 'open', closes: '14:00' });
  });
});

test('R-PAGE-5: a closed day is listed until its end in the time zone of the hours', () => {
  const year = { ...hours, closedDays: [...hours.closedDays, { day: '2027-01-26', name: 'Republic Day' }] };
  const listAt = (moment: string) => listComingClosedDays(new Date(moment), year).map(({ name }) => name);
  expect(listAt('2026-12-25T18:29:59Z')).toEqual(['Christmas', 'Republic Day']);
  expect(listAt('2026-12-25T18:30:00Z')).toEqual(['Republic Day']);
  expect(listAt('2027-02-01T00:00:00Z')).toEqual([]);
});

describe('Closed, with the next opening time', () => {
  test.each([
    ['this morning', '2026-11-23', '07:00', { opensOn: '2026-11-23', opens: '09:30', daysAhead: 0 }],
    ['tomorrow', '2026-11-23', '20:00', { opensOn: '2026-11-24', opens: '09:30', daysAhead: 1 }],
    ['on Saturday afternoon', '2026-11-21', '15:00', { opensOn: '2026-11-23', opens: '09:30', daysAhead: 2 }],
    ['on Sunday', '2026-11-22', '12:00', { opensOn: '2026-11-23', opens: '09:30', daysAhead: 1 }],
    [
      'on a holiday, with its name',
      '2026-12-25',
      '12:00',
      { opensOn: '2026-12-26', opens: '10:00', daysAhead: 1, holiday: 'Christmas' },
    ],
    [
      'on the evening before a holiday',
      '2026-12-24',
      '19:00',
      { opensOn: '2026-12-26', opens: '10:00', daysAhead: 2 },
    ],
  ])('%s', (_, day, time, next) => {
    expect(getStateAt(day, time)).toEqual({ kind: 'closed', ...next });
  });

  test('the next opening time is always a time when it is open', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }),
        (now) => {
          const state = getOpeningState(now, hours);
          if (state.kind === 'open') return;
          expect(getStateAt(state.opensOn, state.opens).kind).toBe('open');
        },
      ),
    );
  });
});
