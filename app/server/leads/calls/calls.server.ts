import { callHosts, callHours } from '~/content/contact/book-call-content';
import { isCallAvailable } from '~/domain/contact/call-slots';
import { paths } from '~/paths';
import { bindDeps } from '../../bind-deps.server';
import type { Database } from '../../db/database.server';
import { isUniqueViolation } from '../../db/sql-state.server';
import { enqueue } from '../../jobs/enqueue.server';
import { readLead, storeLead } from '../lead-store.server';
import type { NewLead } from '../types.server';
import {
  bookSlot,
  countUpcomingBookings,
  getBookingOfLead,
  listBookedStarts,
  moveBooking,
} from './bookings.server';
import { createCalendarEntry } from './calendar-entry.server';
import type { Booking, BookingResult, CallDeps, CallStart, MoveResult } from './types.server';

const MAX_UPCOMING_CALLS = 2;

/** Rolls the transaction back. */
class SlotTakenError extends Error {
  override name = 'SlotTakenError';
}

const isOffered = ({ hostId, startsAt }: CallStart, now: Date): boolean =>
  callHosts.some(({ teamMemberId }) => teamMemberId === hostId) && isCallAvailable(startsAt, now, callHours);

/** Stores the lead and books the slot: both or neither. `token` opens the private page. */
async function bookCall(deps: CallDeps, lead: NewLead, start: CallStart): Promise<BookingResult> {
  const now = deps.clock();
  if (!isOffered(start, now)) return { kind: 'not-offered' };
  const upcoming = await countUpcomingBookings(deps.db, lead.email ?? '', now);
  if (upcoming >= MAX_UPCOMING_CALLS) return { kind: 'enough' };
  try {
    const { token } = await storeLead(deps, lead, async (transaction, leadId) => {
      if (!(await bookSlot(transaction, leadId, start))) throw new SlotTakenError();
    });
    return { kind: 'booked', token };
  } catch (error) {
    if (error instanceof SlotTakenError) return { kind: 'taken' };
    throw error;
  }
}

/** The call of a private link. `null` for an unknown token, a lead without a call, and a cancelled call. */
async function readCall(deps: CallDeps, token: string): Promise<Booking | null> {
  const lead = await readLead(deps, token);
  return lead && getBookingOfLead(deps.db, lead.id);
}

/** The calendar entry of a call with the link to its page. `null` as above. */
async function readCalendarEntry(deps: CallDeps, token: string): Promise<string | null> {
  const call = await readCall(deps, token);
  return call && createCalendarEntry(call, deps.clock(), { link: deps.siteUrl + paths.message(token) });
}

/** Moves a call to another slot of the same team member, until it begins. */
async function moveCall(deps: CallDeps, token: string, startsAt: Date): Promise<MoveResult> {
  const call = await readCall(deps, token);
  const now = deps.clock();
  if (!call || call.startsAt <= now) return 'unknown';
  if (call.startsAt.getTime() === startsAt.getTime()) return 'moved';
  if (!isOffered({ hostId: call.hostId, startsAt }, now)) return 'not-offered';
  try {
    return await deps.db.transaction(async (transaction) => {
      if (!(await moveBooking(transaction, call.leadId, startsAt))) return 'unknown';
      await enqueue(transaction, 'lead-confirmation', { leadId: call.leadId, token });
      return 'moved';
    });
  } catch (error) {
    if (isUniqueViolation(error)) return 'taken';
    throw error;
  }
}

export const createCalls = ({ db }: Database, options: Omit<CallDeps, 'db'>) =>
  bindDeps(
    { db, ...options },
    {
      listBookedStarts: ({ db }: CallDeps, hostId: string, from: Date) => listBookedStarts(db, hostId, from),
      book: bookCall,
      move: moveCall,
      readByToken: readCall,
      readCalendarEntry,
    },
  );

export type Calls = ReturnType<typeof createCalls>;
