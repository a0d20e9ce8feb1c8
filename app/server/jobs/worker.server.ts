import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../db/database.server';
import type { StartTrace } from '../tracing/span.server';
import { claimJob } from './claim-job.server';
import { getFailureReason } from './failure-reason.server';
import type { JobHandlers, JobKind } from './job-kinds.server';
import { getMsToNextJob, releaseClaims } from './job-queries.server';
import { planRecurringJobs } from './plan-recurring-jobs.server';
import { type JobLogger, type JobObserver, runJob } from './run-job.server';
import { createJobThrottle, type HasOpenRequests } from './throttle-jobs.server';
import { createWakeSignal } from './wake-signal.server';

/** The worker also looks for jobs by itself, because a notification of the database can be lost. */
const MAX_WAIT_MS = 30_000;
/** The wait when another worker has just locked the due job. */
const MIN_WAIT_MS = 20;
const MAX_STOP_MS = 10_000;
/** After an error of the database. */
const RECOVERY_MS = 2_000;

/** They wait for servers of others, which may not answer. They have a concurrency of their own, so that no email waits for them. */
const SEPARATE_KINDS: ReadonlySet<string> = new Set<JobKind>(['send-webhook']);
const SEPARATE_CONCURRENCY = 4;
/** How often they are looked for while no other job can start: finding none reads all jobs that wait. */
const SEPARATE_CLAIM_MS = 1_000;

export interface WorkerOptions {
  database: Database;
  handlers: JobHandlers;
  logger: JobLogger;
  /** Jobs that run at the same time, besides those of SEPARATE_KINDS. */
  concurrency?: number;
  /** Absent in a process without pages. */
  hasOpenRequests?: HasOpenRequests | undefined;
  /** A claim that is not extended for this time expires, and another worker takes the job. */
  leaseMs?: number;
  observeJob?: JobObserver | undefined;
  startTrace?: StartTrace | undefined;
}

export interface Worker {
  /** Starts no new job and waits for the running ones, ten seconds at most. Unfinished jobs run again later. */
  stop(): Promise<void>;
}

/** Runs the jobs of the kinds that have a handler, as soon as they are due. */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { database, handlers, logger, observeJob, startTrace, concurrency = 2, leaseMs = 60_000 } = options;
  const kinds = Object.keys(handlers);
  const running = new Set<Promise<void>>();
  const runningSeparately = new Set<Promise<void>>();
  const signal = createWakeSignal();
  const throttle = createJobThrottle(options.hasOpenRequests ?? (() => false));
  let isStopping = false;

  if (database.engine === 'embedded') await releaseClaims(database);
  await planRecurringJobs(database.db, handlers, new Date());
  const stopListening = await database.listen('jobs', signal.notify, signal.notify);

  let foundNoneAt = Number.NEGATIVE_INFINITY;
  /** The kinds of which another job is to be started now. `canStart`: also of those without a concurrency of their own. */
  function listStartable(canStart: boolean): string[] {
    const isTime = canStart || performance.now() - foundNoneAt >= SEPARATE_CLAIM_MS;
    const canStartSeparate = isTime && runningSeparately.size < SEPARATE_CONCURRENCY;
    return kinds.filter((kind) => (SEPARATE_KINDS.has(kind) ? canStartSeparate : canStart));
  }

  /** True when there was a job to start. */
  async function startNextJob(startable: readonly string[]): Promise<boolean> {
    const job = await claimJob(database, startable, leaseMs);
    if (!job) {
      foundNoneAt = performance.now();
      return false;
    }
    const isSeparate = SEPARATE_KINDS.has(job.kind);
    const together = isSeparate ? runningSeparately : running;
    const startedAt = performance.now();
    const run = runJob(job, { database, handlers, logger, leaseMs, observeJob, startTrace }).finally(() => {
      together.delete(run);
      if (!isSeparate)
        throttle.recordJob({ milliseconds: performance.now() - startedAt, lateMs: job.lateMs });
      signal.notify();
    });
    together.add(run);
    return true;
  }

  async function loop(): Promise<void> {
    while (!isStopping) {
      try {
        // The embedded database responds within the same turn. Waiting requests are served before the next job.
        await nextTurn();
        await throttle.waitForStart();
        if (isStopping) break;
        const canStart = running.size < throttle.limit(concurrency);
        const startable = listStartable(canStart);
        if (startable.length > 0 && (await startNextJob(startable))) continue;
        const next = canStart ? await getMsToNextJob(database, startable) : SEPARATE_CLAIM_MS;
        await signal.waitFor(Math.min(Math.max(next ?? MAX_WAIT_MS, MIN_WAIT_MS), MAX_WAIT_MS));
      } catch (error) {
        logger.error({ reason: getFailureReason(error) }, 'jobs cannot be read');
        await signal.waitFor(RECOVERY_MS);
      }
    }
    await Promise.all([...running, ...runningSeparately]);
  }

  const finished = loop();
  return {
    async stop() {
      isStopping = true;
      signal.notify();
      await stopListening().catch(() => undefined);
      await Promise.race([finished, pause(MAX_STOP_MS, undefined, { ref: false })]);
    },
  };
}
