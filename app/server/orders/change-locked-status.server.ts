import type { OrderEventDetails } from '~/domain/orders/order-event';
import {
  canChangeOrderStatus,
  isRestockedOn,
  type OrderActor,
  type OrderStatus,
} from '~/domain/orders/order-status';
import type { QueryBuilder } from '../db/database.server';
import { releaseCodeUse } from '../discounts/code-uses.server';
import { issueCancellationNote } from '../invoices/issue-credit-note.server';
import { issueDisputeNotes } from '../invoices/issue-dispute-notes.server';
import { issueInvoice } from '../invoices/issue-invoice.server';
import { enqueue } from '../jobs/enqueue.server';
import { issueGoods, voidGoods } from './issued-goods.server';
import { enqueueSessionEnds } from './online-payments/payment-sessions.server';
import { restockOrder } from './restock.server';
import { returnCardPayments } from './return-card-payments.server';
import type { OrderRow } from './to-order.server';
import { withdrawPaymentRequests } from './withdraw-payment-requests.server';
import { CANCELLED_REASON, writeCardRefunds } from './write-card-refunds.server';
import { writeEvent } from './write-event.server';

export interface StatusChange {
  to: OrderStatus;
  actor: OrderActor;
  /** The member of staff, or the signed-in buyer. */
  userId?: string | undefined;
  note?: string | undefined;
  details?: OrderEventDetails | undefined;
  /** Issues the credit note of the change. Its number becomes a part of the event. */
  issueCreditNote?: () => Promise<string | undefined>;
  at: Date;
}

export type LockedOrder = Pick<OrderRow, 'id' | 'status' | 'paidAt' | 'isDeliveredByEmail'> &
  Partial<Pick<OrderRow, 'dueOn'>>;

/**
 * Writes status, event, stock, the use of a discount code, gift cards and tickets, the invoice of a paid order and the job of
 * the email (R-ORDER-5, R-INVOICE-2). The transaction must have locked the order. False when the actor may not make this
 * change.
 */
export async function changeLockedStatus(
  transaction: QueryBuilder,
  { id: orderId, status, paidAt, isDeliveredByEmail, dueOn }: LockedOrder,
  { to, at, details, issueCreditNote, ...event }: StatusChange,
): Promise<boolean> {
  if (!canChangeOrderStatus({ status, paid: paidAt !== null, isDeliveredByEmail, dueOn }, to, event.actor))
    return false;
  if (isRestockedOn({ status, isDeliveredByEmail }, to)) {
    await restockOrder(transaction, orderId);
    await releaseCodeUse(transaction, orderId);
  }
  async function issueDocument(): Promise<string | undefined> {
    if (to === 'paid') return issueInvoice(transaction, orderId, at);
    const reason = event.note ?? CANCELLED_REASON;
    if (to === 'cancelled' && !paidAt) return issueCancellationNote(transaction, orderId, { reason, at });
    if (to === 'cancelled') return issueDisputeNotes(transaction, orderId, at);
    return issueCreditNote?.();
  }
  const isEnded = to === 'cancelled' || to === 'refunded';
  if (isEnded && paidAt) await voidGoods(transaction, orderId, at);
  if (to === 'paid') await issueGoods(transaction, orderId, at);
  const author = { actor: event.actor, userId: event.userId, at };
  const returned =
    to === 'cancelled'
      ? await returnCardPayments(transaction, orderId, { ...author, reason: CANCELLED_REASON })
      : [];
  // After products, codes and cards, because all issued documents wait for its lock.
  const invoiceNumber = await issueDocument();
  const eventId = await writeEvent(
    transaction,
    {
      ...event,
      orderId,
      kind: 'status',
      status: to,
      at,
      details: invoiceNumber === undefined ? details : { ...details, invoiceNumber },
    },
    { status: to, ...(to === 'paid' && { paidAt: at }) },
  );
  await writeCardRefunds(transaction, orderId, returned, author);
  if (status === 'placed') {
    await withdrawPaymentRequests(transaction, orderId);
    await enqueueSessionEnds(transaction, orderId, at);
  }
  if (to === 'cancelled') await enqueue(transaction, 'order-cancelled', { orderId });
  // The email about the payment has the tickets and codes of an order without a parcel.
  else if (to !== 'delivered' || !isDeliveredByEmail)
    await enqueue(transaction, 'order-status-email', { orderId, eventId });
  // R-ORDER-11: its tickets and cards were issued above, and nothing is packed.
  if (to === 'paid' && isDeliveredByEmail)
    await changeLockedStatus(
      transaction,
      { id: orderId, status: to, paidAt: at, isDeliveredByEmail },
      { to: 'delivered', actor: 'system', at },
    );
  return true;
}
