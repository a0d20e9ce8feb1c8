import type { OnlineMethod } from '~/domain/payments/payment-method';
import type { Database } from '../db/database.server';
import type { EmailQueue } from '../email/types.server';
import type { JobHandler } from '../jobs/job-kinds.server';
import { getOutstandingPayment } from '../payments/outstanding-payment.server';
import { isEmailOutsideLimit, toBuyer, toBuyerName, toOrderPath } from './buyer-email.server';
import { readOrderById } from './read-order.server';
import { lockForPaymentRequest, toReminderKey } from './withdraw-payment-requests.server';

interface Options {
  emailQueue: EmailQueue;
  /** Signs the secret links of orders. */
  secret: string;
  /** The UPI id of the shop. */
  upiId: string;
  /** The online methods that are switched on. */
  onlineMethods?: readonly OnlineMethod[];
}

/** The email to the buyer before an order that is not paid is cancelled (R-ORDER-8). None when it has been paid. */
export function sendPaymentReminder(
  { db }: Database,
  { emailQueue, secret, upiId, onlineMethods }: Options,
): JobHandler<'payment-reminder'> {
  return ({ orderId }) =>
    db.transaction(async (transaction) => {
      await lockForPaymentRequest(transaction, orderId);
      const order = await readOrderById(transaction, orderId);
      const buyer = order && toBuyer(order);
      const due = order && getOutstandingPayment(order, upiId, onlineMethods);
      if (!order?.paymentDeadline || !buyer || !due) return;
      const { number, priced, lines, balance, paymentDeadline } = order;
      await emailQueue.enqueue(transaction, {
        template: 'payment-reminder',
        data: {
          order: { number, priced, lines },
          due,
          received: balance.received - balance.refunded,
          deadline: paymentDeadline.toISOString(),
          ...toBuyerName(order),
          link: toOrderPath(secret, order),
        },
        ...buyer,
        key: toReminderKey(orderId),
        isOutsideLimit: isEmailOutsideLimit(order),
      });
    });
}
