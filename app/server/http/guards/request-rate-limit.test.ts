import { expect, it, vi } from 'vitest';
import { createRateLimit } from './request-rate-limit.server';

it('allows the limit at once, then returns the seconds to wait', async () => {
  const limit = createRateLimit(3);
  const waits = [];
  for (let request = 0; request < 4; request += 1) waits.push(await limit.secondsToWait('one'));
  expect(waits.slice(0, 3)).toEqual([undefined, undefined, undefined]);
  expect(waits[3]).toBeGreaterThan(0);
  expect(waits[3]).toBeLessThanOrEqual(60);
});

it('counts each client separately', async () => {
  const limit = createRateLimit(1);
  await limit.secondsToWait('one');
  expect(await limit.secondsToWait('other')).toBeUndefined();
});

it('allows requests again after a minute', async () => {
  vi.useFakeTimers();
  const limit = createRateLimit(1);
  await limit.secondsToWait('one');
  vi.advanceTimersByTime(61_000);
  expect(await limit.secondsToWait('one')).toBeUndefined();
  vi.useRealTimers();
});
