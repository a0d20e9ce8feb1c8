import { v7 as uuid } from 'uuid';
import type { Paise } from '~/domain/money/money';
import type { LineUnits } from '~/domain/orders/line-units';
import type { OrderEventDetails } from '~/domain/orders/order-event';
import { canChangeOrderStatus } from '~/domain/orders/order-status';
import { type RefundPart, splitRefund } from '~/domain/payments/split-refund';
import type { QueryBuilder } from '../db/database.server';
import { refunds } from '../db/schema/payments.server';
import { issueCreditNote } from '../invoices/issue-credit-note.server';
import { enqueue } from '../jobs/enqueue.server';
import { changeLockedStatus } from './change-status.server';
import { calculateBalance, readMoneyOfOrder } from './order-money.server';
import type { OrderRow } from './to-order.server';
import { writeEvent } from './write-event.server';

export interface NewRefund {
  amount: Paise;
  /** Absent when the refund is not for lines. */
  lines?: LineUnits | undefined;
  /** The buyer reads it. */
  reason: string;
  /** The UTR of a transfer that was made. Without it, the refund is pending. */
  reference?: string | undefined;
  /** The member of staff. */
  userId: string;
  /** The failed refund that this one repeats. */
  retryOf?: string | undefined;
  /** Of the event. */
  details?: OrderEventDetails | undefined;
}

export type RefundResult =
  /** `isComplete`: all money went back. A refund has a row for each payment that its provider refunds. */
  | { kind: 'refunded'; refundIds: string[]; amount: Paise; isComplete: boolean }
  /** More than what was received and not refunded yet. */
  | { kind: 'too-much'; refundable: Paise }
  | { kind: 'nothing-to-refund' };

/** The lines belong to the first part, so that each unit is refunded once. */
async function insertRefunds(
  transaction: QueryBuilder,
  orderId: string,
  parts: readonly RefundPart[],
  { lines, reason, reference, userId: createdBy, retryOf }: NewRefund,
  now: Date,
): Promise<string[]> {
  const isSent = reference !== undefined;
  const rows = parts.map(({ paymentId, amount }, index) => ({
    ...{ id: uuid(), orderId, amount, reason, reference, createdBy, createdAt: now },
    paymentId,
    ...(index === 0 && { lines, retryOf }),
    ...(isSent && { state: 'done' as const, doneAt: now }),
  }));
  await transaction.insert(refunds).values(rows);
  for (const { id: refundId, paymentId } of rows)
    if (paymentId !== undefined)
      await enqueue(transaction, 'send-refund', { refundId }, { key: `send-refund:${refundId}` });
  return rows.map(({ id }) => id);
}

/**
 * Writes a refund, its event and the job of the email (R-PAYMENT-3), and the credit note when the refund is done. The
 * transaction must have locked the order. A partial refund leaves the status; a refund of all money changes it to `refunded`,
 * unless the order was never paid in full.
 */
export async function refundLocked(
  transaction: QueryBuilder,
  order: OrderRow,
  refund: NewRefund,
  now: Date,
): Promise<RefundResult> {
  const { id: orderId, status } = order;
  const { amount, reason, reference, userId } = refund;
  const money = await readMoneyOfOrder(transaction, orderId);
  const { received, refunded } = calculateBalance(order, money);
  const refundable = received - refunded;
  if (amount <= 0) return { kind: 'nothing-to-refund' };
  if (amount > refundable) return { kind: 'too-much', refundable };
  const parts = reference === undefined ? splitRefund(money, amount) : [{ amount }];
  const refundIds = await insertRefunds(transaction, orderId, parts, refund, now);
  const isComplete = amount === refundable;
  const details = { ...refund.details, amount, ...(reference !== undefined && { reference }) };
  const event = { actor: 'admin', userId, note: reason, at: now } as const;
  const [firstId = ''] = refundIds;
  const issue = async () =>
    reference === undefined ? undefined : issueCreditNote(transaction, firstId, now);
  if (isComplete && canChangeOrderStatus({ status, paid: order.paidAt !== null }, 'refunded', 'admin')) {
    const change = { to: 'refunded', ...event, details, issueCreditNote: issue } as const;
    await changeLockedStatus(transaction, order, change);
  } else {
    const invoiceNumber = await issue();
    const eventId = await writeEvent(transaction, {
      ...{ orderId, kind: 'refund', status, ...event },
      details: invoiceNumber === undefined ? details : { ...details, invoiceNumber },
    });
    await enqueue(transaction, 'order-status-email', { orderId, eventId });
  }
  return { kind: 'refunded', refundIds, amount, isComplete };
}
