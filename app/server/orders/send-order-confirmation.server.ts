import { EVENTS_CATEGORY_ID } from '~/content/shop/events-category';
import { paths } from '~/paths';
import { site } from '~site';
import type { Catalogue } from '../catalogue/types.server';
import type { Database } from '../db/database.server';
import type { EmailQueue, OutgoingEmail } from '../email/types.server';
import type { JobHandler } from '../jobs/job-kinds.server';
import { getPaymentDue } from '../payments/payment-due.server';
import { createAccessKey } from './access-key.server';
import { notifyOwners } from './notify-owners.server';
import { orderEmailKey } from './order-email-key.server';
import { readOrderById } from './read-order.server';
import type { Order } from './types.server';

interface Options {
  mail: EmailQueue;
  catalogue: Catalogue;
  /** Signs the secret links of orders. */
  secret: string;
  /** Where UPI payments go. */
  upiId: string;
}

interface Told extends Pick<Options, 'secret' | 'upiId'> {
  order: Order;
  nothingIsSent: boolean;
}

/** With name and address of the buyer to a confirmed address; to any other with the key that confirms it. */
function toBuyer({ order, nothingIsSent, secret, upiId }: Told): OutgoingEmail {
  const { id, number, status, paymentMethod, priced, lines, contact, delivery, isEmailConfirmed } = order;
  const accessKey = createAccessKey(secret, id);
  const shown = {
    order: { number, status, paymentMethod, priced, lines },
    due: getPaymentDue(order, upiId),
    nothingIsSent,
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
      ...{ ...envelope, audience: 'confirmed', key: `order-copy:${id}` },
    };
  }
  return {
    template: 'order-confirmation',
    data: { ...shown, link: paths.shop.confirmOrder(number, accessKey, orderEmailKey(secret, id)) },
    ...{ ...envelope, audience: 'unconfirmed', isReserved: true, key: `order-confirmation:${id}` },
  };
}

function toShop(order: Order): OutgoingEmail {
  const { id, number, contact, delivery, notes, gstin, paymentMethod, priced, lines } = order;
  return {
    template: 'order-notice',
    data: {
      ...{ number, contact, delivery, paymentMethod, priced, lines },
      ...(notes && { notes }),
      ...(gstin && { gstin }),
    },
    ...{ key: `order-notice:${id}`, to: site.emails.orders, audience: 'staff', replyTo: contact.email },
  };
}

/**
 * Writes to the buyer that the order is in, with how to pay it, and to the shop that there is one; the account says it,
 * too. Once more, and whole, to the buyer whose address was confirmed.
 */
export function sendOrderConfirmation(
  { db }: Database,
  { mail, catalogue, secret, upiId }: Options,
): JobHandler<'order-confirmation'> {
  return async ({ orderId }) => {
    const order = await readOrderById(db, orderId);
    // Nobody is there to be told once the buyer has left.
    if (!order?.contact.email) return;
    const products = await catalogue.productsByIds(order.lines.map(({ productId }) => productId));
    const nothingIsSent = order.lines.every(({ productId }) =>
      products.some(({ id, categoryId }) => id === productId && categoryId === EVENTS_CATEGORY_ID),
    );
    await db.transaction(async (transaction) => {
      if (!order.isEmailWithheld)
        await mail.enqueue(transaction, toBuyer({ order, nothingIsSent, secret, upiId }));
      await mail.enqueue(transaction, toShop(order));
      await notifyOwners(transaction, order, { status: 'placed', at: order.createdAt });
    });
  };
}
