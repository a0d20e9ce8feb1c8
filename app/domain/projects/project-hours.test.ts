import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDuration, parseDuration } from './project-hours';

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
