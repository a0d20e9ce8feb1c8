import { and, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { QueryBuilder } from '../db/database.server';
import { emails } from '../db/schema/emails.server';

export const isUnsent = inArray(emails.state, ['queued', 'failed']);

/**
 * Emails that are queued are not sent any more, and what failed is not sent again: what they say does not hold any more. They are deleted,
 * because `withheld` says that their recipient has had enough of them.
 */
export async function withdrawUnsent(transaction: QueryBuilder, isThis: SQL | undefined): Promise<void> {
  await transaction.delete(emails).where(and(isUnsent, not(emails.isDecoy), isThis));
}

export const hasKeyIn = (keys: readonly string[]): SQL => inArray(emails.key, [...keys]);

/** Emails whose header has a link to unsubscribe that contains this text. */
export const hasUnsubscribeLink = (partOfLink: string): SQL =>
  sql`strpos(${emails.headers} ->> 'List-Unsubscribe', ${partOfLink}) > 0`;

/** Emails of a template to an address. */
export const isTemplateTo = (template: string, recipient: string): SQL =>
  sql`(${emails.template} = ${template} and lower(${emails.recipient}) = lower(${recipient}))`;
