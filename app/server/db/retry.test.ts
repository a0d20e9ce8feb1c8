import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryOnLostConnection } from './retry.server';

const lost = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
let now = 0;

beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(async () => {
  await retryOnLostConnection(async () => undefined);
  vi.restoreAllMocks();
});

/** The milliseconds after which the work fails for good, when each attempt takes `attemptMs`. */
async function failAfter(attemptMs: number): Promise<number> {
  const start = now;
  const work = async () => {
    now += attemptMs;
    throw lost;
  };
  await expect(retryOnLostConnection(work)).rejects.toBe(lost);
  return now - start;
}

it('waits for 20 seconds from the begin of an outage, and then for a second', async () => {
  expect(await failAfter(3_000)).toBe(24_000);
  expect(await failAfter(300)).toBe(1_200);
});

it('waits for 20 seconds again after an answer', async () => {
  await failAfter(3_000);
  await retryOnLostConnection(async () => undefined);
  expect(await failAfter(3_000)).toBe(24_000);
});

it('waits for 20 seconds again when the last lost connection is long ago', async () => {
  await failAfter(3_000);
  now += 20_000;
  expect(await failAfter(3_000)).toBe(24_000);
});

it('does not repeat work that failed in another way', async () => {
  const work = vi.fn(async () => {
    throw new Error('duplicate key');
  });
  await expect(retryOnLostConnection(work)).rejects.toThrow('duplicate key');
  expect(work).toHaveBeenCalledTimes(1);
});
