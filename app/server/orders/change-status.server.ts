import type { OrderEventDetails } from '~/domain/orders/order-event';
import {
  canChangeOrderStatus,
  isRestockedOn,
  type OrderActor,
  type OrderStatus,
} from '~/domain/orders/order-status';
import type { QueryBuilder } from '../db/database.server';
import { releaseCodeUse } from '../discounts/code-uses.server';
import { issueInvoice } from '../invoices/issue-invoice.server';
import { enqueue } from '../jobs/enqueue.server';
import { enqueueSessionEnds } from './online-payments/payment-sessions.server';
import { restockOrder } from './restock.server';
import type { OrderRow } from './to-order.server';
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

export type LockedOrder = Pick<OrderRow, 'id' | 'status' | 'paidAt'>;

/**
 * Writes status, event, stock, the use of a discount code, the invoice of a paid order and the job of the email (R-ORDER-5,
 * R-INVOICE-2). The transaction must have locked the order. False when the actor may not make this change.
 */
export async function changeLockedStatus(
  transaction: QueryBuilder,
  { id: orderId, status, paidAt }: LockedOrder,
  { to, at, details, issueCreditNote, ...event }: StatusChange,
): Promise<boolean> {
  if (!canChangeOrderStatus({ status, paid: paidAt !== null }, to, event.actor)) return false;
  if (isRestockedOn(status, to)) {
    await restockOrder(transaction, orderId);
    await releaseCodeUse(transaction, orderId);
  }
  // After products and codes, because all issued documents wait for its lock.
  const invoiceNumber =
    to === 'paid' ? await issueInvoice(transaction, orderId, at) : await issueCreditNote?.();
  const eventId = await writeEvent(
    transaction,
    {
      ...{ ...event, orderId, kind: 'status', status: to, at },
      details: invoiceNumber === undefined ? details : { ...details, invoiceNumber },
    },
    { status: to, ...(to === 'paid' && { paidAt: at }) },
  );
  if (status === 'placed') await enqueueSessionEnds(transaction, orderId, at);
  if (to === 'cancelled') await enqueue(transaction, 'order-cancelled', { orderId });
  else await enqueue(transaction, 'order-status-email', { orderId, eventId });
  return true;
}
