import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.server';
import { pendingSignUps, rateLimits, sessions, signIns, verifications } from '../db/schema/accounts.server';
import { jobs } from '../db/schema/jobs.server';
import { notices } from '../db/schema/notices.server';
import { outbox } from '../db/schema/outbox.server';
import { unconfirmedEmails } from '../db/schema/unconfirmed-emails.server';
import { takeOutBuyers } from '../orders/take-out-buyers.server';
import type { JobHandler } from './kinds.server';

/**
 * Removes what nobody asks about any more: jobs a week after they were done, given-up jobs, mails and records of sign-ins
 * after 90 days, mails to nobody and counters of mail after a day, notices after a year, of accounts what has expired, and
 * whoever has left from the orders that were closed since.
 */
export function clearOut({ db }: Database): JobHandler<'clear-out'> {
  return async () => {
    await db
      .delete(jobs)
      .where(
        sql`${jobs.doneAt} < now() - interval '7 days' or ${jobs.failedAt} < now() - interval '90 days'`,
      );
    await db
      .delete(outbox)
      .where(sql`${outbox.state} <> 'queued' and ${outbox.createdAt} < now() - interval '90 days'`);
    await db.delete(outbox).where(sql`${outbox.isDecoy} and ${outbox.createdAt} < now() - interval '1 day'`);
    await db.delete(unconfirmedEmails).where(sql`${unconfirmedEmails.expiresAt} < now()`);
    await takeOutBuyers(db, new Date());
    await db.delete(verifications).where(sql`${verifications.expiresAt} < now()`);
    await db.delete(pendingSignUps).where(sql`${pendingSignUps.expiresAt} < now()`);
    await db.delete(rateLimits).where(sql`${rateLimits.expire} < now()`);
    await db.delete(sessions).where(sql`${sessions.expiresAt} < now()`);
    await db.delete(notices).where(sql`${notices.createdAt} < now() - interval '1 year'`);
    await db
      .delete(signIns)
      .where(sql`${signIns.createdAt} < now() - interval '90 days' or ${signIns.personId} is null`);
  };
}
