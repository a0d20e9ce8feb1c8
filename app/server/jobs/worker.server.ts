import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../db/database.server';
import type { StartTrace } from '../tracing/span.server';
import { claimJob } from './claim-job.server';
import { enqueue } from './enqueue.server';
import { getFailureReason } from './failure-reason.server';
import { type JobHandlers, type JobKind, recurringJobs } from './job-kinds.server';
import { getMsToNextJob, releaseClaims } from './job-queries.server';
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

/** They wait for servers of others, which may not answer. They run beside the other jobs, so that no email waits for them. */
const KINDS_BESIDE: ReadonlySet<string> = new Set<JobKind>(['send-webhook']);
const CONCURRENCY_BESIDE = 4;
/** How often they are looked for while no other job can start: finding none reads all jobs that wait. */
const LOOK_BESIDE_MS = 1_000;

export interface WorkerOptions {
  database: Database;
  handlers: JobHandlers;
  logger: JobLogger;
  /** Jobs that run at the same time, without those beside them. */
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
  const runningBeside = new Set<Promise<void>>();
  const signal = createWakeSignal();
  const throttle = createJobThrottle(options.hasOpenRequests ?? (() => false));
  let isStopping = false;

  if (database.engine === 'embedded') await releaseClaims(database);
  for (const { kind } of recurringJobs) {
    if (kind in handlers) await enqueue(database.db, kind, {}, { key: kind });
  }
  const stopListening = await database.listen('jobs', signal.notify, signal.notify);

  let lookedBesideAt = Number.NEGATIVE_INFINITY;
  /** The kinds of which another job is to be started now. `canStart`: also of those that are not beside the others. */
  function listStartable(canStart: boolean): string[] {
    const isTime = canStart || performance.now() - lookedBesideAt >= LOOK_BESIDE_MS;
    const canStartBeside = isTime && runningBeside.size < CONCURRENCY_BESIDE;
    return kinds.filter((kind) => (KINDS_BESIDE.has(kind) ? canStartBeside : canStart));
  }

  /** True when there was a job to start. */
  async function startNextJob(startable: readonly string[]): Promise<boolean> {
    const job = await claimJob(database, startable, leaseMs);
    if (!job) {
      lookedBesideAt = performance.now();
      return false;
    }
    const isBeside = KINDS_BESIDE.has(job.kind);
    const together = isBeside ? runningBeside : running;
    const startedAt = performance.now();
    const run = runJob(job, { database, handlers, logger, leaseMs, observeJob, startTrace }).finally(() => {
      together.delete(run);
      if (!isBeside) throttle.recordJob({ milliseconds: performance.now() - startedAt, lateMs: job.lateMs });
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
        const next = canStart ? await getMsToNextJob(database, startable) : LOOK_BESIDE_MS;
        await signal.waitFor(Math.min(Math.max(next ?? MAX_WAIT_MS, MIN_WAIT_MS), MAX_WAIT_MS));
      } catch (error) {
        logger.error({ reason: getFailureReason(error) }, 'jobs cannot be read');
        await signal.waitFor(RECOVERY_MS);
      }
    }
    await Promise.all([...running, ...runningBeside]);
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
