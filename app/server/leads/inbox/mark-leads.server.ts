import { and, asc, inArray, ne } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { type LeadMark, MARKED_STATES } from '~/domain/contact/inbox-forms';
import { leads } from '../../db/schema/leads.server';
import { changeState, type SlotResult } from './change-state.server';
import { isReadableBy } from './inbox-list.server';
import type { InboxDeps } from './types.server';

interface MarkedLeads {
  /** The number of changed messages. */
  count: number;
  /** How many of them ask for a call whose slot is not free any more (R-CALL-6). */
  withoutSlot: number;
  /** How many of them lost the slot of their call (R-CALL-8). */
  released: number;
}

/**
 * R-INBOX-5: marks messages as done or as spam, or makes spam new messages again. Those in another state stay. Throws NotAllowedError.
 */
export async function markLeads(
  { db, emailQueue, clock }: InboxDeps,
  actor: SignedIn,
  { ids, mark }: { ids: readonly string[]; mark: LeadMark },
): Promise<MarkedLeads> {
  requirePermission(actor.user, 'leads.manage');
  if (ids.length === 0) return { count: 0, withoutSlot: 0, released: 0 };
  const { from, to: state } = MARKED_STATES[mark];
  // Applications have stages in place of it.
  const isMarkable = state === 'done' ? ne(leads.kind, 'application') : undefined;
  return db.transaction(async (transaction) => {
    const rows = await transaction
      .select()
      .from(leads)
      .where(
        and(inArray(leads.id, [...ids]), inArray(leads.state, [...from]), isReadableBy(actor), isMarkable),
      )
      .orderBy(asc(leads.id))
      .for('update');
    const slots: SlotResult[] = [];
    for (const row of rows)
      slots.push(await changeState({ emailQueue, clock }, transaction, { row, state, actor }));
    const countSlots = (result: SlotResult) => slots.filter((slot) => slot === result).length;
    return { count: rows.length, withoutSlot: countSlots('not-free'), released: countSlots('released') };
  });
}
