import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { SignedIn } from '~/domain/auth/session';
import type { LeadState } from '~/domain/contact/lead';
import type { QueryBuilder } from '../../db/database.server';
import { type LeadRow, leads } from '../../db/schema/leads.server';
import { formatMoment } from '../../email/format-moment.server';
import { getBookingOfLead } from '../calls/bookings.server';
import { enqueueReleasedEmail, enqueueReservedEmail } from '../calls/call-emails.server';
import { releaseSlotOfSpam, reserveRequestedCall } from '../calls/requested-call.server';
import { writeLeadEvent } from '../lead-events.server';
import { sendUnsentConfirmation } from '../unsent-confirmation.server';
import { withdrawSpamEmails } from '../withdraw-lead-emails.server';
import type { InboxDeps } from './types.server';

type StateDeps = Pick<InboxDeps, 'emailQueue' | 'clock'>;

/** `none`: the message asks for no call, or its slot stays as it was. */
export type SlotResult = 'reserved' | 'not-free' | 'released' | 'none';

interface SlotChange {
  slot: SlotResult;
  /** What the event of the state says about it. */
  text?: string;
  reserved?: Date;
  released?: Date;
}

/** The slot that the message asks for. */
async function reserveSlot(
  { emailQueue, clock }: StateDeps,
  transaction: QueryBuilder,
  row: LeadRow,
): Promise<SlotChange> {
  const result = await reserveRequestedCall(transaction, row, clock());
  if (!result) return { slot: 'none' };
  const { startsAt } = result;
  const time = formatMoment(startsAt);
  if (!result.isReserved) return { slot: 'not-free', text: `No slot is reserved: ${time} is not free.` };
  const call = await getBookingOfLead(transaction, row.id);
  if (call) await enqueueReservedEmail(emailQueue, transaction, { row, call });
  return { slot: 'reserved', text: `The slot is reserved: ${time}.`, reserved: startsAt };
}

/** R-CALL-8: the slot of a message that is spam is free for others. */
async function releaseSlot(
  deps: StateDeps,
  transaction: QueryBuilder,
  { row, actor }: { row: LeadRow; actor: SignedIn },
): Promise<SlotChange> {
  const call = await releaseSlotOfSpam(transaction, row, deps.clock());
  if (!call) return { slot: 'none' };
  await enqueueReleasedEmail(deps, transaction, { row, call, by: actor.user.name });
  const { startsAt: released } = call;
  return { slot: 'released', text: `The slot is released: ${formatMoment(released)}.`, released };
}

function changeSlot(
  deps: StateDeps,
  transaction: QueryBuilder,
  { row, state, actor }: { row: LeadRow; state: LeadState; actor: SignedIn },
): SlotChange | Promise<SlotChange> {
  if (state === 'new' || state === 'open') return reserveSlot(deps, transaction, row);
  return state === 'spam' ? releaseSlot(deps, transaction, { row, actor }) : { slot: 'none' };
}

/**
 * Gives a message another state, with an event. A request for a call that becomes new or open gets the slot that it asked
 * for, if the slot is still free (R-CALL-6). One that becomes spam loses its slot (R-CALL-8). The row is locked.
 */
export async function changeState(
  deps: StateDeps,
  transaction: QueryBuilder,
  { row, state, actor }: { row: LeadRow; state: LeadState; actor: SignedIn },
): Promise<SlotResult> {
  const { slot, ...event } = await changeSlot(deps, transaction, { row, state, actor });
  await transaction.update(leads).set({ state }).where(eq(leads.id, row.id));
  if (state === 'spam') await withdrawSpamEmails(transaction, row.id);
  // Without its slot, there is no call to confirm.
  else if (row.kind !== 'call' || slot === 'reserved') await sendUnsentConfirmation(transaction, row);
  const entry = { leadId: row.id, userId: actor.user.id, at: deps.clock() };
  await writeLeadEvent(
    transaction,
    entry,
    { id: uuid(), kind: 'state', state, ...event },
    { state: row.state },
  );
  return slot;
}
