import { and, eq } from 'drizzle-orm';
import type { OrderActor } from '~/domain/orders/order-status';
import type { QueryBuilder } from '../db/database.server';
import { refunds } from '../db/schema/payments.server';
import { issueCreditNote } from '../invoices/issue-credit-note.server';
import { enqueue } from '../jobs/enqueue.server';
import type { OrderRow } from './to-order.server';
import { writeEvent } from './write-event.server';

interface CompletedRefund {
  refundId: string;
  /** The UTR of the transfer, or the provider's id of the refund. */
  reference: string;
  actor: OrderActor;
  /** The member of staff. */
  userId?: string | undefined;
}

/** False when the refund is not pending. */
export async function markRefundDone(
  transaction: QueryBuilder,
  { orderId, refundId, reference }: { orderId: string; refundId: string; reference: string },
  now: Date,
): Promise<boolean> {
  const done = await transaction
    .update(refunds)
    .set({ state: 'done', reference, doneAt: now })
    .where(and(eq(refunds.id, refundId), eq(refunds.orderId, orderId), eq(refunds.state, 'pending')))
    .returning({ id: refunds.id });
  return done.length > 0;
}

/**
 * A pending refund is done: writes its state, its credit note (R-INVOICE-4), the event and the job of the email. The
 * transaction must have locked the order. False when the refund is not pending.
 */
export async function completeLockedRefund(
  transaction: QueryBuilder,
  { id: orderId, status }: Pick<OrderRow, 'id' | 'status'>,
  { refundId, reference, ...author }: CompletedRefund,
  now: Date,
): Promise<boolean> {
  if (!(await markRefundDone(transaction, { orderId, refundId, reference }, now))) return false;
  const invoiceNumber = await issueCreditNote(transaction, refundId, now);
  const details = { reference, ...(invoiceNumber !== undefined && { invoiceNumber }) };
  const eventId = await writeEvent(transaction, {
    ...author,
    orderId,
    kind: 'refund',
    status,
    details,
    at: now,
  });
  await enqueue(transaction, 'order-status-email', { orderId, eventId });
  return true;
}
