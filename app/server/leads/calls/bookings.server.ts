import { and, count, eq, gt, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import type { QueryBuilder } from '../../db/database.server';
import { calls } from '../../db/schema/calls.server';
import { leads } from '../../db/schema/leads.server';
import type { Booking, CallStart } from './types.server';

const isBooked = isNull(calls.cancelledAt);
const { leadId, hostId, startsAt, revision } = calls;

/** The start times of booked calls of a team member from a time on. */
export async function listBookedStarts(db: QueryBuilder, host: string, from: Date): Promise<Date[]> {
  const rows = await db
    .select({ startsAt })
    .from(calls)
    .where(and(eq(hostId, host), gte(startsAt, from), isBooked));
  return rows.map((row) => row.startsAt);
}

/** False when the slot is booked already. */
export async function bookSlot(transaction: QueryBuilder, lead: string, start: CallStart): Promise<boolean> {
  const written = await transaction
    .insert(calls)
    .values({ leadId: lead, ...start })
    .onConflictDoNothing()
    .returning({ leadId });
  return written.length > 0;
}

/** Throws a unique violation when the new slot is booked already. False when the lead has no call. */
export async function moveBooking(transaction: QueryBuilder, lead: string, to: Date): Promise<boolean> {
  const moved = await transaction
    .update(calls)
    .set({ startsAt: to, revision: sql`${revision} + 1` })
    .where(and(eq(leadId, lead), isBooked))
    .returning({ leadId });
  return moved.length > 0;
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

/** The call of a lead that was withdrawn. */
export async function getCancelledBooking(db: QueryBuilder, lead: string): Promise<Booking | null> {
  const [call] = await db
    .select({ leadId, hostId, startsAt, revision })
    .from(calls)
    .where(and(eq(leadId, lead), isNotNull(calls.cancelledAt)));
  return call ?? null;
}

export async function getBookingOfLead(db: QueryBuilder, lead: string): Promise<Booking | null> {
  const [call] = await db
    .select({ leadId, hostId, startsAt, revision })
    .from(calls)
    .where(and(eq(leadId, lead), isBooked));
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
