import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createJobPace } from './give-way.server';

const job = { milliseconds: 50, lateMs: 0 };
let hasRequests = true;

beforeEach(() => {
  hasRequests = true;
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => vi.useRealTimers());

/** Resolves to whether the rest has ended by now. */
async function hasRested(pace: ReturnType<typeof createJobPace>): Promise<boolean> {
  let isOver = false;
  void pace.rest().then(() => {
    isOver = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  return isOver;
}

test('while requests are open, one job runs at a time, and a rest of four times its duration follows', async () => {
  const pace = createJobPace(() => hasRequests);
  expect(pace.limit(2)).toBe(1);
  expect(await hasRested(pace)).toBe(true);
  pace.recordJob(job);
  vi.advanceTimersByTime(199);
  expect(await hasRested(pace)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await hasRested(pace)).toBe(true);
});

test('a rest takes a second at most', async () => {
  const pace = createJobPace(() => hasRequests);
  pace.recordJob({ ...job, milliseconds: 60_000 });
  vi.advanceTimersByTime(999);
  expect(await hasRested(pace)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await hasRested(pace)).toBe(true);
});

test('without open requests, jobs do not rest', async () => {
  const pace = createJobPace(() => hasRequests);
  pace.recordJob(job);
  hasRequests = false;
  expect(pace.limit(2)).toBe(2);
  expect(await hasRested(pace)).toBe(true);
});

test('a rest ends with the last request', async () => {
  const pace = createJobPace(() => hasRequests);
  pace.recordJob(job);
  const rested = pace.rest();
  hasRequests = false;
  await rested;
});

test('jobs that are more than a minute late do not give way, until they have caught up', async () => {
  const pace = createJobPace(() => hasRequests);
  pace.recordJob({ ...job, lateMs: 60_001 });
  expect(pace.limit(2)).toBe(2);
  expect(await hasRested(pace)).toBe(true);
  pace.recordJob({ ...job, lateMs: 60_000 });
  expect(pace.limit(2)).toBe(1);
  expect(await hasRested(pace)).toBe(false);
});
