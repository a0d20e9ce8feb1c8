import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { QueryBuilder } from '../db/database.server';
import { eventEmails } from '../db/schema/event-emails.server';
import { jobs } from '../db/schema/jobs.server';
import { newsletterEditions } from '../db/schema/newsletter-editions.server';
import { isOpen } from '../jobs/job-states.server';

/** One whose job failed or was discarded queues nothing until staff retry it. */
function isUnderWay(
  db: QueryBuilder,
  {
    kind,
    field,
    table,
  }: { kind: string; field: string; table: typeof newsletterEditions | typeof eventEmails },
): SQL | undefined {
  const isItsJob = sql`${jobs.payload} ->> ${field} = ${table.id}::text`;
  const job = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isOpen, eq(jobs.kind, kind), isItsJob));
  return and(eq(table.state, 'sending'), exists(job));
}

/**
 * R-NEWSLETTER-4: how many emails a sending queues in a minute, when the others that are under way have as many: editions and emails to the
 * guests of events share the limit of the mail server. At least one.
 */
export async function getShareOfRate(db: QueryBuilder, perMinute: number): Promise<number> {
  const edition = { kind: 'send-edition', field: 'editionId', table: newsletterEditions };
  const eventEmail = { kind: 'send-event-email', field: 'eventEmailId', table: eventEmails };
  const editions = await db.$count(newsletterEditions, isUnderWay(db, edition));
  const emails = await db.$count(eventEmails, isUnderWay(db, eventEmail));
  return Math.max(1, Math.floor(perMinute / Math.max(1, editions + emails)));
}
