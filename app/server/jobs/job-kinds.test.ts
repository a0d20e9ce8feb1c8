import { expect, test } from 'vitest';
import { repeatDailyAt } from './job-kinds.server';

test.each([
  ['2026-11-22T21:29:00Z', '2026-11-22T21:30:00.000Z'],
  ['2026-11-22T21:30:00Z', '2026-11-23T21:30:00.000Z'],
  ['2026-11-23T08:00:00Z', '2026-11-23T21:30:00.000Z'],
])('after %s, three in the night in India is %s', (now, next) => {
  expect(repeatDailyAt(3)(new Date(now)).toISOString()).toBe(next);
});
