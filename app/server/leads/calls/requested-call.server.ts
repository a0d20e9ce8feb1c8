import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { callHosts } from '~/content/contact/book-call-content';
import type { UnreservedCall } from '~/domain/contact/staff-call';
import type { QueryBuilder } from '../../db/database.server';
import { type LeadRow, leads } from '../../db/schema/leads.server';
import { bookSlot, bookSlotAgain, findCall, getBookingOfLead, releaseSlot } from './bookings.server';
import { readCallHours } from './call-settings.server';
import { checkSlot, compareSlot } from './check-slot.server';
import type { Booking, CallStart } from './types.server';

type CallLead = Pick<LeadRow, 'id' | 'kind' | 'meta'>;

const requestedSchema = z.object({
  requestedCall: z.object({
    hostId: z.enum(callHosts.map(({ teamMemberId }) => teamMemberId)),
    startsAt: z.iso.datetime().transform((iso) => new Date(iso)),
    isReleased: z.literal(true).optional(),
  }),
});

/** What is stored of the call that a message asks for when it is likely spam: it reserves no slot. */
export const toRequestedCall = ({ hostId, startsAt }: CallStart) => ({
  requestedCall: { hostId, startsAt },
});

const readRequestedCall = ({ meta }: Pick<CallLead, 'meta'>) =>
  requestedSchema.safeParse(meta).data?.requestedCall;

/** R-CALL-8: whether the slot of a message was released because the message is spam. */
export const isSlotReleased = (row: Pick<CallLead, 'meta'>): boolean =>
  readRequestedCall(row)?.isReleased === true;

/** Whether the message once had a slot that was not released as that of spam: booked, or cancelled by staff. */
const hadSlot = async (db: QueryBuilder, row: CallLead): Promise<boolean> =>
  !isSlotReleased(row) && (await findCall(db, row.id)) !== undefined;

/** R-CALL-6: a request for a call that has no slot. `undefined` for other messages, and once a slot was reserved. */
export async function findUnreservedCall(
  db: QueryBuilder,
  row: CallLead,
  now: Date,
): Promise<UnreservedCall | undefined> {
  if (row.kind !== 'call' || (await hadSlot(db, row))) return undefined;
  const requested = readRequestedCall(row);
  if (!requested) return { slot: 'unknown' };
  const { kind: slot } = await compareSlot(db, requested, { now, hours: await readCallHours(db) });
  const { isReleased, ...start } = requested;
  return { slot, requested: start, ...(isReleased && { isReleased }) };
}

/**
 * R-CALL-6: reserves the slot that a message asked for, if it is still free. `null` for a message that asks for none, or
 * whose slot was reserved before.
 */
export async function reserveRequestedCall(
  transaction: QueryBuilder,
  row: CallLead,
  now: Date,
): Promise<{ isReserved: boolean; startsAt: Date } | null> {
  const requested = row.kind === 'call' ? readRequestedCall(row) : undefined;
  if (!requested || (await hadSlot(transaction, row))) return null;
  const { isReleased, ...start } = requested;
  const { startsAt } = start;
  const slot = await checkSlot(transaction, start, { now });
  if (slot.kind !== 'free') return { isReserved: false, startsAt };
  const booking = { ...start, minutes: slot.minutes };
  if (!isReleased) return { isReserved: await bookSlot(transaction, row.id, booking), startsAt };
  await bookSlotAgain(transaction, row.id, booking);
  await storeRequestedCall(transaction, row, toRequestedCall(start));
  return { isReserved: true, startsAt };
}

const storeRequestedCall = (transaction: QueryBuilder, { id, meta }: CallLead, requested: object) =>
  transaction
    .update(leads)
    .set({ meta: { ...meta, ...requested } })
    .where(eq(leads.id, id));

/**
 * R-CALL-8: releases the slot of a message that is spam, if its call is still to come. The time is stored, so that the slot can
 * be reserved again. `null` without such a call.
 */
export async function releaseSlotOfSpam(
  transaction: QueryBuilder,
  row: CallLead,
  now: Date,
): Promise<Booking | null> {
  const call = row.kind === 'call' ? await getBookingOfLead(transaction, row.id) : null;
  if (!call || call.startsAt <= now || !(await releaseSlot(transaction, row.id, now))) return null;
  const { hostId, startsAt } = call;
  await storeRequestedCall(transaction, row, { requestedCall: { hostId, startsAt, isReleased: true } });
  return call;
}
