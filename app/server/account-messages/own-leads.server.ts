import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { SignedIn } from '~/domain/auth/session';
import type { User } from '~/domain/auth/user';
import { INBOX_KINDS } from '~/domain/contact/lead';
import type { QueryBuilder, ServiceDeps } from '../db/database.server';
import type { ContentDeps } from '../db/file-contents.server';
import { isUuid } from '../db/is-uuid.server';
import { type LeadRow, leads } from '../db/schema/leads.server';
import { notifications } from '../db/schema/notifications.server';
import { receivedEmails } from '../db/schema/received-emails.server';
import type { EmailQueue } from '../email/types.server';

export interface AccountMessageDeps extends ContentDeps, ServiceDeps {
  emailQueue: EmailQueue;
}

/** R-INBOX-12: anyone can enter an email in a form, so an account without a confirmed email has no messages. */
export const isOwnLead = ({ email, emailVerified }: User): SQL | undefined =>
  emailVerified
    ? and(
        sql`lower(${leads.email}) = ${email.toLowerCase()}`,
        isNull(leads.withdrawnAt),
        inArray(leads.kind, [...INBOX_KINDS]),
      )
    : sql`false`;

/** `null` for a message of others, an unknown one and a withdrawn one. */
export async function findOwnLead(db: QueryBuilder, { user }: SignedIn, id: string): Promise<LeadRow | null> {
  if (!isUuid(id)) return null;
  const [row] = await db
    .select()
    .from(leads)
    .where(and(eq(leads.id, id), isOwnLead(user)));
  return row ?? null;
}

/** Answers of other addresses, which the thread of a message can have, are of other people. */
export const isOwnAnswer = ({ email }: User): SQL | undefined =>
  and(eq(receivedEmails.sender, email.toLowerCase()), eq(receivedEmails.isAutomatic, false));

/** The unread notifications of the user about replies to a message. */
export const isUnreadReply = ({ id }: User, leadId: string | typeof leads.id): SQL | undefined =>
  and(
    eq(notifications.userId, id),
    isNull(notifications.readAt),
    sql`${notifications.payload}->>'event' = 'message-answered'`,
    sql`${notifications.payload}->>'leadId' = ${leadId}::text`,
  );
