import { callHosts } from '~/content/contact/book-call-content';
import type { CallHours } from '~/domain/contact/call-hours';
import { areOverlapping, isCallAvailable } from '~/domain/contact/call-slots';
import type { QueryBuilder } from '../../db/database.server';
import { listBookedCalls } from './bookings.server';
import { lockCallSettings, toCallHours } from './call-settings.server';
import type { CallStart } from './types.server';

type SlotState =
  | { kind: 'free'; minutes: number }
  /** Another call overlaps it. */
  | { kind: 'taken' }
  /** In the past, too soon, on a day off, or not a start of a slot. */
  | { kind: 'not-offered' };

interface Options {
  now: Date;
  /** The call that moves. It does not count as a booking. */
  movedLeadId?: string;
}

/** R-CALL-1: whether a slot can be booked at the moment. */
export async function compareSlot(
  db: QueryBuilder,
  { hostId, startsAt }: CallStart,
  { now, movedLeadId, hours }: Options & { hours: CallHours },
): Promise<SlotState> {
  const isHost = callHosts.some(({ teamMemberId }) => teamMemberId === hostId);
  if (!isHost || !isCallAvailable(startsAt, now, hours)) return { kind: 'not-offered' };
  const minutes = hours.slotMinutes;
  const booked = await listBookedCalls(db, hostId, startsAt);
  const isTaken = booked.some(
    (call) => call.leadId !== movedLeadId && areOverlapping(call, { startsAt, minutes }),
  );
  return isTaken ? { kind: 'taken' } : { kind: 'free', minutes };
}

/** R-CALL-1: whether a slot can be booked. It stays so until the transaction ends: other bookings wait for it. */
export async function checkSlot(
  transaction: QueryBuilder,
  start: CallStart,
  options: Options,
): Promise<SlotState> {
  const hours = toCallHours(await lockCallSettings(transaction));
  return compareSlot(transaction, start, { ...options, hours });
}
