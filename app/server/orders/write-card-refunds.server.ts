import type { OrderActor } from '~/domain/orders/order-status';
import type { QueryBuilder } from '../db/database.server';
import { issueCreditNote } from '../invoices/issue-credit-note.server';
import { enqueue } from '../jobs/enqueue.server';
import type { CardRefund } from './return-card-payments.server';
import { writeEvent } from './write-event.server';

export const CANCELLED_REASON = 'The order was cancelled.';

/** What went back to a gift card has an event, a credit note and an email of its own (R-GIFT-5). */
export async function writeCardRefunds(
  transaction: QueryBuilder,
  orderId: string,
  returned: readonly CardRefund[],
  event: { actor: OrderActor; userId?: string | undefined; at: Date },
): Promise<void> {
  for (const { refundId, amount, reference } of returned) {
    const invoiceNumber = await issueCreditNote(transaction, refundId, event.at);
    const details = {
      amount,
      cardAmount: amount,
      reference,
      ...(invoiceNumber !== undefined && { invoiceNumber }),
    };
    const eventId = await writeEvent(transaction, {
      ...event,
      orderId,
      kind: 'refund',
      status: 'cancelled',
      note: CANCELLED_REASON,
      details,
    });
    await enqueue(transaction, 'order-status-email', { orderId, eventId });
  }
}
