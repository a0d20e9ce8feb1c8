import { and, eq } from 'drizzle-orm';
import type { LeadKind, StoredLead } from '~/domain/contact/lead';
import type { QueryBuilder } from '../../db/database.server';
import { users } from '../../db/schema/accounts.server';
import type { LeadRow } from '../../db/schema/leads.server';
import { formatMoment } from '../../email/format-moment.server';
import { formatLeadReference } from '../../email/lead-facts.server';
import type { EmailQueue, OutgoingEmail } from '../../email/types.server';
import { notify } from '../../notifications/notify.server';
import { toStoredLead } from '../lead-store.server';
import { createThreadEnvelope, findAnsweredId } from '../lead-thread.server';

type AnsweredLead = LeadRow & { email: string };

interface WrittenReply {
  eventId: string;
  text: string;
  /** Name of the member of staff. */
  by: string;
  at: Date;
}

/** Ends the transaction without writing. */
export class WithheldError extends Error {
  override readonly name = 'WithheldError';
}

/**
 * The email with a reply. It quotes nothing of the form: until the address is confirmed, another person may have entered it.
 */
async function createReplyEmail(
  transaction: QueryBuilder,
  row: AnsweredLead,
  lead: StoredLead,
  { eventId, text, by }: WrittenReply,
): Promise<OutgoingEmail> {
  const { headers, ...envelope } = createThreadEnvelope(lead, await findAnsweredId(transaction, row.id));
  return {
    template: 'lead-reply',
    data: {
      kind: lead.kind,
      text,
      by,
      sent: formatMoment(row.createdAt),
      reference: formatLeadReference(row.id),
    },
    audience: lead.isEmailConfirmed ? 'confirmed' : 'unconfirmed',
    key: `lead-reply:${eventId}`,
    to: row.email,
    ...envelope,
    // RFC 3834: a person wrote it. The mail program of an absent recipient answers no other email.
    headers: { ...headers, 'Auto-Submitted': 'no' },
  };
}

/** R-INBOX-11: the notification holds nothing of the message or the reply, so that withdrawing the message leaves none of it. */
async function notifySender(
  transaction: QueryBuilder,
  { id, kind, email, userId }: AnsweredLead,
  { eventId, by, at }: WrittenReply,
): Promise<void> {
  const isOwner =
    userId === null ? and(eq(users.email, email.toLowerCase()), users.emailVerified) : eq(users.id, userId);
  const [user] = await transaction.select({ id: users.id }).from(users).where(isOwner);
  if (!user) return;
  await notify(transaction, {
    userId: user.id,
    payload: {
      event: 'message-answered',
      form: kind as LeadKind,
      by,
      email: email.toLowerCase(),
      reference: formatLeadReference(id),
      leadId: id,
    },
    key: `message-answered:${eventId}`,
    at,
  });
}

/**
 * Queues the email with a reply and notifies the account that has the message. Throws `WithheldError` when the unconfirmed address got
 * too many emails in the last hours.
 */
export async function sendReply(
  transaction: QueryBuilder,
  emailQueue: EmailQueue,
  row: AnsweredLead,
  reply: WrittenReply,
): Promise<void> {
  const lead = await toStoredLead(transaction, row);
  const queued = await emailQueue.enqueue(transaction, await createReplyEmail(transaction, row, lead, reply));
  if (queued === 'withheld') throw new WithheldError();
  await notifySender(transaction, row, reply);
}
