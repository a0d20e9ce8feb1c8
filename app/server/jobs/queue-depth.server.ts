import { and, eq, not, type SQL, sql } from 'drizzle-orm';
import type { QueryBuilder } from '../db/database.server';
import { emails } from '../db/schema/emails.server';
import { jobs } from '../db/schema/jobs.server';
import { isLater, isRunning, isUndecided, isWaiting } from './job-states.server';

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

const count = (db: QueryBuilder, condition: SQL | undefined) => db.$count(jobs, condition);

/** How many jobs and emails wait. */
export async function readQueueDepth(db: QueryBuilder): Promise<QueueDepth> {
  const [waiting, running, later, failed, queuedEmails, [oldest]] = await Promise.all([
    count(db, isWaiting),
    count(db, isRunning),
    count(db, isLater),
    count(db, isUndecided),
    db.$count(emails, isQueuedEmail),
    db
      .select({ due: sql<Date | null>`min(${jobs.runAfter})`.mapWith(jobs.runAfter) })
      .from(jobs)
      .where(isWaiting),
  ]);
  return { waiting, running, later, failed, queuedEmails, oldestDue: oldest?.due ?? null };
}
