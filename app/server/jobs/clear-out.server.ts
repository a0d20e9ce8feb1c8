import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.server';
import { pendingSignUps, rateLimits, sessions, signIns, verifications } from '../db/schema/accounts.server';
import { jobs } from '../db/schema/jobs.server';
import { notices } from '../db/schema/notices.server';
import { outbox } from '../db/schema/outbox.server';
import { unconfirmedEmails } from '../db/schema/unconfirmed-emails.server';
import { takeOutBuyers } from '../orders/take-out-buyers.server';
import { deleteInBatches } from './delete-in-batches.server';
import type { JobHandler } from './kinds.server';

const isPast = (moment: unknown): SQL => sql`${moment} < now()`;

/** What nobody asks about any more. */
const EXPIRED: readonly (readonly [PgTable, SQL])[] = [
  [jobs, sql`${jobs.doneAt} < now() - interval '7 days' or ${jobs.failedAt} < now() - interval '90 days'`],
  [outbox, sql`${outbox.state} <> 'queued' and ${outbox.createdAt} < now() - interval '90 days'`],
  [outbox, sql`${outbox.isDecoy} and ${outbox.createdAt} < now() - interval '1 day'`],
  [unconfirmedEmails, isPast(unconfirmedEmails.expiresAt)],
  [verifications, isPast(verifications.expiresAt)],
  [pendingSignUps, isPast(pendingSignUps.expiresAt)],
  [rateLimits, isPast(rateLimits.expire)],
  [sessions, isPast(sessions.expiresAt)],
  [notices, sql`${notices.createdAt} < now() - interval '1 year'`],
  [signIns, sql`${signIns.createdAt} < now() - interval '90 days' or ${signIns.personId} is null`],
];

/** Removes what has expired, and whoever has left from the orders that were closed since. */
export function clearOut(database: Database): JobHandler<'clear-out'> {
  return async () => {
    for (const [table, fits] of EXPIRED) await deleteInBatches(database, table, fits);
    await takeOutBuyers(database.db, new Date());
  };
}
