import type { Order } from '~/domain/orders/order';
import type { OrderActor } from '~/domain/orders/order-status';
import { site } from '~site';
import type { Database, QueryBuilder } from '../db/database.server';
import type { EmailQueue } from '../email/types.server';
import type { JobHandler } from '../jobs/job-kinds.server';
import { isEmailOutsideLimit, toBuyer, toBuyerName, toOrderPath } from './buyer-email.server';
import { enqueueMilestoneEmail } from './milestone-email.server';
import { notifyOwners } from './notify-owners.server';
import { readOrderById } from './read-order.server';

interface Options {
  emailQueue: EmailQueue;
  /** Signs the secret links of orders. */
  secret: string;
}

/** Whose decision the email names. */
const CANCELLED_BY = {
  buyer: 'buyer',
  staff: 'staff',
  payment: 'staff',
  system: 'payment-deadline',
} as const satisfies Record<OrderActor, string>;

/** The client gets the credit note. */
async function cancelMilestoneInvoice(db: QueryBuilder, options: Options, order: Order): Promise<void> {
  const event = order.events.findLast(({ status }) => status === 'cancelled');
  const document = order.invoices.findLast(({ kind }) => kind === 'credit-note')?.number;
  await db.transaction(async (transaction) => {
    await enqueueMilestoneEmail(options, transaction, order, {
      kind: 'cancelled',
      key: `order-cancelled:${order.id}`,
      reason: event?.note,
      document,
    });
    await notifyOwners(transaction, order, { status: 'cancelled', at: event?.at ?? order.createdAt });
  });
}

/** Emails about a cancelled order to the buyer, and to the shop when the buyer cancelled it; and a notification. */
export function sendOrderCancellation(
  { db }: Database,
  { emailQueue, secret }: Options,
): JobHandler<'order-cancelled'> {
  return async ({ orderId }) => {
    const order = await readOrderById(db, orderId);
    if (!order) return;
    if (order.dueOn) return cancelMilestoneInvoice(db, { emailQueue, secret }, order);
    const { number, paid, priced, lines, balance, payments, contact } = order;
    // What a gift card paid is back on it, and has an email of its own.
    const isByCard = payments.some(({ provider }) => provider === 'gift-card');
    const event = order.events.findLast(({ status }) => status === 'cancelled');
    const by = CANCELLED_BY[event?.actor ?? 'buyer'];
    const cancelled = {
      order: { number, paid, priced, lines, balance },
      isByCard,
      by,
      link: toOrderPath(secret, order),
    };
    const buyer = toBuyer(order);
    await db.transaction(async (transaction) => {
      // The order of a deleted account has no email: the deletion cancelled it.
      if (buyer)
        await emailQueue.enqueue(transaction, {
          template: 'order-cancelled',
          data: {
            ...cancelled,
            ...toBuyerName(order),
            ...(by === 'staff' && event?.note && { note: event.note }),
          },
          ...buyer,
          key: `order-cancelled:${orderId}`,
          isOutsideLimit: isEmailOutsideLimit(order),
        });
      if (by === 'buyer')
        await emailQueue.enqueue(transaction, {
          template: 'order-cancelled-staff-email',
          data: { order: { number, priced, lines, balance }, name: contact.name },
          key: `order-cancelled-staff-email:${orderId}`,
          to: site.emails.orders,
          audience: 'staff',
          ...(buyer && { replyTo: buyer.to }),
        });
      await notifyOwners(transaction, order, { status: 'cancelled', at: event?.at ?? order.createdAt });
    });
  };
}
