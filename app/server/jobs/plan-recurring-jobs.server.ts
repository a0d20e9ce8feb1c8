import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { QueryBuilder } from '../db/database.server';
import { jobs } from '../db/schema/jobs.server';
import { enqueue } from './enqueue.server';
import { type JobHandlers, recurringJobs } from './job-kinds.server';
import { isLate, isOpen } from './job-states.server';

/** So late, a job has no handler in another worker either. */
const MAX_LATE_MINUTES = 60;

/**
 * Adds the recurring jobs that are missing. One that is planned later than its next run would be is brought forward: the clock was ahead when it
 * was planned, and nobody else can change its time. A late one without a handler is deleted, such as the nightly backup of a site whose
 * settings have no place for backups any more: no process would ever run it, and it would count as late for good.
 */
export async function planRecurringJobs(db: QueryBuilder, handlers: JobHandlers, now: Date): Promise<void> {
  const isFree = or(isNull(jobs.claimedUntil), lt(jobs.claimedUntil, sql`now()`));
  for (const { kind, getNextRun } of recurringJobs) {
    const isThis = and(eq(jobs.kind, kind), eq(jobs.key, kind), isOpen, isFree);
    if (!(kind in handlers)) {
      await db.delete(jobs).where(and(isThis, isLate(MAX_LATE_MINUTES)));
      continue;
    }
    await enqueue(db, kind, {}, { key: kind });
    const runAfter = getNextRun(now);
    await db
      .update(jobs)
      .set({ runAfter })
      .where(and(isThis, gt(jobs.runAfter, runAfter)));
  }
}
