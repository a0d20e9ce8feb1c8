import { eq } from 'drizzle-orm';
import { teamMembers } from '~/content/company/team';
import { paths } from '~/paths';
import { getBookingOfLead } from '../calls/bookings.server';
import { createCalendarEntry } from '../calls/calendar-entry.server';
import type { Booking } from '../calls/types.server';
import type { Database } from '../db/database.server';
import { leads } from '../db/schema/leads.server';
import { formatMoment } from '../email/format-moment.server';
import type { EmailQueue, OutgoingEmail } from '../email/types.server';
import type { JobHandler } from '../jobs/job-kinds.server';
import { leadEmailKey } from './lead-email-key.server';
import { leadFacts, leadReference } from './lead-facts.server';
import { type AnsweredKind, deskFor, isAnswered } from './lead-staff.server';
import { toStoredLead } from './lead-store.server';
import type { StoredLead } from './types.server';

interface Options {
  mail: EmailQueue;
  /** Signs the link that confirms the sender's address. */
  secret: string;
}

interface Told {
  lead: StoredLead;
  kind: AnsweredKind;
  email: string;
  token: string;
  call: Booking | null;
  /** What is told once: the lead, or a call as it was moved last. */
  occasion: string;
  attachments: NonNullable<OutgoingEmail['attachments']>;
}

/** To a confirmed address everything that was sent; to any other that something was, and where to confirm it. */
function toSender(
  { lead, kind, email, token, call, occasion, attachments }: Told,
  secret: string,
): OutgoingEmail {
  const envelope = { to: email, replyTo: deskFor(lead) };
  if (lead.isEmailConfirmed) {
    return {
      template: 'lead-copy',
      data: {
        ...{ kind, name: lead.name, message: lead.message, facts: leadFacts(lead) },
        ...{ link: paths.message(token), hasCalendarEntry: attachments.length > 0 },
      },
      ...{ ...envelope, attachments, audience: 'confirmed', key: `lead-copy:${occasion}` },
    };
  }
  const host = teamMembers.find(({ id }) => id === call?.hostId)?.name ?? '';
  return {
    template: 'lead-confirmation',
    data: {
      ...{ kind, sent: formatMoment(lead.createdAt), reference: leadReference(lead.id) },
      link: paths.confirmMessage(token, leadEmailKey(secret, lead.id)),
      ...(call && { call: { time: formatMoment(call.startsAt), host } }),
    },
    ...{ ...envelope, audience: 'unconfirmed', key: `lead-confirmation:${occasion}` },
    // A call is moved later, from its page.
    isReserved: !call || call.revision === 0,
  };
}

function toDesk({ lead, kind, email, occasion, attachments }: Told): OutgoingEmail {
  const facts = [...leadFacts(lead), { term: 'Reference', value: leadReference(lead.id) }];
  return {
    template: 'lead-notice',
    data: { kind, from: lead.name ?? email, message: lead.message, facts },
    attachments,
    ...{ key: `lead-notice:${occasion}`, to: deskFor(lead), audience: 'staff', replyTo: email },
  };
}

/**
 * Writes to the sender that the lead is here, once more when the address was confirmed, and to the desk it is for. Says
 * nothing of one that was taken back.
 */
export function sendLeadConfirmation(
  { db }: Database,
  { mail, secret }: Options,
): JobHandler<'lead-confirmation'> {
  return ({ leadId, token }) =>
    db.transaction(async (transaction) => {
      const [row] = await transaction.select().from(leads).where(eq(leads.id, leadId));
      if (!row?.email) return;
      const stored = await toStoredLead(transaction, row);
      const { kind } = stored;
      if (!isAnswered(kind)) return;
      const call = kind === 'call' ? await getBookingOfLead(transaction, leadId) : null;
      const attachments = call
        ? [{ name: 'call.ics', contentType: 'text/calendar', content: createCalendarEntry(call, new Date()) }]
        : [];
      const when = call ? { time: formatMoment(call.startsAt) } : {};
      const lead = { ...stored, meta: { ...when, ...stored.meta } };
      const occasion = call ? `${leadId}:${call.revision}` : leadId;
      const told = { lead, kind, email: row.email, token, call, occasion, attachments };
      const isMoved = call !== null && call.revision > 0;
      if (!row.emailWithheld || lead.isEmailConfirmed || isMoved)
        await mail.enqueue(transaction, toSender(told, secret));
      await mail.enqueue(transaction, toDesk(told));
    });
}
