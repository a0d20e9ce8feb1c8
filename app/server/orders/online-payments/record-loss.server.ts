import { and, eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { getLostAmount } from '~/domain/payments/dispute';
import type { QueryBuilder } from '../../db/database.server';
import { paymentDisputes, refunds } from '../../db/schema/payments.server';
import { issueCreditNote } from '../../invoices/issue-credit-note.server';
import { type DisputeRow, sumRefundsOf } from '../disputes.server';
import { readMoneyOfOrder } from '../order-money.server';
import type { LockedPayment } from './lock-order-of-payment.server';

/** The buyer reads it. */
const LOST_REASON = 'Your bank returned the money after a dispute';

/**
 * R-DISPUTE-3: records what the bank gave to the buyer, as far as it is not recorded yet. An order that was cancelled gets its credit note:
 * nothing was supplied.
 */
export async function recordLoss(
  transaction: QueryBuilder,
  { order, payment }: LockedPayment,
  { id: disputeId, amount: disputed, reference }: DisputeRow,
  now: Date,
): Promise<void> {
  const money = await readMoneyOfOrder(transaction, order.id);
  const recorded = money.refunds
    .filter((refund) => refund.disputeId === disputeId)
    .reduce((sum, refund) => sum + refund.amount, 0);
  const refunded = sumRefundsOf(payment.id, money);
  const amount = getLostAmount({ amount: disputed - recorded }, { amount: payment.amount, refunded });
  if (amount <= 0) return;
  const id = uuid();
  await transaction.insert(refunds).values({
    id,
    orderId: order.id,
    paymentId: payment.id,
    disputeId,
    amount,
    reason: LOST_REASON,
    reference,
    state: 'done',
    createdAt: now,
    doneAt: now,
  });
  if (order.status === 'cancelled') await issueCreditNote(transaction, id, now);
}

/** A refund failed because the bank had taken its money: more of the dispute is recorded as lost. */
export async function recordLossesOf(
  transaction: QueryBuilder,
  locked: LockedPayment,
  now: Date,
): Promise<void> {
  const lost = await transaction
    .select()
    .from(paymentDisputes)
    .where(and(eq(paymentDisputes.paymentId, locked.payment.id), eq(paymentDisputes.state, 'lost')));
  for (const dispute of lost) await recordLoss(transaction, locked, dispute, now);
}

/** The provider paid the money back to the shop after all. */
export const undoLoss = (transaction: QueryBuilder, { id }: Pick<DisputeRow, 'id'>) =>
  transaction
    .update(refunds)
    .set({ state: 'failed' })
    .where(and(eq(refunds.disputeId, id), eq(refunds.state, 'done')));
