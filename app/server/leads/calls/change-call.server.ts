import { and, eq, isNull } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { SignedIn } from '~/domain/auth/session';
import type { LeadEvent } from '~/domain/contact/lead';
import type { QueryBuilder } from '../../db/database.server';
import { calls } from '../../db/schema/calls.server';
import type { LeadRow } from '../../db/schema/leads.server';
import { formatMoment } from '../../email/format-moment.server';
import { findReadableLead, readLeadEvents } from '../inbox/read-lead.server';
import { writeLeadEvent } from '../lead-events.server';
import { moveBooking } from './bookings.server';
import { enqueueCancelledEmails, enqueueMovedEmails, type StaffCallDeps } from './call-emails.server';
import { checkSlot } from './check-slot.server';
import type { Booking } from './types.server';

/** For the history of the message, in the time zone of the company. */
export const describeCallMove = (from: Date, to: Date): string =>
  `From ${formatMoment(from)} to ${formatMoment(to)}.`;

interface CallVersion {
  id: string;
  /** The revision of the call that the page showed. */
  revision: number;
}

type ChangeIssue =
  /** Others moved or cancelled it since the page was shown: with what they did. */
  | { kind: 'conflict'; changes: LeadEvent[] }
  /** It has begun. */
  | { kind: 'over' }
  /** The unconfirmed address got too many emails in the last hours. Nothing is changed. */
  | { kind: 'withheld' };

export type StaffMoveResult = { kind: 'moved' | 'taken' | 'not-offered' | 'same' } | ChangeIssue | null;
export type StaffCancelResult = { kind: 'cancelled' } | ChangeIssue | null;

/** Rolls the transaction back. */
class WithheldError extends Error {
  override readonly name = 'WithheldError';
}

/** Locks the call for a change. A conflict when its revision is another one, or when it is cancelled. */
async function lockCall(
  transaction: QueryBuilder,
  { id, revision }: CallVersion,
  now: Date,
): Promise<{ kind: 'open'; call: Booking } | ChangeIssue | null> {
  const [row] = await transaction.select().from(calls).where(eq(calls.leadId, id)).for('update');
  if (!row) return null;
  const { cancelledAt, ...call } = row;
  if (cancelledAt !== null || call.revision !== revision) {
    const events = await readLeadEvents(transaction, id);
    const ofCall = events.filter(({ kind }) => kind === 'call-moved' || kind === 'call-cancelled');
    const unseen = Math.max(1, call.revision - revision + (cancelledAt === null ? 0 : 1));
    return { kind: 'conflict', changes: ofCall.slice(-unseen) };
  }
  return call.startsAt <= now ? { kind: 'over' } : { kind: 'open', call };
}

/** Runs a change in a transaction. `withheld` when an email of it is withheld: then nothing is changed. */
async function changeCall<Result>(
  { db }: StaffCallDeps,
  change: (transaction: QueryBuilder) => Promise<Result>,
): Promise<Result | { kind: 'withheld' }> {
  try {
    return await db.transaction(change);
  } catch (error) {
    if (error instanceof WithheldError) return { kind: 'withheld' };
    throw error;
  }
}

/**
 * The row of a call's message. It is locked before the hours and the call, as by those who mark it as spam or erase it. `null` when it
 * is not there. Throws NotAllowedError.
 */
async function lockCallLead(transaction: QueryBuilder, actor: SignedIn, id: string): Promise<LeadRow | null> {
  const row = await findReadableLead(transaction, actor, id, { isLocked: true });
  return row?.kind === 'call' ? row : null;
}

/**
 * R-CALL-2: moves a call to a free slot of the same team member. The visitor and the team member get an email with a new
 * calendar entry. `null` when it is not there. Throws NotAllowedError.
 */
export async function moveCallByStaff(
  deps: StaffCallDeps,
  actor: SignedIn,
  { startsAt, ...version }: CallVersion & { startsAt: Date },
): Promise<StaffMoveResult> {
  const now = deps.clock();
  return changeCall(deps, async (transaction): Promise<StaffMoveResult> => {
    const row = await lockCallLead(transaction, actor, version.id);
    if (!row) return null;
    // Bookings lock the hours first, too.
    const { id: movedLeadId } = version;
    const [{ hostId } = { hostId: '' }] = await transaction
      .select({ hostId: calls.hostId })
      .from(calls)
      .where(eq(calls.leadId, movedLeadId));
    const slot = await checkSlot(transaction, { hostId, startsAt }, { now, movedLeadId });
    const locked = await lockCall(transaction, version, now);
    if (locked?.kind !== 'open') return locked;
    const { call: former } = locked;
    if (former.startsAt.getTime() === startsAt.getTime()) return { kind: 'same' };
    if (slot.kind !== 'free') return slot;
    const call = await moveBooking(transaction, movedLeadId, { startsAt, minutes: slot.minutes });
    if (!call) return null;
    const entry = { leadId: movedLeadId, userId: actor.user.id, at: now };
    const text = describeCallMove(former.startsAt, startsAt);
    await writeLeadEvent(transaction, entry, { id: uuid(), kind: 'call-moved', text });
    const change = { row, call, by: actor.user.name, former: former.startsAt };
    if ((await enqueueMovedEmails(deps, transaction, change)) === 'withheld') throw new WithheldError();
    return { kind: 'moved' };
  });
}

/**
 * R-CALL-2: cancels a call. The visitor gets the reason by email with an entry that removes it from the calendar. `null` when
 * it is not there. Throws NotAllowedError.
 */
export async function cancelCallByStaff(
  deps: StaffCallDeps,
  actor: SignedIn,
  { reason, ...version }: CallVersion & { reason: string },
): Promise<StaffCancelResult> {
  const now = deps.clock();
  return changeCall(deps, async (transaction): Promise<StaffCancelResult> => {
    const row = await lockCallLead(transaction, actor, version.id);
    if (!row) return null;
    const locked = await lockCall(transaction, version, now);
    if (locked?.kind !== 'open') return locked;
    const { call } = locked;
    await transaction
      .update(calls)
      .set({ cancelledAt: now })
      .where(and(eq(calls.leadId, version.id), isNull(calls.cancelledAt)));
    const entry = { leadId: version.id, userId: actor.user.id, at: now };
    await writeLeadEvent(transaction, entry, { id: uuid(), kind: 'call-cancelled', text: reason });
    const change = { row, call, by: actor.user.name, reason };
    if ((await enqueueCancelledEmails(deps, transaction, change)) === 'withheld') throw new WithheldError();
    return { kind: 'cancelled' };
  });
}
