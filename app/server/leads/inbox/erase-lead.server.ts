import { eq } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { recordChange } from '../../audit/record-change.server';
import { leads } from '../../db/schema/leads.server';
import { formatLeadReference } from '../../email/lead-facts.server';
import { deleteLeadContents } from '../lead-store.server';
import { findReadableLead } from './read-lead.server';
import type { InboxDeps } from './types.server';

/**
 * R-INBOX-15: erases a message as its sender can, for a sender who asks for it. `null` when it is not there, or not any more. Throws
 * NotAllowedError.
 */
export async function eraseLead(
  { db, clock }: InboxDeps,
  actor: SignedIn,
  id: string,
): Promise<'erased' | null> {
  requirePermission(actor.user, 'leads.manage');
  const at = clock();
  return db.transaction(async (transaction) => {
    const row = await findReadableLead(transaction, actor, id, { isLocked: true });
    if (!row) return null;
    await deleteLeadContents(transaction, eq(leads.id, row.id), at);
    await recordChange(transaction, {
      userId: actor.user.id,
      area: 'inbox',
      action: 'message-erased',
      at,
      subjectId: row.id,
      subjectLabel: formatLeadReference(row.id),
    });
    return 'erased';
  });
}
