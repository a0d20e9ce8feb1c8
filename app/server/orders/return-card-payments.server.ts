import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Paise } from '~/domain/money/money';
import { listCardParts } from '~/domain/payments/split-refund';
import type { QueryBuilder } from '../db/database.server';
import { payments, refunds } from '../db/schema/payments.server';
import { returnToCard } from '../gift-cards/spend-gift-card.server';
import { readMoneyOfOrder } from './order-money.server';

export interface CardRefund {
  refundId: string;
  amount: Paise;
  reference: string;
}

/** The reference of what went back to the card of a payment. */
export async function readCardReference(db: QueryBuilder, paymentId: string): Promise<string> {
  const [payment] = await db
    .select({ reference: payments.reference })
    .from(payments)
    .where(eq(payments.id, paymentId));
  return `Gift card ${payment?.reference.split(' ')[0] ?? ''}`.trim();
}

/**
 * R-GIFT-5: the order was cancelled, so the card gets back what it paid. The transaction must have locked the order. Resolves to
 * the refunds, whose credit notes and events the caller writes.
 */
export async function returnCardPayments(
  transaction: QueryBuilder,
  orderId: string,
  { reason, userId: createdBy, at }: { reason: string; userId?: string | undefined; at: Date },
): Promise<CardRefund[]> {
  const parts = listCardParts(await readMoneyOfOrder(transaction, orderId));
  const returned: CardRefund[] = [];
  for (const { paymentId, amount } of parts) {
    const refundId = uuid();
    const reference = await readCardReference(transaction, paymentId);
    await transaction.insert(refunds).values({
      id: refundId,
      orderId,
      paymentId,
      amount,
      reason,
      reference,
      createdBy,
      state: 'done' as const,
      createdAt: at,
      doneAt: at,
    });
    await returnToCard(transaction, { orderId, amount, at });
    returned.push({ refundId, amount, reference });
  }
  return returned;
}
