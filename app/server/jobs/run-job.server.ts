import type { Database, QueryBuilder } from '../db/database.server';
import { runInSpan, type StartTrace } from '../tracing/span.server';
import type { ClaimedJob } from './claim-job.server';
import { enqueue } from './enqueue.server';
import { getFailureLocation, getFailureReason } from './failure-reason.server';
import {
  getMaxAttempts,
  type JobContext,
  type JobHandlers,
  type JobKind,
  jobKinds,
  PermanentFailure,
  PROCESS_ENDED,
  recordsLoss,
  recurringJobs,
} from './job-kinds.server';
import { completeJob, extendClaim, failJob, postponeJob } from './job-queries.server';

const FIRST_DELAY_MS = 10_000;
const MAX_DELAY_MS = 6 * 60 * 60 * 1000;

/**
 * Milliseconds before a job is tried again after its `attempt`th failure (from 1): ten seconds, doubled each time, six
 * hours at most. `random` (from 0 to 1) takes off up to a quarter, so that jobs that failed together do not run together
 * again.
 */
export function retryDelay(attempt: number, random: number = Math.random()): number {
  const delay = Math.min(FIRST_DELAY_MS * 2 ** (attempt - 1), MAX_DELAY_MS);
  return Math.round(delay * (1 - random / 4));
}

/** Writes a line with its details. The logger of the site is one. */
export interface JobLogger {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** `retried`: the attempt failed, and the job will run again. */
export type JobOutcome = 'done' | 'retried' | 'failed';

/** Receives each attempt of a job when it has ended, with its duration. */
export type JobObserver = (kind: string, outcome: JobOutcome, milliseconds: number) => void;

interface Deps {
  database: Database;
  handlers: JobHandlers;
  logger: JobLogger;
  leaseMs: number;
  observeJob?: JobObserver | undefined;
  /** Absent without tracing. */
  startTrace?: StartTrace | undefined;
}

async function runHandler(handlers: JobHandlers, kind: JobKind, payload: unknown, context: JobContext) {
  const checked = jobKinds[kind].safeParse(payload);
  if (!checked.success) throw new PermanentFailure(`The payload is not valid for "${kind}".`);
  // TypeScript cannot relate the schema and the handler of a variable kind.
  await (handlers[kind] as (payload: unknown, context: JobContext) => Promise<void>)(checked.data, context);
}

const isFinal = (error: unknown, isLast: boolean) => isLast || error instanceof PermanentFailure;

/**
 * Ends an attempt after which the job does not run again. A recurring job gets its next run in the same transaction: it would not run
 * until the next start, if the connection was lost between the two.
 */
async function endJob(
  { kind }: ClaimedJob,
  { db }: Database,
  end: (deps: { db: QueryBuilder }) => Promise<void>,
): Promise<void> {
  const recurring = recurringJobs.find((job) => job.kind === kind);
  if (!recurring) return end({ db });
  await db.transaction(async (transaction) => {
    await end({ db: transaction });
    const runAfter = recurring.getNextRun(new Date());
    await enqueue(transaction, recurring.kind, {}, { key: kind, runAfter, beginsTrace: true });
  });
}

async function recordFailure(job: ClaimedJob, error: unknown, isLast: boolean, { database, logger }: Deps) {
  const reason = getFailureReason(error);
  const { id, kind, attempts } = job;
  if (isFinal(error, isLast)) {
    logger.error({ job: id, kind, attempt: attempts, reason, at: getFailureLocation(error) }, 'job failed');
    await endJob(job, database, (ended) => failJob(ended, job, reason));
    return;
  }
  const delayMs = retryDelay(attempts);
  logger.warn({ job: id, kind, attempt: attempts, reason, retryInMs: delayMs }, 'job will be retried');
  await postponeJob(database, job, { reason, delayMs });
}

async function runAttempt(job: ClaimedJob, deps: Deps): Promise<JobOutcome> {
  const { database, handlers, logger, leaseMs } = deps;
  let outcome: JobOutcome = 'done';
  const kind = job.kind as JobKind;
  const maxAttempts = getMaxAttempts(kind);
  const isLast = job.attempts >= maxAttempts;
  const renewal = setInterval(() => {
    extendClaim(database, job, leaseMs).catch((error) =>
      logger.warn({ job: job.id, kind, reason: getFailureReason(error) }, 'job claim could not be extended'),
    );
  }, leaseMs / 3);
  try {
    // An attempt that ends its process is never recorded as a failure.
    if (job.attempts > maxAttempts) {
      if (recordsLoss(kind))
        await runHandler(handlers, kind, job.payload, { attempt: job.attempts, isLast: true, isLost: true });
      throw new PermanentFailure(PROCESS_ENDED);
    }
    await runHandler(handlers, kind, job.payload, { attempt: job.attempts, isLast });
    await endJob(job, database, (ended) => completeJob(ended, job));
  } catch (error) {
    outcome = isFinal(error, isLast) ? 'failed' : 'retried';
    await recordFailure(job, error, isLast, deps).catch((failure) =>
      logger.error(
        { job: job.id, kind, reason: getFailureReason(failure) },
        'job failure could not be recorded',
      ),
    );
  } finally {
    clearInterval(renewal);
  }
  return outcome;
}

/** R-TRACE-2: an attempt continues the trace in which its job was added. */
async function traceAttempt(job: ClaimedJob, deps: Deps): Promise<JobOutcome> {
  const { id, kind, attempts, traceparent } = job;
  const attributes = { 'site.job.id': id, 'site.job.kind': kind, 'site.job.attempt': attempts };
  const span = deps.startTrace?.({ name: `job ${kind}`, kind: 'consumer', attributes }, traceparent);
  if (!span) return runAttempt(job, deps);
  const outcome = await runInSpan(span, () => runAttempt(job, deps));
  span.set({ 'site.job.outcome': outcome });
  span.end(outcome === 'done' ? undefined : outcome);
  return outcome;
}

/** Runs a claimed job and records the result. Never rejects: without a record, the job runs again when its claim expires. */
export async function runJob(job: ClaimedJob, deps: Deps): Promise<void> {
  const startedAt = performance.now();
  const outcome = await traceAttempt(job, deps);
  deps.observeJob?.(job.kind, outcome, performance.now() - startedAt);
}
