import type { Database } from '../db/database.server';
import { enqueue } from './enqueue.server';
import { failureLocation, failureReason } from './failure-reason.server';
import {
  type JobContext,
  type JobHandlers,
  type JobKind,
  jobKinds,
  maxAttempts,
  PermanentFailure,
  recurringJobs,
} from './job-kinds.server';
import { type ClaimedJob, completeJob, extendClaim, failJob, postponeJob } from './job-queries.server';
import { retryDelay } from './retry-delay.server';

/** Writes a line with its details. The logger of the site is one. */
export interface JobLogger {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

interface Surroundings {
  database: Database;
  handlers: JobHandlers;
  logger: JobLogger;
  leaseMs: number;
}

async function handle(handlers: JobHandlers, kind: JobKind, payload: unknown, context: JobContext) {
  const checked = jobKinds[kind].safeParse(payload);
  if (!checked.success) throw new PermanentFailure(`The payload is not one of "${kind}".`);
  // A kind's schema and its handler belong together; the table of both cannot say so for a kind that is a variable.
  await (handlers[kind] as (payload: unknown, context: JobContext) => Promise<void>)(checked.data, context);
}

async function recordFailure(
  job: ClaimedJob,
  error: unknown,
  isLast: boolean,
  { database, logger }: Surroundings,
) {
  const reason = failureReason(error);
  const { id, kind, attempts } = job;
  if (isLast || error instanceof PermanentFailure) {
    logger.error(
      { job: id, kind, attempt: attempts, reason, at: failureLocation(error) },
      'a job was given up',
    );
    await failJob(database, job, reason);
    return;
  }
  const pauseMs = retryDelay(attempts);
  logger.warn({ job: id, kind, attempt: attempts, reason, againInMs: pauseMs }, 'a job failed for now');
  await postponeJob(database, job, { reason, pauseMs });
}

/** Does a claimed job and records how it ended. Never throws: what cannot be recorded is begun again later. */
export async function runJob(job: ClaimedJob, surroundings: Surroundings): Promise<void> {
  const { database, handlers, logger, leaseMs } = surroundings;
  const kind = job.kind as JobKind;
  const last = maxAttempts(kind);
  const isLast = job.attempts >= last;
  const claim = setInterval(() => {
    extendClaim(database, job, leaseMs).catch((error) =>
      logger.warn({ job: job.id, kind, reason: failureReason(error) }, 'a job could not be kept'),
    );
  }, leaseMs / 3);
  try {
    // It took its process with it each time: nobody was left to count.
    if (job.attempts > last) throw new PermanentFailure('The process ended in the middle of it, each time.');
    await handle(handlers, kind, job.payload, { attempt: job.attempts, isLast });
    await completeJob(database, job);
  } catch (error) {
    await recordFailure(job, error, isLast, surroundings).catch((failure) =>
      logger.error(
        { job: job.id, kind, reason: failureReason(failure) },
        'a job’s failure could not be recorded',
      ),
    );
  } finally {
    clearInterval(claim);
  }
  await comeAgain(kind, surroundings);
}

async function comeAgain(kind: JobKind, { database, logger }: Surroundings) {
  const recurring = recurringJobs.find((job) => job.kind === kind);
  if (!recurring) return;
  const runAfter = new Date(Date.now() + recurring.everyMs);
  await enqueue(database.db, kind, {}, { key: kind, runAfter }).catch((error) =>
    logger.error({ kind, reason: failureReason(error) }, 'a recurring job could not be planned'),
  );
}
