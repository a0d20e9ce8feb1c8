import { and, eq, inArray, like, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { CONFIRMED_CHANGE_PREFIX } from '../accounts/credentials/email-change-key.server';
import type { QueryBuilder } from '../db/database.server';
import { emails } from '../db/schema/emails.server';
import { notifications } from '../db/schema/notifications.server';
import type { DataOwner } from './types.server';

const change = alias(emails, 'change');
const isChange = and(eq(notifications.key, change.key), like(change.key, `${CONFIRMED_CHANGE_PREFIX}%`));

/** Each former address in lower case, and until when the account had it. Records of emails are stored no longer than this is known. */
export const readFormerEmails = (
  db: QueryBuilder,
  { id }: DataOwner,
): Promise<{ email: string; until: string }[]> =>
  db
    .select({
      email: sql<string>`lower(${change.recipient})`,
      // As text: a Date has no microseconds.
      until: sql<string>`max(${change.createdAt})::text`,
    })
    .from(change)
    .innerJoin(notifications, isChange)
    .where(eq(notifications.userId, id))
    .groupBy(sql`lower(${change.recipient})`);

/**
 * R-DELETION-4: the record of an email belongs to the account that had its address at that time. That is the account that gave the address
 * up next, or the one that has it now.
 */
export function isSentToOwner(
  db: QueryBuilder,
  { id, confirmedEmail }: DataOwner,
  formerEmails: readonly { email: string }[],
): SQL | undefined {
  const recipient = sql`lower(${emails.recipient})`;
  const addresses = formerEmails.map(({ email }) => email);
  if (confirmedEmail !== undefined) addresses.push(confirmedEmail);
  const ownerAtThatTime = db
    .select({ userId: notifications.userId })
    .from(change)
    .innerJoin(notifications, isChange)
    .where(
      and(eq(sql`lower(${change.recipient})`, recipient), sql`${change.createdAt} >= ${emails.createdAt}`),
    )
    .orderBy(change.createdAt)
    .limit(1);
  const present = sql`case when ${recipient} = ${confirmedEmail ?? null} then ${id}::uuid end`;
  return and(inArray(recipient, addresses), sql`coalesce((${ownerAtThatTime}), ${present}) = ${id}::uuid`);
}
