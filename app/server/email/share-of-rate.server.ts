import { eq } from 'drizzle-orm';
import type { QueryBuilder } from '../db/database.server';
import { eventEmails } from '../db/schema/event-emails.server';
import { newsletterEditions } from '../db/schema/newsletter-editions.server';

/**
 * R-NEWSLETTER-4: how many emails a sending queues in a minute, when the others that are under way have as many: editions and emails to the
 * guests of events share the limit of the mail server. At least one.
 */
export async function getShareOfRate(db: QueryBuilder, perMinute: number): Promise<number> {
  const editions = await db.$count(newsletterEditions, eq(newsletterEditions.state, 'sending'));
  const emails = await db.$count(eventEmails, eq(eventEmails.state, 'sending'));
  return Math.max(1, Math.floor(perMinute / Math.max(1, editions + emails)));
}
