import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.server';

/** Work that runs after a commit. The row is written in the same transaction. */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid().primaryKey(),
    kind: text().notNull(),
    /** Emptied when the job is done, because it may hold the token of a private link. */
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    /** At most one open job has the same key. */
    key: text(),
    runAfter: timestamptz('run_after').notNull().defaultNow(),
    /** End of a worker's claim. A running worker extends it. After this time another worker may claim the job. */
    claimedUntil: timestamptz('claimed_until'),
    /** Started attempts, including the current one. */
    attempts: integer().notNull().default(0),
    /** W3C trace context of the request or job that added this one. */
    traceparent: text(),
    lastError: text('last_error'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    doneAt: timestamptz('done_at'),
    /** Set when all attempts failed. The job does not run again by itself. */
    failedAt: timestamptz('failed_at'),
    /** When staff decided that the job is not to run again. It is failed then, too. */
    discardedAt: timestamptz('given_up_at'),
  },
  (table) => [
    index('jobs_waiting').on(table.runAfter).where(sql`done_at is null and failed_at is null`),
    index('jobs_failed').on(table.failedAt).where(sql`failed_at is not null`),
    uniqueIndex('jobs_open_key').on(table.key).where(sql`done_at is null and failed_at is null`),
  ],
);

/** One row for each time that jobs waited too long, and the owner got an email about it. */
export const jobWarnings = pgTable(
  'job_alerts',
  {
    id: uuid().primaryKey(),
    /** When the oldest job was due. */
    dueSince: timestamptz('due_since').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    /** When no job waited too long any more. */
    recoveredAt: timestamptz('recovered_at'),
  },
  (table) => [
    // At most one warning is open.
    uniqueIndex('job_alerts_open').on(sql`(${table.recoveredAt} is null)`).where(sql`recovered_at is null`),
  ],
);
