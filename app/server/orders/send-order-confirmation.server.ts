import type { Order } from '~/domain/orders/order';
import type { OnlineMethod } from '~/domain/payments/payment-method';
import { paths } from '~/paths';
import { site } from '~site';
import type { Database } from '../db/database.server';
import type { EmailQueue, OutgoingEmail } from '../email/types.server';
import type { JobHandler } from '../jobs/job-kinds.server';
import { getOutstandingPayment } from '../payments/outstanding-payment.server';
import { createAccessKey, createOrderEmailKey } from './access-key.server';
import { notifyOwners } from './notify-owners.server';
import { readOrderById } from './read-order.server';

interface Options {
  emailQueue: EmailQueue;
  /** Signs the secret links of orders. */
  secret: string;
  /** The UPI id of the shop. */
  upiId: string;
  /** The online methods that are switched on. */
  onlineMethods?: readonly OnlineMethod[];
}

interface BuyerEmail extends Pick<Options, 'secret' | 'upiId' | 'onlineMethods'> {
  order: Order;
}

/** A confirmed email gets the buyer's name and address; an unconfirmed one gets the link that confirms it. */
function createBuyerEmail({ order, secret, upiId, onlineMethods }: BuyerEmail): OutgoingEmail {
  const { id, number, status, paymentMethod, priced, lines, contact, delivery, isEmailConfirmed } = order;
  const accessKey = createAccessKey({ secret }, id);
  const shown = {
    order: { number, status, paymentMethod, priced, lines },
    due: getOutstandingPayment(order, upiId, onlineMethods),
    deadline: order.paymentDeadline?.toISOString(),
    isDeliveredByEmail: order.isDeliveredByEmail,
    channel: order.channel,
  };
  const envelope = { to: contact.email, replyTo: site.emails.orders };
  if (isEmailConfirmed) {
    return {
      template: 'order-confirmation',
      data: {
        ...shown,
        buyer: { name: contact.name, delivery },
        link: paths.shop.order(number, accessKey),
      },
      ...envelope,
      audience: 'confirmed',
      key: `order-copy:${id}`,
    };
  }
  return {
    template: 'order-confirmation',
    data: { ...shown, link: paths.shop.confirmOrder(number, accessKey, createOrderEmailKey({ secret }, id)) },
    ...envelope,
    audience: 'unconfirmed',
    isOutsideLimit: true,
    key: `order-confirmation:${id}`,
  };
}

function createStaffEmail(order: Order): OutgoingEmail {
  const { id, number, contact, delivery, isDeliveredByEmail, notes, gstin, paymentMethod, priced, lines } =
    order;
  return {
    template: 'order-staff-email',
    data: {
      number,
      contact,
      delivery,
      isDeliveredByEmail,
      paymentMethod,
      priced,
      lines,
      ...(notes && { notes }),
      ...(gstin && { gstin }),
    },
    key: `order-staff-email:${id}`,
    to: site.emails.orders,
    audience: 'staff',
    replyTo: contact.email,
  };
}

/**
 * Emails to the buyer, with the payment details, and to the shop, and a notification. Runs again after the buyer confirmed
 * the email, with the full confirmation.
 */
export function sendOrderConfirmation(
  { db }: Database,
  { emailQueue, ...payment }: Options,
): JobHandler<'order-confirmation'> {
  return async ({ orderId }) => {
    const order = await readOrderById(db, orderId);
    // The buyer deleted the account.
    if (!order?.contact.email) return;
    await db.transaction(async (transaction) => {
      if (!order.isEmailWithheld)
        await emailQueue.enqueue(transaction, createBuyerEmail({ order, ...payment }));
      await emailQueue.enqueue(transaction, createStaffEmail(order));
      await notifyOwners(transaction, order, { status: 'placed', at: order.createdAt });
    });
  };
}
