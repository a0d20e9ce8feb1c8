import { eq } from 'drizzle-orm';
import type { Order } from '~/domain/orders/order';
import type { OnlineMethod } from '~/domain/payments/payment-method';
import type { Database } from '../db/database.server';
import { orderEvents } from '../db/schema/orders.server';
import type { EmailQueue, UnconfirmedContent } from '../email/types.server';
import type { JobHandler } from '../jobs/job-kinds.server';
import { getOutstandingPayment } from '../payments/outstanding-payment.server';
import { isEmailOutsideLimit, toBuyer, toBuyerName, toOrderPath } from './buyer-email.server';
import { enqueueMilestoneEmail } from './milestone-email.server';
import { notifyOwnersOf } from './notify-owners.server';
import { readOrderById } from './read-order.server';
import type { EventRow } from './to-order.server';
import { lockForPaymentRequest, toPartialPaymentKey } from './withdraw-payment-requests.server';

interface Options {
  emailQueue: EmailQueue;
  /** Signs the secret links of orders. */
  secret: string;
  /** The UPI id of the shop. */
  upiId: string;
  /** The online methods that are switched on. */
  onlineMethods?: readonly OnlineMethod[];
}

/** The payment that the event records. */
const findPayment = ({ payments }: Order, { details }: EventRow) =>
  payments.find(({ reference, amount }) => reference === details?.reference && amount === details.amount);

/** What has arrived and has not gone back. */
const calculatePaid = ({ balance: { received, refunded } }: Order) => received - refunded;

/** `undefined` when nothing is outstanding any more: another email says what became of the order. */
function createContent(
  order: Order,
  event: EventRow,
  { secret, upiId, onlineMethods }: Options,
): UnconfirmedContent | undefined {
  const payment = findPayment(order, event);
  const due = getOutstandingPayment(order, upiId, onlineMethods);
  if (!payment || !due || !order.paymentDeadline) return undefined;
  const { number, priced, lines, paymentDeadline } = order;
  const { amount, reference, receivedAt } = payment;
  return {
    template: 'partial-payment',
    data: {
      order: { number, priced, lines },
      payment: { amount, reference, receivedAt: receivedAt.toISOString() },
      received: calculatePaid(order),
      due,
      deadline: paymentDeadline.toISOString(),
      ...toBuyerName(order),
      link: toOrderPath(secret, order),
    },
  };
}

/** R-PAYMENT-9: the email to the buyer, or to the client of a project, about a part of the price; and a notification. */
export function sendPartialPayment({ db }: Database, options: Options): JobHandler<'partial-payment'> {
  return ({ orderId, eventId }) =>
    db.transaction(async (transaction) => {
      await lockForPaymentRequest(transaction, orderId);
      const order = await readOrderById(transaction, orderId);
      const [event] = await transaction.select().from(orderEvents).where(eq(orderEvents.id, eventId));
      const amount = event?.details?.amount;
      if (!order || !event || amount === undefined) return;
      // Another email says that the order is paid, or that the part went back.
      if (order.balance.outstanding === 0 || calculatePaid(order) === 0) return;
      const content = createContent(order, event, options);
      const buyer = toBuyer(order);
      const key = toPartialPaymentKey(eventId);
      if (order.dueOn)
        await enqueueMilestoneEmail(options, transaction, order, { kind: 'part-paid', key, arrived: amount });
      else if (content && buyer)
        await options.emailQueue.enqueue(transaction, {
          ...content,
          ...buyer,
          key,
          isOutsideLimit: isEmailOutsideLimit(order),
        });
      const { number, balance } = order;
      await notifyOwnersOf(transaction, orderId, {
        payload: { event: 'order-payment', number, amount, outstanding: balance.outstanding },
        key: `order-event:${eventId}`,
        at: event.createdAt,
      });
    });
}
