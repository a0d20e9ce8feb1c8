import { and, eq, not, or, type SQL, sql } from 'drizzle-orm';
import type { QueryBuilder } from '../db/database.server';
import { emails } from '../db/schema/emails.server';
import { jobs } from '../db/schema/jobs.server';
import { isLater, isOpen, isRunning, isUndecided, isWaiting } from './job-states.server';

export interface QueueDepth {
  waiting: number;
  running: number;
  /** Planned, or after a failed attempt. */
  later: number;
  /** Failed, and nobody has decided about it. */
  failed: number;
  /** When the oldest waiting job was due. `null` without one. */
  oldestDue: Date | null;
  /** Emails that the mail server has not accepted yet. */
  queuedEmails: number;
}

export const isQueuedEmail = and(eq(emails.state, 'queued'), not(emails.isDecoy));

const countOf = (condition: SQL | undefined) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

/** How many jobs and emails wait. Done jobs are not read. */
export async function readQueueDepth(db: QueryBuilder): Promise<QueueDepth> {
  const [depth = { waiting: 0, running: 0, later: 0, failed: 0, oldestDue: null }] = await db
    .select({
      waiting: countOf(isWaiting),
      running: countOf(isRunning),
      later: countOf(isLater),
      failed: countOf(isUndecided),
      oldestDue: sql<Date | null>`min(${jobs.runAfter}) filter (where ${isWaiting})`.mapWith(jobs.runAfter),
    })
    .from(jobs)
    .where(or(isOpen, isUndecided));
  return { ...depth, queuedEmails: await db.$count(emails, isQueuedEmail) };
}
