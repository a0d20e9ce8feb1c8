import { and, eq, isNull } from 'drizzle-orm';
import { createLinkKey, isValidLinkKey } from '../crypto/signatures.server';
import { leads } from '../db/schema/leads.server';
import { enqueue } from '../jobs/enqueue.server';
import { readLead } from './lead-store.server';
import { hashLeadToken } from './lead-token.server';
import type { LeadDeps } from './types.server';

/** Confirms the sender's email. It is in the email to the sender only, so it proves access to that inbox. */
export const createLeadEmailKey = (secret: string, leadId: string): string =>
  createLinkKey(secret, 'lead-email', leadId);

const isValidLeadEmailKey = (secret: string, leadId: string, key: string): boolean =>
  isValidLinkKey(secret, 'lead-email', { id: leadId, key });

/** Whether `key`, from the email to the sender, can confirm that email. False once it is confirmed. */
export async function canConfirmLeadEmail(deps: LeadDeps, token: string, key: string): Promise<boolean> {
  const lead = await readLead(deps, token);
  return (
    lead?.email !== undefined && !lead.isEmailConfirmed && isValidLeadEmailKey(deps.secret, lead.id, key)
  );
}

/**
 * Marks the email as the sender's. A copy of the lead follows by email, once. False for a key of another lead; true also
 * for a repeated confirmation.
 */
export async function confirmLeadEmail(
  { db, secret, clock }: LeadDeps,
  token: string,
  key: string,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const [lead] = await transaction
      .select({ id: leads.id, email: leads.email })
      .from(leads)
      .where(eq(leads.tokenHash, hashLeadToken(token)));
    if (!lead?.email || !isValidLeadEmailKey(secret, lead.id, key)) return false;
    const [confirmed] = await transaction
      .update(leads)
      .set({ emailConfirmedAt: clock() })
      .where(and(eq(leads.id, lead.id), isNull(leads.emailConfirmedAt)))
      .returning({ id: leads.id });
    if (confirmed) await enqueue(transaction, 'lead-confirmation', { leadId: lead.id, token });
    return true;
  });
}
