import { setTimeout as pause } from 'node:timers/promises';

/** A pause is this many times as long as the job before it. */
const PAUSE_FACTOR = 4;
const MAX_PAUSE_MS = 1_000;
/** How often a pause checks whether the requests have been answered. */
const CHECK_MS = 10;
/** After a job that started later than this, jobs are not throttled. */
const MAX_LATE_MS = 60_000;

/** Whether requests of visitors wait for an answer of this process. */
export type HasOpenRequests = () => boolean;

/**
 * Jobs and requests share the thread and the embedded database. While requests are open, one job runs at a time, and a pause
 * follows it. Under constant load, jobs are up to a minute late, and then run as if there were no requests.
 */
export interface JobThrottle {
  /** How many jobs may run now. */
  limit(concurrency: number): number;
  /** Called with the duration of a job that ended, and how late it had started. */
  recordJob(job: { milliseconds: number; lateMs: number }): void;
  /** Resolves when the next job may start. */
  waitForStart(): Promise<void>;
}

export function createJobThrottle(hasOpenRequests: HasOpenRequests): JobThrottle {
  let pausedUntil = 0;
  let isLate = false;
  const isThrottled = () => !isLate && hasOpenRequests();
  return {
    limit: (concurrency) => (isThrottled() ? 1 : concurrency),
    recordJob({ milliseconds, lateMs }) {
      isLate = lateMs > MAX_LATE_MS;
      pausedUntil = performance.now() + Math.min(milliseconds * PAUSE_FACTOR, MAX_PAUSE_MS);
    },
    async waitForStart() {
      while (isThrottled() && performance.now() < pausedUntil) await pause(CHECK_MS);
    },
  };
}
