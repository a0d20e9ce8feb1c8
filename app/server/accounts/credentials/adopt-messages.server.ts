import { and, eq, isNull, sql } from 'drizzle-orm';
import type { User } from '~/domain/auth/user';
import type { QueryBuilder } from '../../db/database.server';
import { leads } from '../../db/schema/leads.server';
import { receivedEmails } from '../../db/schema/received-emails.server';

/**
 * R-INBOX-13: before an account gets another email, the messages and answers with the confirmed one become its own: its list, its export
 * and its erasure would lose them.
 */
export async function adoptMessages(
  transaction: QueryBuilder,
  { id: userId, email, emailVerified }: Pick<User, 'id' | 'email' | 'emailVerified'>,
): Promise<void> {
  if (!emailVerified) return;
  const sender = email.toLowerCase();
  await transaction
    .update(leads)
    .set({ userId })
    .where(and(isNull(leads.userId), eq(sql`lower(${leads.email})`, sender)));
  await transaction
    .update(receivedEmails)
    .set({ userId })
    .where(and(isNull(receivedEmails.userId), eq(receivedEmails.sender, sender)));
}
