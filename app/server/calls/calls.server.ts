import { callHosts, callHours } from '~/content/contact/book-call-content';
import { isCallAvailable } from '~/domain/contact/call-slots';
import type { Database } from '../db/database.server';
import { isUniqueViolation } from '../db/unique-violation.server';
import { enqueue } from '../jobs/enqueue.server';
import { storeLead } from '../leads/lead-store.server';
import type { Leads } from '../leads/types.server';
import {
  bookSlot,
  countUpcomingBookings,
  getBookingOfLead,
  listBookedStarts,
  moveBooking,
} from './bookings.server';
import type { BookingResult, CallStart, Calls, MoveResult } from './types.server';

const MOST_CALLS_OF_ONE = 2;

/** Takes the whole transaction back. */
class SlotTaken extends Error {
  override name = 'SlotTaken';
}

interface Options {
  clock: () => Date;
  leads: Leads;
}

export function createCalls(database: Database, { clock, leads }: Options): Calls {
  const { db } = database;
  const mayBeHeld = ({ hostId, startsAt }: CallStart) =>
    callHosts.some(({ teamMemberId: userId }) => userId === hostId) &&
    isCallAvailable(startsAt, clock(), callHours);

  async function book(...[lead, start]: Parameters<Calls['book']>): Promise<BookingResult> {
    if (!mayBeHeld(start)) return { kind: 'not-offered' };
    const { email = '' } = lead;
    if ((await countUpcomingBookings(db, email, clock())) >= MOST_CALLS_OF_ONE) return { kind: 'enough' };
    try {
      const { token } = await storeLead(database, clock, lead, async (transaction, leadId) => {
        if (!(await bookSlot(transaction, leadId, start))) throw new SlotTaken();
      });
      return { kind: 'booked', token };
    } catch (error) {
      if (error instanceof SlotTaken) return { kind: 'taken' };
      throw error;
    }
  }

  async function move(token: string, startsAt: Date): Promise<MoveResult> {
    const lead = await leads.getByToken(token);
    const call = lead && (await getBookingOfLead(db, lead.id));
    if (!call || call.startsAt <= clock()) return 'unknown';
    if (call.startsAt.getTime() === startsAt.getTime()) return 'moved';
    if (!mayBeHeld({ hostId: call.hostId, startsAt })) return 'not-offered';
    try {
      return await db.transaction(async (transaction) => {
        if (!(await moveBooking(transaction, call.leadId, startsAt))) return 'unknown';
        await enqueue(transaction, 'lead-confirmation', { leadId: call.leadId, token });
        return 'moved';
      });
    } catch (error) {
      if (isUniqueViolation(error)) return 'taken';
      throw error;
    }
  }

  return {
    listBookedStarts: (hostId, from) => listBookedStarts(db, hostId, from),
    book,
    move,
    async readByToken(token) {
      const lead = await leads.getByToken(token);
      return lead && getBookingOfLead(db, lead.id);
    },
  };
}
