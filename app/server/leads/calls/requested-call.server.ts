import { z } from 'zod';
import { callHosts } from '~/content/contact/book-call-content';
import type { UnreservedCall } from '~/domain/contact/requested-call';
import type { QueryBuilder } from '../../db/database.server';
import type { leads } from '../../db/schema/leads.server';
import { bookSlot, findCallStart } from './bookings.server';
import { readCallHours } from './call-settings.server';
import { checkSlot, compareSlot } from './check-slot.server';
import type { CallStart } from './types.server';

type LeadRow = Pick<typeof leads.$inferSelect, 'id' | 'kind' | 'meta'>;

const requestedSchema = z.object({
  requestedCall: z.object({
    hostId: z.enum(callHosts.map(({ teamMemberId }) => teamMemberId)),
    startsAt: z.iso.datetime().transform((iso) => new Date(iso)),
  }),
});

/** What a message that is likely spam keeps of the call that it asks for: it reserves no slot. */
export const toRequestedCall = ({ hostId, startsAt }: CallStart) => ({
  requestedCall: { hostId, startsAt },
});

const readRequestedCall = ({ meta }: LeadRow): CallStart | undefined =>
  requestedSchema.safeParse(meta).data?.requestedCall;

/** R-CALL-6: a request for a call that reserved no slot. `undefined` for other messages, and once a slot was reserved. */
export async function findUnreservedCall(
  db: QueryBuilder,
  row: LeadRow,
  now: Date,
): Promise<UnreservedCall | undefined> {
  if (row.kind !== 'call' || (await findCallStart(db, row.id))) return undefined;
  const requested = readRequestedCall(row);
  if (!requested) return { slot: 'unknown' };
  const { kind: slot } = await compareSlot(db, requested, { now, hours: await readCallHours(db) });
  return { slot, requested };
}

/**
 * R-CALL-6: reserves the slot that a message asked for, if it is still free. `null` for a message that asks for none, or
 * whose slot was reserved before.
 */
export async function reserveRequestedCall(
  transaction: QueryBuilder,
  row: LeadRow,
  now: Date,
): Promise<{ isReserved: boolean; startsAt: Date } | null> {
  const requested = row.kind === 'call' ? readRequestedCall(row) : undefined;
  if (!requested || (await findCallStart(transaction, row.id))) return null;
  const { startsAt } = requested;
  const slot = await checkSlot(transaction, requested, { now });
  const isReserved =
    slot.kind === 'free' && (await bookSlot(transaction, row.id, { ...requested, minutes: slot.minutes }));
  return { isReserved, startsAt };
}
