import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Paise } from '~/domain/money/money';
import type { IssuedUse } from '~/domain/orders/issued-use';
import type { LineUnits } from '~/domain/orders/line-units';
import type { OrderEventDetails } from '~/domain/orders/order-event';
import { areRefundedUnitsRestocked, canChangeOrderStatus } from '~/domain/orders/order-status';
import type { HeldPart } from '~/domain/payments/dispute';
import { type RefundPart, splitExcess, splitRefund } from '~/domain/payments/split-refund';
import type { QueryBuilder } from '../db/database.server';
import { orders } from '../db/schema/orders.server';
import { refunds } from '../db/schema/payments.server';
import { returnToCard } from '../gift-cards/spend-gift-card.server';
import { issueCreditNote } from '../invoices/issue-credit-note.server';
import { enqueue } from '../jobs/enqueue.server';
import { changeLockedStatus } from './change-locked-status.server';
import { completeLockedRefund, markRefundDone } from './complete-refund.server';
import { listHeld, readDisputes, sumHeld } from './disputes.server';
import { findUseOfRefund, listUnitsToVoid, voidUnits } from './issued-goods.server';
import { calculateBalance, isPayable, type OrderMoneyRows, readMoneyOfOrder } from './order-money.server';
import { restockRefundedUnits } from './restock-units.server';
import { readCardReference } from './return-card-payments.server';
import { listRefundedUnits, type OrderRow } from './to-order.server';
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
  | { kind: 'refunded'; amount: Paise; isComplete: boolean }
  /** More than what was received and not refunded yet. */
  | { kind: 'too-much'; refundable: Paise }
  /** A provider holds the rest until a dispute is decided (R-DISPUTE-2). */
  | { kind: 'disputed'; refundable: Paise }
  | { kind: 'nothing-to-refund' }
  /** Gift cards of the order do not allow it (R-GIFT-4). */
  | { kind: 'in-use'; use: IssuedUse };

/** The lines belong to the first part, so that each unit is refunded once. What goes back to a gift card is done. */
async function insertRefunds(
  transaction: QueryBuilder,
  parts: readonly RefundPart[],
  { orderId, refund, now }: { orderId: string; refund: NewRefund; now: Date },
): Promise<string[]> {
  const { lines, reason, userId: createdBy, retryOf } = refund;
  const ids: string[] = [];
  for (const [index, part] of parts.entries()) {
    const { kind, amount } = part;
    const id = uuid();
    ids.push(id);
    const isCard = kind === 'card';
    await transaction.insert(refunds).values({
      id,
      orderId,
      amount,
      reason,
      createdBy,
      createdAt: now,
      ...(kind !== 'transfer' && { paymentId: part.paymentId }),
      ...(index === 0 && { lines, retryOf }),
      ...(isCard && {
        state: 'done',
        doneAt: now,
        reference: await readCardReference(transaction, part.paymentId),
      }),
    });
    if (isCard) await returnToCard(transaction, { orderId, amount, at: now });
    if (kind === 'provider')
      await enqueue(transaction, 'send-refund', { refundId: id }, { key: `send-refund:${id}` });
  }
  return ids;
}

/** A transfer that staff have made already. Beside a part for a gift card, it has an event of its own. */
function findTransferred(
  { reference }: NewRefund,
  parts: readonly RefundPart[],
  refundIds: readonly string[],
): { refundId: string; reference: string; isOnly: boolean } | undefined {
  const index = parts.findIndex(({ kind }) => kind === 'transfer');
  const refundId = refundIds[index];
  return reference === undefined || refundId === undefined
    ? undefined
    : { refundId, reference, isOnly: parts.length === 1 };
}

/** Which way the money of a refund goes back: never from what a provider holds. A cancelled order has no price that a part of its money would be beyond. */
function splitMoney(
  { payments, refunds: made }: OrderMoneyRows,
  held: readonly HeldPart[],
  { status }: OrderRow,
  { amount, reference, retryOf, details }: NewRefund,
): RefundPart[] {
  const money = {
    payments,
    refunds: [...made, ...held.map((part) => ({ ...part, state: 'pending' as const }))],
  };
  const isTransferred = reference !== undefined;
  const isExcess = details?.isExcess === true && isPayable(status);
  return isExcess && !isTransferred
    ? splitExcess(money, amount)
    : splitRefund(money, amount, { isTransferred, isWithoutCards: isExcess || retryOf !== undefined });
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
  const { id: orderId, status, isDeliveredByEmail } = order;
  const { amount, lines, reason, reference, userId } = refund;
  const money = await readMoneyOfOrder(transaction, orderId);
  const { received, refunded } = calculateBalance(order, money);
  const refundable = received - refunded;
  if (amount <= 0) return { kind: 'nothing-to-refund' };
  if (amount > refundable) return { kind: 'too-much', refundable };
  const held = listHeld(money, await readDisputes(transaction, orderId));
  const available = refundable - sumHeld(held);
  if (amount > available) return { kind: 'disputed', refundable: available };
  const refundedUnits = listRefundedUnits(money);
  const voided = lines && (await listUnitsToVoid(transaction, orderId, { lines, refunded: refundedUnits }));
  const use = await findUseOfRefund(transaction, order, { amount, lines: voided, refundable });
  if (use) return { kind: 'in-use', use };
  const parts = splitMoney(money, held, order, refund);
  const refundIds = await insertRefunds(transaction, parts, { orderId, refund, now });
  const transferred = findTransferred(refund, parts, refundIds);
  if (transferred?.isOnly) await markRefundDone(transaction, { orderId, ...transferred }, now);
  const [firstPart] = parts;
  const isComplete = amount === refundable;
  const details = {
    ...refund.details,
    amount,
    ...(lines && { lines }),
    ...(transferred?.isOnly && { reference }),
    ...(firstPart?.kind === 'card' && { cardAmount: firstPart.amount }),
  };
  const author = { actor: 'staff', userId } as const;
  const event = { ...author, note: reason, at: now };
  const [firstId = ''] = refundIds;
  const issue = () => issueCreditNote(transaction, firstId, now);
  const state = { status, paid: order.paidAt !== null, isDeliveredByEmail };
  if (isComplete && canChangeOrderStatus(state, 'refunded', 'staff')) {
    const change = { to: 'refunded', ...event, details, issueCreditNote: issue } as const;
    await changeLockedStatus(transaction, order, change);
  } else {
    if (lines && areRefundedUnitsRestocked(state))
      await restockRefundedUnits(transaction, orderId, { lines, refunded: refundedUnits }, { userId, now });
    if (voided) await voidUnits(transaction, orderId, voided, now);
    const invoiceNumber = await issue();
    const eventId = await writeEvent(transaction, {
      orderId,
      kind: 'refund',
      status,
      ...event,
      details: invoiceNumber === undefined ? details : { ...details, invoiceNumber },
    });
    await enqueue(transaction, 'order-status-email', { orderId, eventId });
  }
  if (transferred && !transferred.isOnly) {
    const [current = order] = await transaction.select().from(orders).where(eq(orders.id, orderId));
    await completeLockedRefund(transaction, current, { ...transferred, ...author }, now);
  }
  return { kind: 'refunded', amount, isComplete };
}
