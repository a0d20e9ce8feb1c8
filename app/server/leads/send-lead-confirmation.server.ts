import { eq } from 'drizzle-orm';
import { findTeamMember } from '~/content/company/team';
import { type ConfirmationKind, hasConfirmationEmail, type StoredLead } from '~/domain/contact/lead';
import { paths } from '~/paths';
import type { Database } from '../db/database.server';
import { leads } from '../db/schema/leads.server';
import { formatMoment } from '../email/format-moment.server';
import { formatLeadReference, listLeadFacts } from '../email/lead-facts.server';
import type { EmailQueue, OutgoingEmail } from '../email/types.server';
import type { JobHandler } from '../jobs/job-kinds.server';
import { getBookingOfLead } from './calls/bookings.server';
import { createCalendarFile } from './calls/calendar-entry.server';
import type { Booking } from './calls/types.server';
import { createLeadEmailKey } from './confirm-lead-email.server';
import { getStaffEmail } from './lead-staff.server';
import { toStoredLead } from './lead-store.server';
import { createThreadEnvelope } from './lead-thread.server';
import { markUnsentConfirmation } from './unsent-confirmation.server';
import { toOccasion, toStaffEmailKey } from './withdraw-lead-emails.server';

interface Options {
  emailQueue: EmailQueue;
  /** Signs the link that confirms the sender's address. */
  secret: string;
  /** Origin of the link in the calendar entry. */
  siteUrl: string;
}

interface LeadEmail {
  lead: StoredLead;
  kind: ConfirmationKind;
  email: string;
  token: string;
  call: Booking | null;
  /** Part of the email's key. One email per lead, or per revision of a call. */
  occasion: string;
}

/** A confirmed email gets a copy of the lead; an unconfirmed one gets only the link that confirms it. */
function createSenderEmail(
  { lead, kind, email, token, call, occasion }: LeadEmail,
  { secret, siteUrl }: Options,
): OutgoingEmail {
  const attachments = call
    ? [createCalendarFile(call, new Date(), { link: siteUrl + paths.message(token) })]
    : [];
  const envelope = { to: email, ...createThreadEnvelope(lead) };
  if (lead.isEmailConfirmed) {
    return {
      template: 'lead-copy',
      data: {
        kind,
        name: lead.name,
        message: lead.message,
        facts: listLeadFacts(lead),
        link: paths.message(token),
        hasCalendarEntry: attachments.length > 0,
      },
      ...envelope,
      attachments,
      audience: 'confirmed',
      key: `lead-copy:${occasion}`,
    };
  }
  const host = findTeamMember(call?.hostId)?.name ?? '';
  return {
    template: 'lead-confirmation',
    data: {
      kind,
      sent: formatMoment(lead.createdAt),
      reference: formatLeadReference(lead.id),
      link: paths.confirmMessage(token, createLeadEmailKey(secret, lead.id)),
      ...(call && { call: { time: formatMoment(call.startsAt), host } }),
    },
    ...envelope,
    audience: 'unconfirmed',
    key: `lead-confirmation:${occasion}`,
    // Moving a call takes a new place of the limit: the form reserved only the first.
    isOutsideLimit: !call || call.revision === 0,
  };
}

/** Without the link, which moves and cancels the call. */
export function createStaffEmail({
  lead,
  kind,
  email,
  call,
  occasion,
}: Omit<LeadEmail, 'token'>): OutgoingEmail {
  const facts = [...listLeadFacts(lead), { term: 'Reference', value: formatLeadReference(lead.id) }];
  return {
    template: 'lead-staff-email',
    data: { kind, from: lead.name ?? email, message: lead.message, facts },
    attachments: call ? [createCalendarFile(call, new Date())] : [],
    key: toStaffEmailKey(occasion),
    to: getStaffEmail(lead),
    audience: 'staff',
    replyTo: email,
  };
}

/**
 * Emails to the sender and to the staff. Runs again after the sender confirmed the email or moved the call. A withdrawn lead
 * gets no emails, and neither does one that staff marked as spam meanwhile.
 */
export function sendLeadConfirmation({ db }: Database, options: Options): JobHandler<'lead-confirmation'> {
  const { emailQueue } = options;
  return ({ leadId, token }) =>
    db.transaction(async (transaction) => {
      // Locked: withdrawing the message waits, and withdraws these emails then.
      const [row] = await transaction.select().from(leads).where(eq(leads.id, leadId)).for('update');
      if (!row?.email) return;
      if (row.state === 'spam') {
        if (!row.emailWithheld || row.emailConfirmedAt) await markUnsentConfirmation(transaction, leadId);
        return;
      }
      const stored = await toStoredLead(transaction, row);
      const { kind } = stored;
      if (!hasConfirmationEmail(kind)) return;
      const call = kind === 'call' ? await getBookingOfLead(transaction, leadId) : null;
      const when = call ? { time: formatMoment(call.startsAt) } : {};
      const lead = { ...stored, meta: { ...when, ...stored.meta } };
      const occasion = toOccasion(leadId, call?.revision);
      const details = { lead, kind, email: row.email, token, call, occasion };
      const isMoved = call !== null && call.revision > 0;
      if (!row.emailWithheld || lead.isEmailConfirmed || isMoved)
        await emailQueue.enqueue(transaction, createSenderEmail(details, options));
      await emailQueue.enqueue(transaction, createStaffEmail(details));
    });
}
