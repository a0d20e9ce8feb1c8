import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What must happen after a commit, written in the same transaction as the promise it keeps. */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid().primaryKey(),
    kind: text().notNull(),
    /** Emptied when the job is done: it may hold the secret of a private link. */
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Of the open jobs with the same key there is one at most. */
    key: text(),
    runAfter: moment('run_after').notNull().defaultNow(),
    /** A worker has it until then, and says so again while it works. Past, the worker is gone. */
    claimedUntil: moment('claimed_until'),
    /** How often it was begun, this time included. */
    attempts: integer().notNull().default(0),
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull().defaultNow(),
    doneAt: moment('done_at'),
    /** Given up: it runs again only when somebody says so. */
    failedAt: moment('failed_at'),
  },
  (table) => [
    index('jobs_waiting').on(table.runAfter).where(sql`done_at is null and failed_at is null`),
    index('jobs_given_up').on(table.failedAt).where(sql`failed_at is not null`),
    uniqueIndex('jobs_open_key').on(table.key).where(sql`done_at is null and failed_at is null`),
  ],
);
