import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { SignedIn } from '~/domain/auth/session';
import type { User } from '~/domain/auth/user';
import { INBOX_KINDS } from '~/domain/contact/lead';
import { isUuid } from '~/domain/text/uuid';
import type { QueryBuilder, ServiceDeps } from '../db/database.server';
import type { ContentDeps } from '../db/file-contents.server';
import { type LeadRow, leads } from '../db/schema/leads.server';
import { notifications } from '../db/schema/notifications.server';
import { receivedEmails } from '../db/schema/received-emails.server';
import type { EmailQueue } from '../email/types.server';
import { isAnswerOf, isMessageOf, toMessageOwner } from '../leads/lead-owner.server';

export interface AccountMessageDeps extends ContentDeps, ServiceDeps {
  emailQueue: EmailQueue;
}

export const isOwnLead = (user: User): SQL | undefined =>
  and(isMessageOf(toMessageOwner(user)), isNull(leads.withdrawnAt), inArray(leads.kind, [...INBOX_KINDS]));

/** `null` for a message of others, an unknown one and a withdrawn one. */
export async function findOwnLead(db: QueryBuilder, { user }: SignedIn, id: string): Promise<LeadRow | null> {
  if (!isUuid(id)) return null;
  const [row] = await db
    .select()
    .from(leads)
    .where(and(eq(leads.id, id), isOwnLead(user)));
  return row ?? null;
}

export const isOwnAnswer = (user: User): SQL | undefined =>
  and(isAnswerOf(toMessageOwner(user)), eq(receivedEmails.isAutomatic, false));

/** The unread notifications of the user about replies to a message. */
export const isUnreadReply = ({ id }: User, leadId: string | typeof leads.id): SQL | undefined =>
  and(
    eq(notifications.userId, id),
    isNull(notifications.readAt),
    sql`${notifications.payload}->>'event' = 'message-answered'`,
    sql`${notifications.payload}->>'leadId' = ${leadId}::text`,
  );
