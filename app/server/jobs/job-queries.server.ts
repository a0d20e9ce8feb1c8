import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { QueryBuilder } from '../db/database.server';
import { jobs } from '../db/schema/jobs.server';
import type { ClaimedJob } from './claim-job.server';
import { isOpen } from './job-states.server';

interface Deps {
  db: QueryBuilder;
}

/** Each claim counts an attempt. A worker whose claim expired, and was taken by another worker, changes nothing. */
const isStillClaimed = ({ id, attempts }: ClaimedJob): SQL | undefined =>
  and(eq(jobs.id, id), eq(jobs.attempts, attempts), isOpen);

const inMilliseconds = (ms: number): SQL => sql`now() + ${ms} * interval '1 millisecond'`;

/** Prolongs the claim of a running job. */
export async function extendClaim({ db }: Deps, job: ClaimedJob, leaseMs: number): Promise<void> {
  await db
    .update(jobs)
    .set({ claimedUntil: inMilliseconds(leaseMs) })
    .where(isStillClaimed(job));
}

export async function completeJob({ db }: Deps, job: ClaimedJob): Promise<void> {
  await db
    .update(jobs)
    .set({ doneAt: sql`now()`, claimedUntil: null, lastError: null, payload: {} })
    .where(isStillClaimed(job));
}

/** Lets the job run again after a delay. */
export async function postponeJob(
  { db }: Deps,
  job: ClaimedJob,
  { reason, delayMs }: { reason: string; delayMs: number },
): Promise<void> {
  await db
    .update(jobs)
    .set({ runAfter: inMilliseconds(delayMs), claimedUntil: null, lastError: reason })
    .where(isStillClaimed(job));
}

/** Marks the job as failed. It does not run again. */
export async function failJob({ db }: Deps, job: ClaimedJob, reason: string): Promise<void> {
  await db
    .update(jobs)
    .set({ failedAt: sql`now()`, claimedUntil: null, lastError: reason })
    .where(isStillClaimed(job));
}

const nextStart = sql`min(greatest(${jobs.runAfter}, ${jobs.claimedUntil}))`;

/** Milliseconds until a job of these kinds is due or its claim expires. `undefined` when there is none. */
export async function getMsToNextJob({ db }: Deps, kinds: readonly string[]): Promise<number | undefined> {
  const [next] = await db
    .select({
      ms: sql<number | null>`(extract(epoch from ${nextStart} - clock_timestamp()) * 1000)::float8`,
    })
    .from(jobs)
    .where(and(isOpen, inArray(jobs.kind, [...kinds])));
  return next?.ms ?? undefined;
}

/** For a database with one process only: at its start, all claims belong to a process that ended. */
export async function releaseClaims({ db }: Deps): Promise<void> {
  await db.update(jobs).set({ claimedUntil: null }).where(isNotNull(jobs.claimedUntil));
}
