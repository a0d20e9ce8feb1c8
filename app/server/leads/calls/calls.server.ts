import { v7 as uuid } from 'uuid';
import { paths } from '~/paths';
import { bindDeps } from '../../bind-deps.server';
import type { Database } from '../../db/database.server';
import { enqueue } from '../../jobs/enqueue.server';
import { writeLeadEvent } from '../lead-events.server';
import { lockLead, readLead } from '../lead-store.server';
import { bookCall } from './book-call.server';
import {
  getBookingOfLead,
  getCancelledBooking,
  listBookedCalls,
  lockBookingOfLead,
  moveBooking,
} from './bookings.server';
import { createCalendarEntry } from './calendar-entry.server';
import { readCallHours } from './call-settings.server';
import { describeCallMove } from './change-call.server';
import { checkSlot } from './check-slot.server';
import type { Booking, CallDeps, MoveCallResult } from './types.server';

/** The call of a private link. `null` for an unknown token, a lead without a call, and a cancelled call. */
async function readCall(deps: CallDeps, token: string): Promise<Booking | null> {
  const lead = await readLead(deps, token);
  return lead && getBookingOfLead(deps.db, lead.id);
}

/** Whether the call of a private link was cancelled and its lead is still there: by staff. */
async function isCallCancelled(deps: CallDeps, token: string): Promise<boolean> {
  const lead = await readLead(deps, token);
  return lead !== null && (await getCancelledBooking(deps.db, lead.id)) !== null;
}

/** The calendar entry of a call with the link to its page. `null` as above. */
async function readCalendarEntry(deps: CallDeps, token: string): Promise<string | null> {
  const call = await readCall(deps, token);
  return call && createCalendarEntry(call, deps.clock(), { link: deps.siteUrl + paths.message(token) });
}

/** Moves a call to another slot of the same team member, until it begins. */
async function moveCall(deps: CallDeps, token: string, startsAt: Date): Promise<MoveCallResult> {
  const call = await readCall(deps, token);
  const now = deps.clock();
  if (!call || call.startsAt <= now) return 'unknown';
  return deps.db.transaction(async (transaction) => {
    const { leadId, hostId } = call;
    // Before the hours and the call, as by staff who mark the message as spam or erase it.
    await lockLead(transaction, leadId);
    const slot = await checkSlot(transaction, { hostId, startsAt }, { now, movedLeadId: leadId });
    // After the hours, which bookings lock first, too. Staff may have moved it since it was read.
    const former = await lockBookingOfLead(transaction, leadId);
    if (!former || former.startsAt <= now) return 'unknown';
    if (former.startsAt.getTime() === startsAt.getTime()) return 'moved';
    if (slot.kind !== 'free') return slot.kind;
    if (!(await moveBooking(transaction, leadId, { startsAt, minutes: slot.minutes }))) return 'unknown';
    const text = `${describeCallMove(former.startsAt, startsAt)} The visitor moved it.`;
    await writeLeadEvent(transaction, { leadId, at: now }, { id: uuid(), kind: 'call-moved', text });
    await enqueue(transaction, 'lead-confirmation', { leadId, token });
    return 'moved';
  });
}

export const createCalls = ({ db }: Database, options: Omit<CallDeps, 'db'>) =>
  bindDeps(
    { db, ...options },
    {
      listBooked: ({ db }: CallDeps, hostId: string, from: Date) => listBookedCalls(db, hostId, from),
      getHours: ({ db }: CallDeps) => readCallHours(db),
      book: bookCall,
      move: moveCall,
      readByToken: readCall,
      isCancelled: isCallCancelled,
      readCalendarEntry,
    },
  );

export type Calls = ReturnType<typeof createCalls>;
