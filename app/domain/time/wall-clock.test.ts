import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  addDays,
  getMonday,
  getNextDay,
  getWeekday,
  isIsoDay,
  isTimeZone,
  readLocalTime,
  toInstant,
  toLocalTime,
  toWallClock,
} from './wall-clock';

const zones = [
  'Asia/Kolkata',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'UTC',
];
const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });

describe('Wall-clock time', () => {
  test('in India is five and a half hours ahead of UTC', () => {
    expect(toWallClock(new Date('2026-11-22T18:29:59Z'), 'Asia/Kolkata')).toEqual({
      day: '2026-11-22',
      weekday: 7,
      minutes: 23 * 60 + 59,
    });
    expect(toWallClock(new Date('2026-11-22T18:30:00Z'), 'Asia/Kolkata')).toEqual({
      day: '2026-11-23',
      weekday: 1,
      minutes: 0,
    });
  });

  test('the next day in India begins at half past six in the evening of UTC', () => {
    const begin = new Date('2026-11-22T18:30:00Z');
    expect(getNextDay(new Date('2026-11-22T18:29:59Z'), 'Asia/Kolkata')).toEqual(begin);
    expect(getNextDay(begin, 'Asia/Kolkata')).toEqual(new Date('2026-11-23T18:30:00Z'));
  });

  test('converts back to the same minute, or to an earlier one with the same wall-clock time, in every zone', () => {
    fc.assert(
      fc.property(moments, fc.constantFrom(...zones), (moment, zone) => {
        const minute = new Date(Math.floor(moment.getTime() / 60_000) * 60_000);
        const { day, minutes } = toWallClock(minute, zone);
        const back = toInstant(day, minutes, zone);
        expect(toWallClock(back, zone)).toMatchObject({ day, minutes });
        expect(back.getTime()).toBeLessThanOrEqual(minute.getTime());
      }),
    );
  });

  test('that exists twice converts to the first instant; one that does not exist, to an hour later', () => {
    expect(toInstant('2026-10-25', 150, 'Europe/Berlin').toISOString()).toBe('2026-10-25T00:30:00.000Z');
    expect(toInstant('2027-03-28', 150, 'Europe/Berlin').toISOString()).toBe('2027-03-28T01:30:00.000Z');
  });
});

test('Adds days across months, leap days and years', () => {
  expect(addDays('2026-12-31')).toBe('2027-01-01');
  expect(addDays('2028-02-28')).toBe('2028-02-29');
  expect(addDays('2026-11-30', 7)).toBe('2026-12-07');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});

test.each(['', 'Mars/Olympus', '+05:30', '<script>', 'x'.repeat(1000)])('%j is no time zone', (name) => {
  expect(isTimeZone(name)).toBe(false);
});

test.each([...zones, 'Asia/Calcutta'])('%s is a time zone', (name) => {
  expect(isTimeZone(name)).toBe(true);
});

test('a week begins on Monday and has seven days', () => {
  fc.assert(
    fc.property(fc.nat(5000), (days) => {
      const day = addDays('2020-01-01', days);
      const monday = getMonday(day);
      expect(getWeekday(monday)).toBe(1);
      expect(monday <= day && day < addDays(monday, 7)).toBe(true);
    }),
  );
});

test('every day of the century is one, no other text is', () => {
  const anyDay = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(fc.property(anyDay, (date) => isIsoDay(date.toISOString().slice(0, 10))));
  fc.assert(fc.property(fc.string(), (text) => isIsoDay(text) === false));
});

test.each(['2026-02-29', '2026-13-01', '2026-00-10', '1999-12-31', '2026-1-1', '2026-05-04T00:00Z'])(
  '%s is none',
  (text) => expect(isIsoDay(text)).toBe(false),
);

const zone = fc.constantFrom('Asia/Kolkata', 'UTC', 'Pacific/Auckland', 'America/New_York');
const minute = fc
  .integer({ min: Date.parse('2000-01-01T00:00Z') / 60_000, max: Date.parse('2090-01-01T00:00Z') / 60_000 })
  .map((minutes) => new Date(minutes * 60_000));

it('a moment as a field shows it is read as the same local time', () => {
  fc.assert(
    fc.property(minute, zone, (moment, timeZone) => {
      const text = toLocalTime(moment, timeZone);
      const read = readLocalTime(text, timeZone);
      expect(read && toLocalTime(read, timeZone)).toBe(text);
    }),
  );
  expect(readLocalTime('2026-12-01T09:30', 'Asia/Kolkata')).toEqual(new Date('2026-12-01T04:00Z'));
});

it.each(['', '2026-02-30T09:30', '2026-12-01', '2026-12-01T24:00', '2026-13-01T09:30', '2026-12-01T09:30Z'])(
  'refuses %j',
  (text) => {
    expect(readLocalTime(text, 'Asia/Kolkata')).toBeUndefined();
  },
);
