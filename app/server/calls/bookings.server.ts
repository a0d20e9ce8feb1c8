import { and, count, eq, gt, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import type { QueryBuilder } from '../db/database.server';
import { calls } from '../db/schema/calls.server';
import { leads } from '../db/schema/leads.server';
import type { Booking, CallStart } from './types.server';

const isHeld = isNull(calls.cancelledAt);
const { leadId, hostId, startsAt, revision } = calls;

export async function listBookedStarts(db: QueryBuilder, host: string, from: Date): Promise<Date[]> {
  const rows = await db
    .select({ startsAt })
    .from(calls)
    .where(and(eq(hostId, host), gte(startsAt, from), isHeld));
  return rows.map((row) => row.startsAt);
}

/** False when the half hour is held already. */
export async function bookSlot(transaction: QueryBuilder, lead: string, start: CallStart): Promise<boolean> {
  const written = await transaction
    .insert(calls)
    .values({ leadId: lead, ...start })
    .onConflictDoNothing()
    .returning({ leadId });
  return written.length > 0;
}

/** Throws the database's unique violation when the new half hour is held already. False when there is nothing to move. */
export async function moveBooking(transaction: QueryBuilder, lead: string, to: Date): Promise<boolean> {
  const moved = await transaction
    .update(calls)
    .set({ startsAt: to, revision: sql`${revision} + 1` })
    .where(and(eq(leadId, lead), isHeld))
    .returning({ leadId });
  return moved.length > 0;
}

/** The half hour is free again. True when it was still to come: false also for a lead without a call. */
export async function releaseSlot(transaction: QueryBuilder, lead: string, now: Date): Promise<boolean> {
  const freed = await transaction
    .update(calls)
    .set({ cancelledAt: now })
    .where(and(eq(leadId, lead), isHeld))
    .returning({ startsAt });
  return freed.some((call) => call.startsAt > now);
}

/** The call that a lead held until it was taken back. */
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
    .where(and(eq(leadId, lead), isHeld));
  return call ?? null;
}

/** How many calls to come an address holds. */
export async function countUpcomingBookings(db: QueryBuilder, email: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ calls: count() })
    .from(calls)
    .innerJoin(leads, eq(leads.id, leadId))
    .where(and(eq(leads.email, email), gt(startsAt, now), isHeld));
  return row?.calls ?? 0;
}
