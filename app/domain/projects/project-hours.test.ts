import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDuration, hoursFormSchema, parseDuration } from './project-hours';

const minutes = fc.integer({ min: 1, max: 24 * 60 });

test('R-PROJECT-6: a duration is the same after it was written in minutes, as a clock and as a page shows it', () => {
  fc.assert(
    fc.property(minutes, (duration) => {
      const clock = `${Math.floor(duration / 60)}:${String(duration % 60).padStart(2, '0')}`;
      expect(parseDuration(String(duration))).toBe(duration);
      expect(parseDuration(clock)).toBe(duration);
      expect(parseDuration(formatDuration(duration))).toBe(duration);
    }),
  );
});

test.each([
  ['1.5 h', 90],
  ['0,25h', 15],
  [' 2 H ', 120],
  ['1h30', 90],
])('%j are %i minutes', (text, expected) => {
  expect(parseDuration(text)).toBe(expected);
});

test.each(['', '0', '0:00', '1441', '24:01', '1:60', '-5', '1.5', 'an hour', '1e2', '٣'])(
  '%j is no duration',
  (text) => {
    expect(parseDuration(text)).toBeUndefined();
  },
);

test.each([
  [45, '45 min'],
  [60, '1 h'],
  [90, '1 h 30 min'],
])('%i minutes are shown as %j', (duration, expected) => {
  expect(formatDuration(duration)).toBe(expected);
});

const entry = { teamMemberId: 'asha', workedOn: '2026-11-30', minutes: '1:30', note: 'Timetable' };

test('an entry is billable when its box is ticked', () => {
  expect(hoursFormSchema.parse({ ...entry, isBillable: 'on' })).toMatchObject({
    minutes: 90,
    isBillable: true,
  });
  expect(hoursFormSchema.parse(entry).isBillable).toBe(false);
});

test('a duration that cannot be read is refused at its field, with an example', () => {
  expect(hoursFormSchema.safeParse({ ...entry, minutes: 'an hour' }).error?.issues).toMatchObject([
    { path: ['minutes'], message: 'A duration is in minutes, like 90, or like 1:30, up to a day.' },
  ]);
});
