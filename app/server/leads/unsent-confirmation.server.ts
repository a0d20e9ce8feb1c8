import { and, eq, inArray, not, notExists, sql } from 'drizzle-orm';
import type { QueryBuilder } from '../db/database.server';
import { emails } from '../db/schema/emails.server';
import { type LeadRow, leads } from '../db/schema/leads.server';
import { isUnsent } from '../email/withdraw-unsent.server';
import { enqueue } from '../jobs/enqueue.server';
import { createLeadToken, hashLeadToken } from './lead-token.server';

/** A key in `meta` of a message that staff marked as spam before its sender got an email. No page shows it. */
const MARK = 'unsentConfirmation';

/** The site writes them to the sender on its own. */
export const AUTOMATIC_TEMPLATES = ['lead-copy', 'lead-confirmation'];

/** R-INBOX-5: records that the sender got no email, unless an earlier one left. The message is locked. */
export async function markUnsentConfirmation(transaction: QueryBuilder, leadId: string): Promise<void> {
  const sent = transaction
    .select({ id: emails.id })
    .from(emails)
    .where(
      and(eq(emails.threadOf, leadId), inArray(emails.template, [...AUTOMATIC_TEMPLATES]), not(isUnsent)),
    );
  await transaction
    .update(leads)
    .set({ meta: sql`${leads.meta} || ${JSON.stringify({ [MARK]: true })}::jsonb` })
    .where(and(eq(leads.id, leadId), notExists(sent)));
}

/**
 * R-INBOX-5: a message is not spam after all: its sender gets the email that was withdrawn. The token of its private page was in that email
 * alone, so the page gets another one. The message is locked.
 */
export async function sendUnsentConfirmation(
  transaction: QueryBuilder,
  row: Pick<LeadRow, 'id' | 'meta'>,
): Promise<void> {
  if (row.meta[MARK] !== true) return;
  const token = createLeadToken();
  await transaction
    .update(leads)
    .set({ meta: sql`${leads.meta} - ${MARK}::text`, tokenHash: hashLeadToken(token) })
    .where(eq(leads.id, row.id));
  await enqueue(transaction, 'lead-confirmation', { leadId: row.id, token });
}
