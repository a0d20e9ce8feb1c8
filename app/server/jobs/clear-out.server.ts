import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.server';
import { jobs } from '../db/schema/jobs.server';
import { outbox } from '../db/schema/outbox.server';
import type { JobHandler } from './kinds.server';

/** Removes what nobody asks about any more: jobs a week after they were done, and given-up jobs and mails after 90 days. */
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
  };
}
