import { expect, test } from 'vitest';
import { isRecentlyAuthenticated } from './recent-auth';

const now = new Date('2026-11-30T12:00:00Z');

test.each([
  ['sensitive', '2026-11-30T11:45:00Z', true],
  ['sensitive', '2026-11-30T11:44:59Z', false],
  ['passkey', '2026-11-29T12:00:00Z', true],
  ['passkey', '2026-11-29T11:59:59Z', false],
  // The clock of another process can be ahead.
  ['sensitive', '2026-11-30T12:00:05Z', true],
] as const)('%s, authenticated at %s: %s', (action, at, isRecent) => {
  expect(isRecentlyAuthenticated(new Date(at), now, action)).toBe(isRecent);
});
