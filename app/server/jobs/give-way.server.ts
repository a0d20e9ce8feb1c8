import { setTimeout as pause } from 'node:timers/promises';

/** A rest is this many times as long as the job before it. */
const REST_FACTOR = 4;
const MAX_REST_MS = 1_000;
/** How often a rest looks whether the requests have been answered. */
const CHECK_MS = 10;
/** A job that has been due for longer gives way no more. */
const MAX_LATE_MS = 60_000;

/** Whether requests of visitors wait for an answer of this process. */
export type HasOpenRequests = () => boolean;

/**
 * Jobs and requests share the thread and the embedded database. While requests are open, one job runs at a time, and a rest
 * follows it. Under constant load, jobs are up to a minute late, and then run as if there were no requests.
 */
export interface JobPace {
  /** How many jobs may run now. */
  limit(concurrency: number): number;
  /** Called with the duration of a job that ended, and how late it had started. */
  recordJob(job: { milliseconds: number; lateMs: number }): void;
  /** Resolves when the next job may start. */
  rest(): Promise<void>;
}

export function createJobPace(hasOpenRequests: HasOpenRequests): JobPace {
  let restUntil = 0;
  let isLate = false;
  const givesWay = () => !isLate && hasOpenRequests();
  return {
    limit: (concurrency) => (givesWay() ? 1 : concurrency),
    recordJob({ milliseconds, lateMs }) {
      isLate = lateMs > MAX_LATE_MS;
      restUntil = performance.now() + Math.min(milliseconds * REST_FACTOR, MAX_REST_MS);
    },
    async rest() {
      while (givesWay() && performance.now() < restUntil) await pause(CHECK_MS);
    },
  };
}
