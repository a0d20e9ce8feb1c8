import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readLocalTime, toLocalTime } from './local-time';

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
