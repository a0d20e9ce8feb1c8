import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../db/database.server';
import { enqueue } from './enqueue.server';
import { failureReason } from './failure-reason.server';
import { type JobHandlers, recurringJobs } from './job-kinds.server';
import { claimJob, msToNextJob, releaseClaims } from './job-queries.server';
import { type JobLogger, runJob } from './run-job.server';
import { createWakeSignal } from './wake-signal.server';

/** Looked for jobs anyway after so long: a message of the database may be lost. */
const POLL_MS = 30_000;
/** Another worker has just locked what is due. */
const SHORTEST_WAIT_MS = 20;
const LONGEST_FINISH_MS = 10_000;
/** After the database failed. */
const RECOVERY_MS = 2_000;

export interface WorkerOptions {
  database: Database;
  handlers: JobHandlers;
  logger: JobLogger;
  /** Jobs under way at the same time. */
  atOnce?: number;
  /** A worker that said nothing for so long is believed gone, and its job is given to another. */
  leaseMs?: number;
}

export interface Worker {
  /** Takes no new job, and waits for those under way; what is not finished in ten seconds is begun again later. */
  stop(): Promise<void>;
}

/** Does what stands in `jobs`, from now on: woken by the database, and looking by itself now and then. */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { database, handlers, logger, atOnce = 2, leaseMs = 60_000 } = options;
  const kinds = Object.keys(handlers);
  const underWay = new Set<Promise<void>>();
  const bell = createWakeSignal();
  let stopping = false;

  if (database.engine === 'embedded') await releaseClaims(database);
  for (const { kind } of recurringJobs) {
    if (kind in handlers) await enqueue(database.db, kind, {}, { key: kind });
  }
  const stopListening = await database.listen('jobs', bell.notify, bell.notify);

  /** True when a job was found and begun. */
  async function beginOne(): Promise<boolean> {
    const job = await claimJob(database, kinds, leaseMs);
    if (!job) return false;
    const work = runJob(job, { database, handlers, logger, leaseMs }).finally(() => {
      underWay.delete(work);
      bell.notify();
    });
    underWay.add(work);
    return true;
  }

  async function work(): Promise<void> {
    while (!stopping) {
      try {
        // The embedded database answers without leaving this turn: requests that wait are served before the next job.
        await nextTurn();
        if (underWay.size < atOnce && (await beginOne())) continue;
        const next = underWay.size < atOnce ? await msToNextJob(database, kinds) : undefined;
        await bell.waitFor(Math.min(Math.max(next ?? POLL_MS, SHORTEST_WAIT_MS), POLL_MS));
      } catch (error) {
        logger.error({ reason: failureReason(error) }, 'jobs cannot be read');
        await bell.waitFor(RECOVERY_MS);
      }
    }
    await Promise.all(underWay);
  }

  const working = work();
  return {
    async stop() {
      stopping = true;
      bell.notify();
      await stopListening().catch(() => undefined);
      await Promise.race([working, pause(LONGEST_FINISH_MS, undefined, { ref: false })]);
    },
  };
}
