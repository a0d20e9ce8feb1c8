import { expect, test } from 'vitest';
import { formatDayAndTime, formatMoment } from './format-moment';

/** 22 November 2026, 10:30 in India. */
const now = new Date('2026-11-22T05:00:00Z');

test.each([
  ['2026-11-21T18:30:00Z', '00:00', 'today, 00:00'],
  ['2026-11-22T04:12:00Z', '09:42', 'today, 09:42'],
  ['2026-11-21T18:29:00Z', 'yesterday', 'yesterday, 23:59'],
  ['2026-11-20T04:12:00Z', '20 Nov', '20 Nov, 09:42'],
  ['2025-12-31T04:12:00Z', '31 Dec 2025', '31 Dec 2025, 09:42'],
])('%s', (moment, short, long) => {
  expect(formatMoment(new Date(moment), now)).toBe(short);
  expect(formatDayAndTime(new Date(moment), now)).toBe(long);
});
