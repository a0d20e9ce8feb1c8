import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { QueryBuilder } from '../db/database.server';
import { refunds } from '../db/schema/payments.server';
import { issueCreditNote } from './issue-credit-note.server';

/**
 * R-DISPUTE-3: the credit notes for what lost disputes took of an order that is cancelled, because nothing was supplied. The transaction
 * must have locked the order. Resolves to the number of the last one.
 */
export async function issueDisputeNotes(
  transaction: QueryBuilder,
  orderId: string,
  at: Date,
): Promise<string | undefined> {
  const taken = await transaction
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), isNotNull(refunds.disputeId), eq(refunds.state, 'done')))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  let number: string | undefined;
  for (const { id } of taken) number = (await issueCreditNote(transaction, id, at)) ?? number;
  return number;
}
