import { createLinkKey } from '../../crypto/signatures.server';
import type { QueryBuilder } from '../../db/database.server';
import { isUniqueViolation } from '../../db/sql-state.server';
import { toSubmissionId } from '../../db/submission-id.server';
import { readLead, storeLead } from '../lead-store.server';
import type { NewLead } from '../types.server';
import { bookSlot, countUpcomingBookings, getBookingOfLead } from './bookings.server';
import { checkSlot } from './check-slot.server';
import { toRequestedCall } from './requested-call.server';
import type { BookingResult, CallDeps, CallStart } from './types.server';

const MAX_UPCOMING_CALLS = 2;

/** Rolls the transaction back. */
class NoSlotError extends Error {
  override readonly name = 'NoSlotError';
  readonly reason: 'taken' | 'not-offered' | 'enough';
  constructor(reason: 'taken' | 'not-offered' | 'enough') {
    super(`The slot is not booked: ${reason}.`);
    this.reason = reason;
  }
}

interface CallRequest {
  lead: NewLead;
  start: CallStart;
  /** Of the private page. Without it the page gets a random one. */
  token?: string | undefined;
}

/** Stores the lead and books the slot: both or neither. A lead that is likely spam books none and is answered the same (R-CALL-6). */
async function tryToBook(deps: CallDeps, { lead, start, token }: CallRequest): Promise<BookingResult> {
  const now = deps.clock();
  const hasEnough = async (db: QueryBuilder) =>
    (await countUpcomingBookings(db, lead.email ?? '', now)) >= MAX_UPCOMING_CALLS;
  if (await hasEnough(deps.db)) return { kind: 'enough' };
  try {
    const stored = await storeLead(deps, lead, {
      ...(token !== undefined && { token }),
      metaOfSpam: toRequestedCall(start),
      async alsoWrite(transaction, leadId) {
        const slot = await checkSlot(transaction, start, { now });
        if (slot.kind !== 'free') throw new NoSlotError(slot.kind);
        // The check of the slot has made other bookings wait: of two at the same time, the second one counts the first.
        if (await hasEnough(transaction)) throw new NoSlotError('enough');
        const { minutes } = slot;
        if (!(await bookSlot(transaction, leadId, { ...start, minutes }))) throw new NoSlotError('taken');
      },
    });
    return { kind: 'booked', token: stored.token };
  } catch (error) {
    if (error instanceof NoSlotError) return { kind: error.reason };
    throw error;
  }
}

/** Whether a lead has this token, and a call that is not cancelled. */
async function findBooking(deps: CallDeps, token: string) {
  const lead = await readLead(deps, token);
  return {
    isUsed: lead !== null,
    isBooked: lead !== null && (await getBookingOfLead(deps.db, lead.id)) !== null,
  };
}

/**
 * Stores the lead and books the slot. `token` of the result opens the private page. `formKey` is the UUID of the form: the same
 * form leads to the same call (R-CALL-5). Its token is made from that UUID, so that nobody who knows only the email and the time
 * gets the page. A form whose call was cancelled, or whose lead is likely spam, is a new one.
 */
export async function bookCall(
  deps: CallDeps,
  lead: NewLead,
  start: CallStart,
  formKey?: string,
): Promise<BookingResult> {
  if (formKey === undefined) return tryToBook(deps, { lead, start });
  const id = toSubmissionId(formKey, lead.email, start.hostId, start.startsAt);
  const token = createLinkKey(deps.secret, 'call-booking', id);
  const { isUsed, isBooked } = await findBooking(deps, token);
  if (isBooked) return { kind: 'booked', token };
  const result = await tryToBook(deps, { lead, start, token: isUsed ? undefined : token }).catch((error) => {
    if (!isUniqueViolation(error)) throw error;
    return undefined;
  });
  if (result?.kind === 'booked') return result;
  // The same form was sent twice at the same time.
  if ((await findBooking(deps, token)).isBooked) return { kind: 'booked', token };
  return result ?? tryToBook(deps, { lead, start });
}
