import { eq } from 'drizzle-orm';
import { people } from '~/content/people';
import { paths } from '~/paths';
import { calendarEntry } from '../calls/calendar-entry.server';
import type { HeldCall } from '../calls/contract.server';
import { callOfLead } from '../calls/held-calls.server';
import type { Database } from '../db/database.server';
import { leads } from '../db/schema/leads.server';
import type { JobHandler } from '../jobs/kinds.server';
import type { Mail, OutgoingMail } from '../mail/contract.server';
import { momentWords } from '../moment-words.server';
import type { StoredLead } from './contract.server';
import { type AnsweredKind, deskFor, isAnswered } from './lead-desk.server';
import { leadEmailKey } from './lead-email-key.server';
import { leadFacts, leadReference } from './lead-facts.server';
import { toStoredLead } from './stored-leads.server';

interface Options {
  mail: Mail;
  /** Signs the link that confirms the sender's address. */
  secret: string;
}

interface Told {
  lead: StoredLead;
  kind: AnsweredKind;
  email: string;
  token: string;
  call: HeldCall | null;
  /** What is told once: the lead, or a call as it was moved last. */
  occasion: string;
  attachments: NonNullable<OutgoingMail['attachments']>;
}

/** To a confirmed address everything that was sent; to any other that something was, and where to confirm it. */
function toSender(
  { lead, kind, email, token, call, occasion, attachments }: Told,
  secret: string,
): OutgoingMail {
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
  const host = people.find(({ id }) => id === call?.hostId)?.name ?? '';
  return {
    template: 'lead-confirmation',
    data: {
      ...{ kind, sent: momentWords(lead.createdAt), reference: leadReference(lead.id) },
      link: paths.confirmMessage(token, leadEmailKey(secret, lead.id)),
      ...(call && { call: { time: momentWords(call.startsAt), host } }),
    },
    ...{ ...envelope, audience: 'unconfirmed', key: `lead-confirmation:${occasion}` },
    // A call is moved later, from its page.
    isReserved: !call || call.revision === 0,
  };
}

function toDesk({ lead, kind, email, occasion, attachments }: Told): OutgoingMail {
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
export function confirmLead({ db }: Database, { mail, secret }: Options): JobHandler<'lead-confirmation'> {
  return ({ leadId, token }) =>
    db.transaction(async (transaction) => {
      const [row] = await transaction.select().from(leads).where(eq(leads.id, leadId));
      if (!row?.email) return;
      const stored = await toStoredLead(transaction, row);
      const { kind } = stored;
      if (!isAnswered(kind)) return;
      const call = kind === 'call' ? await callOfLead(transaction, leadId) : null;
      const attachments = call
        ? [{ name: 'call.ics', contentType: 'text/calendar', content: calendarEntry(call, new Date()) }]
        : [];
      const when = call ? { time: momentWords(call.startsAt) } : {};
      const lead = { ...stored, meta: { ...when, ...stored.meta } };
      const occasion = call ? `${leadId}:${call.revision}` : leadId;
      const told = { lead, kind, email: row.email, token, call, occasion, attachments };
      const isMoved = call !== null && call.revision > 0;
      if (!row.emailWithheld || lead.isEmailConfirmed || isMoved)
        await mail.queue(transaction, toSender(told, secret));
      await mail.queue(transaction, toDesk(told));
    });
}
