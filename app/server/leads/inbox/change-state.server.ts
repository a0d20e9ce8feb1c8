import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { SignedIn } from '~/domain/auth/session';
import type { LeadState } from '~/domain/contact/lead-state';
import type { QueryBuilder } from '../../db/database.server';
import { leads } from '../../db/schema/leads.server';
import { formatMoment } from '../../email/format-moment.server';
import { getBookingOfLead } from '../calls/bookings.server';
import { enqueueReservedEmail } from '../calls/call-emails.server';
import { reserveRequestedCall } from '../calls/requested-call.server';
import { writeLeadEvent } from '../lead-events.server';
import type { InboxDeps } from './types.server';

type LeadRow = typeof leads.$inferSelect;
type StateDeps = Pick<InboxDeps, 'emailQueue' | 'clock'>;

/** `none`: the message asks for no call, its slot was reserved before, or the new state needs none. */
export type SlotResult = 'reserved' | 'not-free' | 'none';

/** The slot that the message asks for, with what the event of the state says about it. */
async function reserveSlot(
  { emailQueue, clock }: StateDeps,
  transaction: QueryBuilder,
  row: LeadRow,
): Promise<{ slot: SlotResult; text?: string; reserved?: Date }> {
  const result = await reserveRequestedCall(transaction, row, clock());
  if (!result) return { slot: 'none' };
  const { startsAt } = result;
  const time = formatMoment(startsAt);
  if (!result.isReserved) return { slot: 'not-free', text: `No slot is reserved: ${time} is not free.` };
  const call = await getBookingOfLead(transaction, row.id);
  if (call) await enqueueReservedEmail(emailQueue, transaction, { row, call });
  return { slot: 'reserved', text: `The slot is reserved: ${time}.`, reserved: startsAt };
}

/**
 * Gives a message another state, with an event. A request for a call that becomes new or open gets the slot that it asked
 * for, if the slot is still free (R-CALL-6). The row is locked.
 */
export async function changeState(
  deps: StateDeps,
  transaction: QueryBuilder,
  { row, state, actor }: { row: LeadRow; state: LeadState; actor: SignedIn },
): Promise<SlotResult> {
  const needsSlot = state === 'new' || state === 'open';
  const { slot, ...event } = needsSlot
    ? await reserveSlot(deps, transaction, row)
    : { slot: 'none' as const };
  await transaction.update(leads).set({ state }).where(eq(leads.id, row.id));
  const entry = { leadId: row.id, userId: actor.user.id, at: deps.clock() };
  await writeLeadEvent(
    transaction,
    entry,
    { id: uuid(), kind: 'state', state, ...event },
    { state: row.state },
  );
  return slot;
}
