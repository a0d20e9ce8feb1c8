import { findTeamMember } from '~/content/company/team';
import { isTimeZone } from '~/domain/time/wall-clock';
import { site } from '~site';
import type { QueryBuilder, ServiceDeps } from '../../db/database.server';
import type { LeadRow } from '../../db/schema/leads.server';
import { formatMoment, formatMomentIn } from '../../email/format-moment.server';
import { formatLeadReference } from '../../email/lead-facts.server';
import type { EmailQueue, EnqueueResult } from '../../email/types.server';
import { getStaffEmail } from '../lead-staff.server';
import { toStoredLead } from '../lead-store.server';
import { createThreadEnvelope } from '../lead-thread.server';
import { createStaffEmail } from '../send-lead-confirmation.server';
import { toOccasion } from '../withdraw-lead-emails.server';
import { createCalendarFile } from './calendar-entry.server';
import type { Booking } from './types.server';

/** What the functions for staff need. */
export interface StaffCallDeps extends ServiceDeps {
  emailQueue: EmailQueue;
  /** Makes the pages of this process show the new length at once. The database notifies the other processes. */
  announceLength: () => void;
}

interface CallChange {
  row: LeadRow;
  /** After the change. */
  call: Booking;
  /** Name of the member of staff. */
  by: string;
}

const getHostName = (id: string) => findTeamMember(id)?.name ?? site.name;

/** The time in Indian time and, where it differs, by the visitor's clock. */
function formatTimes(startsAt: Date, timeZone: unknown) {
  const isOther =
    typeof timeZone === 'string' && isTimeZone(timeZone) && timeZone !== site.openingHours.timeZone;
  return { time: formatMoment(startsAt), ...(isOther && { localTime: formatMomentIn(startsAt, timeZone) }) };
}

/** What both emails to the visitor have. They hold nothing that the visitor typed. */
async function createVisitorParts(transaction: QueryBuilder, { row, call, by }: CallChange) {
  const lead = await toStoredLead(transaction, row);
  return {
    lead,
    data: {
      ...formatTimes(call.startsAt, row.meta.timeZone),
      host: getHostName(call.hostId),
      by,
      reference: formatLeadReference(row.id),
    },
    envelope: {
      audience: lead.isEmailConfirmed ? ('confirmed' as const) : ('unconfirmed' as const),
      ...createThreadEnvelope(lead),
    },
  };
}

/** Emails about a moved call. Without an address of the visitor, only the team member gets one. */
export async function enqueueMovedEmails(
  { emailQueue, clock }: StaffCallDeps,
  transaction: QueryBuilder,
  change: CallChange & { former: Date },
): Promise<EnqueueResult> {
  const { row, call, former } = change;
  const { email } = row;
  if (email === null) return 'queued';
  const { lead, data, envelope } = await createVisitorParts(transaction, change);
  const occasion = `${row.id}:${call.revision}`;
  const toVisitor = await emailQueue.enqueue(transaction, {
    template: 'call-moved',
    ...envelope,
    to: email,
    key: `call-moved:${occasion}`,
    data: { ...data, formerTime: formatMoment(former) },
    attachments: [createCalendarFile(call, clock())],
  });
  const meta = { time: data.time, ...lead.meta };
  const toHost = { lead: { ...lead, meta }, kind: 'call', email, call, occasion } as const;
  await emailQueue.enqueue(transaction, createStaffEmail(toHost));
  return toVisitor;
}

/** The email to the team member about a call whose slot staff reserved. The visitor gets none: the page says that it is booked. */
export async function enqueueReservedEmail(
  emailQueue: EmailQueue,
  transaction: QueryBuilder,
  { row, call }: Pick<CallChange, 'row' | 'call'>,
): Promise<void> {
  const { email } = row;
  if (email === null) return;
  const stored = await toStoredLead(transaction, row);
  const lead = { ...stored, meta: { time: formatMoment(call.startsAt), ...stored.meta } };
  const occasion = toOccasion(row.id, call.revision);
  await emailQueue.enqueue(transaction, createStaffEmail({ lead, kind: 'call', email, call, occasion }));
}

/** The email to the team member about a call whose slot was released, because its message is spam. The visitor gets none. */
export async function enqueueReleasedEmail(
  { emailQueue, clock }: Pick<StaffCallDeps, 'emailQueue' | 'clock'>,
  transaction: QueryBuilder,
  { row, call, by }: CallChange,
): Promise<void> {
  await emailQueue.enqueue(transaction, {
    template: 'call-cancelled-staff-email',
    data: {
      time: formatMoment(call.startsAt),
      host: getHostName(call.hostId),
      cancelled: { by, reason: 'The message was marked as spam.' },
    },
    attachments: [createCalendarFile(call, clock(), { isCancelled: true })],
    key: `call-cancelled-staff-email:${row.id}:${call.revision}`,
    to: getStaffEmail(await toStoredLead(transaction, row)),
    audience: 'staff',
  });
}

/** Emails about a cancelled call, with an entry that removes it from the calendar. */
export async function enqueueCancelledEmails(
  { emailQueue, clock }: StaffCallDeps,
  transaction: QueryBuilder,
  change: CallChange & { reason: string },
): Promise<EnqueueResult> {
  const { row, call, reason } = change;
  const { email } = row;
  if (email === null) return 'queued';
  const { lead, data, envelope } = await createVisitorParts(transaction, change);
  const attachments = [createCalendarFile(call, clock(), { isCancelled: true })];
  const toVisitor = await emailQueue.enqueue(transaction, {
    template: 'call-cancelled',
    ...envelope,
    to: email,
    key: `call-cancelled:${row.id}`,
    data: { ...data, reason },
    attachments,
  });
  await emailQueue.enqueue(transaction, {
    template: 'call-cancelled-staff-email',
    data: { time: data.time, host: data.host, cancelled: { by: change.by, reason } },
    attachments,
    key: `call-cancelled-staff-email:${row.id}`,
    to: getStaffEmail(lead),
    audience: 'staff',
  });
  return toVisitor;
}
