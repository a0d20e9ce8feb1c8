import { and, inArray } from 'drizzle-orm';
import type { QueryBuilder } from '../db/database.server';
import { emails } from '../db/schema/emails.server';

/** Emails that are queued are not sent any more, and what failed is not sent again: what they say does not hold any more. */
export async function withdrawUnsent(transaction: QueryBuilder, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await transaction
    .delete(emails)
    .where(and(inArray(emails.key, [...keys]), inArray(emails.state, ['queued', 'failed'])));
}
