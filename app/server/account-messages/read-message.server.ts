import type { SignedIn } from '~/domain/auth/session';
import { getThreadState, type OwnMessage } from '~/domain/contact/own-message';
import { isUuid } from '~/domain/text/uuid';
import { notifications } from '../db/schema/notifications.server';
import { describeLeadSubject, formatLeadReference, listLeadFacts } from '../email/lead-facts.server';
import { getLeadFile } from '../files/attachments.server';
import type { CheckedFile } from '../files/check-pdf.server';
import { getBookingOfLead, getCancelledBooking } from '../leads/calls/bookings.server';
import { toStoredLead } from '../leads/lead-store.server';
import { type AccountMessageDeps, findOwnLead, isUnreadReply } from './own-leads.server';
import { readThreads } from './read-threads.server';

/** One message of the user with its thread. `null` when the user has no such message. */
export async function getMessage(
  { db }: AccountMessageDeps,
  actor: SignedIn,
  id: string,
): Promise<OwnMessage | null> {
  const row = await findOwnLead(db, actor, id);
  if (!row) return null;
  const lead = await toStoredLead(db, row);
  const booking = row.kind === 'call' ? await getBookingOfLead(db, id) : null;
  const thread = (await readThreads(db, actor.user, [id])).get(id) ?? [];
  const isCallCancelled = row.kind === 'call' && (await getCancelledBooking(db, id)) !== null;
  const about = describeLeadSubject(lead);
  return {
    lead,
    reference: formatLeadReference(id),
    facts: listLeadFacts(lead),
    state: getThreadState({ leadState: row.state, thread, isCallCancelled }),
    thread,
    ...(about && { about }),
    ...(booking && {
      call: { hostId: booking.hostId, startsAt: booking.startsAt, minutes: booking.minutes },
    }),
  };
}

/** A file of the message itself, or of an answer of the user. `null` when the user has no such file. */
export async function getMessageFile(
  deps: AccountMessageDeps,
  actor: SignedIn,
  { id, fileId }: { id: string; fileId: string },
): Promise<CheckedFile | null> {
  const message = isUuid(fileId) ? await getMessage(deps, actor, id) : null;
  if (!message) return null;
  const files = [...(message.lead.files ?? []), ...message.thread.flatMap((entry) => entry.files)];
  return files.some((file) => file.id === fileId) ? getLeadFile(deps, id, fileId) : null;
}

/** Marks the notifications about replies to the message as read. */
export async function markMessageRead(
  { db, clock }: AccountMessageDeps,
  { user }: SignedIn,
  id: string,
): Promise<void> {
  await db.update(notifications).set({ readAt: clock() }).where(isUnreadReply(user, id));
}
