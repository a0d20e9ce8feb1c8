import { and, eq, inArray, ne } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { leads } from '../../db/schema/leads.server';
import { writeLeadEvent } from '../lead-events.server';
import { isReadableBy } from './inbox-list.server';
import type { InboxDeps } from './types.server';

/**
 * R-INBOX-5: marks messages as spam, or makes spam new messages again. Messages that are so already stay. Resolves to the
 * number of changed messages. Throws NotAllowedError.
 */
export async function markSpam(
  { db, clock }: InboxDeps,
  actor: SignedIn,
  { ids, isSpam }: { ids: readonly string[]; isSpam: boolean },
): Promise<number> {
  requirePermission(actor.user, 'leads.manage');
  if (ids.length === 0) return 0;
  const state = isSpam ? 'spam' : 'new';
  const isOther = isSpam ? ne(leads.state, 'spam') : eq(leads.state, 'spam');
  return db.transaction(async (transaction) => {
    const changed = await transaction
      .update(leads)
      .set({ state })
      .where(and(inArray(leads.id, [...ids]), isOther, isReadableBy(actor)))
      .returning({ id: leads.id });
    for (const { id: leadId } of changed) {
      const entry = { leadId, userId: actor.user.id, at: clock() };
      const former = isSpam ? undefined : ({ state: 'spam' } as const);
      await writeLeadEvent(transaction, entry, { id: uuid(), kind: 'state', state }, former);
    }
    return changed.length;
  });
}
