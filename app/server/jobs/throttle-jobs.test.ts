import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createJobThrottle } from './throttle-jobs.server';

const job = { milliseconds: 50, lateMs: 0 };
let hasRequests = true;

beforeEach(() => {
  hasRequests = true;
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => vi.useRealTimers());

/** Resolves to whether the next job may start now. */
async function canStart(throttle: ReturnType<typeof createJobThrottle>): Promise<boolean> {
  let isOver = false;
  void throttle.waitForStart().then(() => {
    isOver = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  return isOver;
}

test('while requests are open, one job runs at a time, and a pause of four times its duration follows', async () => {
  const throttle = createJobThrottle(() => hasRequests);
  expect(throttle.limit(2)).toBe(1);
  expect(await canStart(throttle)).toBe(true);
  throttle.recordJob(job);
  vi.advanceTimersByTime(199);
  expect(await canStart(throttle)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await canStart(throttle)).toBe(true);
});

test('a pause takes a second at most', async () => {
  const throttle = createJobThrottle(() => hasRequests);
  throttle.recordJob({ ...job, milliseconds: 60_000 });
  vi.advanceTimersByTime(999);
  expect(await canStart(throttle)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await canStart(throttle)).toBe(true);
});

test('without open requests, jobs start without a pause', async () => {
  const throttle = createJobThrottle(() => hasRequests);
  throttle.recordJob(job);
  hasRequests = false;
  expect(throttle.limit(2)).toBe(2);
  expect(await canStart(throttle)).toBe(true);
});

test('a pause ends with the last request', async () => {
  const throttle = createJobThrottle(() => hasRequests);
  throttle.recordJob(job);
  const started = throttle.waitForStart();
  hasRequests = false;
  await started;
});

test('after a job that is more than a minute late, jobs are not throttled until one is in time', async () => {
  const throttle = createJobThrottle(() => hasRequests);
  throttle.recordJob({ ...job, lateMs: 60_001 });
  expect(throttle.limit(2)).toBe(2);
  expect(await canStart(throttle)).toBe(true);
  throttle.recordJob({ ...job, lateMs: 60_000 });
  expect(throttle.limit(2)).toBe(1);
  expect(await canStart(throttle)).toBe(false);
});
