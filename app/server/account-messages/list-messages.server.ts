import { count, desc, eq, exists, sql } from 'drizzle-orm';
import type { SignedIn } from '~/domain/auth/session';
import type { LeadKind } from '~/domain/contact/lead';
import { getThreadState, OWN_MESSAGES_PER_PAGE, type OwnMessageRow } from '~/domain/contact/own-message';
import { calls } from '../db/schema/calls.server';
import { leads } from '../db/schema/leads.server';
import { notifications } from '../db/schema/notifications.server';
import { describeLeadSubject } from '../email/lead-facts.server';
import { type AccountMessageDeps, isOwnLead, isUnreadReply } from './own-leads.server';
import { readThreads } from './read-threads.server';

const EXCERPT_LENGTH = 200;

/** One page of the messages of the user: those with an unread reply first, then the newest first. */
export async function listMessages(
  { db }: AccountMessageDeps,
  { user }: SignedIn,
  page: number,
): Promise<{ messages: OwnMessageRow[]; count: number }> {
  const [all] = await db.select({ count: count() }).from(leads).where(isOwnLead(user));
  const hasUnreadReply = exists(
    db.select({ id: notifications.id }).from(notifications).where(isUnreadReply(user, leads.id)),
  );
  const rows = await db
    .select({ lead: leads, cancelledAt: calls.cancelledAt, isUnread: sql<boolean>`${hasUnreadReply}` })
    .from(leads)
    .leftJoin(calls, eq(calls.leadId, leads.id))
    .where(isOwnLead(user))
    .orderBy(
      desc(hasUnreadReply),
      sql`coalesce(${leads.answeredAt}, ${leads.createdAt}) desc`,
      desc(leads.id),
    )
    .limit(OWN_MESSAGES_PER_PAGE)
    .offset((page - 1) * OWN_MESSAGES_PER_PAGE);
  const threads = await readThreads(
    db,
    user,
    rows.map(({ lead }) => lead.id),
  );
  const messages = rows.map(({ lead, cancelledAt, isUnread }): OwnMessageRow => {
    const thread = threads.get(lead.id) ?? [];
    const repliedAt = thread.findLast(({ isOwn }) => !isOwn)?.at;
    const about = describeLeadSubject({ meta: lead.meta, ...(lead.topic !== null && { topic: lead.topic }) });
    return {
      id: lead.id,
      kind: lead.kind as LeadKind,
      excerpt: lead.message?.slice(0, EXCERPT_LENGTH) ?? '',
      state: getThreadState({ leadState: lead.state, thread, isCallCancelled: cancelledAt !== null }),
      sentAt: lead.createdAt,
      isUnread,
      ...(about && { about }),
      ...(repliedAt && { repliedAt }),
    };
  });
  return { messages, count: all?.count ?? 0 };
}
