import { and, asc, count, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { SLOT_MINUTES } from '~/domain/contact/call-hours';
import type { QueryBuilder } from '../../db/database.server';
import { calls } from '../../db/schema/calls.server';
import { leads } from '../../db/schema/leads.server';
import type { Booking, CallStart } from './types.server';

const isBooked = isNull(calls.cancelledAt);
const { leadId, hostId, startsAt, minutes, revision } = calls;

const booking = { leadId, hostId, startsAt, minutes, revision };

const LONGEST_CALL_MS = Math.max(...SLOT_MINUTES) * 60 * 1000;

/** The booked calls of a team member that end after a time. Some may have ended a little earlier. */
export const listBookedCalls = (db: QueryBuilder, host: string, from: Date): Promise<Booking[]> =>
  db
    .select(booking)
    .from(calls)
    .where(and(eq(hostId, host), gt(startsAt, new Date(from.getTime() - LONGEST_CALL_MS)), isBooked))
    .orderBy(asc(startsAt));

/** False when the slot is booked already. */
export async function bookSlot(
  transaction: QueryBuilder,
  lead: string,
  start: CallStart & { minutes: number },
): Promise<boolean> {
  const written = await transaction
    .insert(calls)
    .values({ leadId: lead, ...start })
    .onConflictDoNothing()
    .returning({ leadId });
  return written.length > 0;
}

/** Books a cancelled call again, in a slot that is free. Its entry in calendars has a higher SEQUENCE than the one that removed it. */
export async function bookSlotAgain(
  transaction: QueryBuilder,
  lead: string,
  start: CallStart & { minutes: number },
): Promise<void> {
  await transaction
    .update(calls)
    .set({ ...start, cancelledAt: null, revision: sql`${revision} + 2` })
    .where(eq(leadId, lead));
}

/** Moves a call to a slot that is free. `null` when the lead has no call. */
export async function moveBooking(
  transaction: QueryBuilder,
  lead: string,
  to: { startsAt: Date; minutes: number },
): Promise<Booking | null> {
  const [moved] = await transaction
    .update(calls)
    .set({ ...to, revision: sql`${revision} + 1` })
    .where(and(eq(leadId, lead), isBooked))
    .returning(booking);
  return moved ?? null;
}

/** Cancels the call of a lead. True when the call was upcoming; false also for a lead without a call. */
export async function releaseSlot(transaction: QueryBuilder, lead: string, now: Date): Promise<boolean> {
  const released = await transaction
    .update(calls)
    .set({ cancelledAt: now })
    .where(and(eq(leadId, lead), isBooked))
    .returning({ startsAt });
  return released.some((call) => call.startsAt > now);
}

/** The call of a lead that was withdrawn, or that staff cancelled. */
export async function getCancelledBooking(db: QueryBuilder, lead: string): Promise<Booking | null> {
  const [call] = await db
    .select(booking)
    .from(calls)
    .where(and(eq(leadId, lead), isNotNull(calls.cancelledAt)));
  return call ?? null;
}

export async function getBookingOfLead(db: QueryBuilder, lead: string): Promise<Booking | null> {
  const [call] = await db
    .select(booking)
    .from(calls)
    .where(and(eq(leadId, lead), isBooked));
  return call ?? null;
}

/** The same, locked until the end of the transaction: others may move it meanwhile. */
export async function lockBookingOfLead(transaction: QueryBuilder, lead: string): Promise<Booking | null> {
  const [call] = await transaction
    .select(booking)
    .from(calls)
    .where(and(eq(leadId, lead), isBooked))
    .for('update');
  return call ?? null;
}

/** Number of upcoming calls of an email. */
export async function countUpcomingBookings(db: QueryBuilder, email: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ calls: count() })
    .from(calls)
    .innerJoin(leads, eq(leads.id, leadId))
    .where(and(eq(leads.email, email), gt(startsAt, now), isBooked));
  return row?.calls ?? 0;
}

/** The call that was booked with a lead, also a cancelled one. `undefined` without a call. */
export async function findCall(
  db: QueryBuilder,
  lead: string,
): Promise<{ startsAt: Date; isCancelled: boolean } | undefined> {
  const [call] = await db
    .select({ startsAt, cancelledAt: calls.cancelledAt })
    .from(calls)
    .where(eq(leadId, lead));
  return call && { startsAt: call.startsAt, isCancelled: call.cancelledAt !== null };
}
