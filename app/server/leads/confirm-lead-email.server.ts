import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../db/database.server';
import { leads } from '../db/schema/leads.server';
import { enqueue } from '../jobs/enqueue.server';
import { isLeadEmailKey } from './lead-email-key.server';
import { hashToken } from './lead-store.server';
import type { LeadsOptions } from './types.server';

/** By the link of the mail that the sender got. A copy of what was sent follows by mail, once. */
export async function confirmEmailOfLead(
  { db }: Database,
  { secret, clock }: LeadsOptions,
  { token, key }: { token: string; key: string },
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const [lead] = await transaction
      .select({ id: leads.id, email: leads.email })
      .from(leads)
      .where(eq(leads.tokenHash, hashToken(token)));
    if (!lead?.email || !isLeadEmailKey(secret, lead.id, key)) return false;
    const [confirmed] = await transaction
      .update(leads)
      .set({ emailConfirmedAt: clock() })
      .where(and(eq(leads.id, lead.id), isNull(leads.emailConfirmedAt)))
      .returning({ id: leads.id });
    if (confirmed) await enqueue(transaction, 'lead-confirmation', { leadId: lead.id, token });
    return true;
  });
}
