import { EVENTS_CATEGORY } from '~/content/events-category';
import { site } from '~site';
import type { Catalogue } from '../catalogue/contract.server';
import type { Database } from '../db/database.server';
import type { JobHandler } from '../jobs/kinds.server';
import type { Mail } from '../mail/contract.server';
import { orderConfirmation } from '../mail/templates/order-confirmation.server';
import { orderNotice } from '../mail/templates/order-notice.server';
import { paymentDue } from '../payments/payment-due.server';
import { accessKeyOf } from './access-key.server';
import { readOrderById } from './read.server';
import { tellOwners } from './tell-owners.server';

interface Options {
  mail: Mail;
  catalogue: Catalogue;
  /** Signs the secret links of orders. */
  secret: string;
  /** Where UPI payments go. */
  upiId: string;
}

/** Writes to the buyer that the order is in, with how to pay it, and to the shop that there is one; the account says it, too. */
export function confirmOrder(
  { db }: Database,
  { mail, catalogue, secret, upiId }: Options,
): JobHandler<'order-confirmation'> {
  return async ({ orderId }) => {
    const order = await readOrderById(db, orderId);
    // Nobody is there to be told once the buyer has left.
    if (!order?.contact.email) return;
    const products = await catalogue.productsByIds(order.lines.map(({ productId }) => productId));
    const letter = orderConfirmation({
      order,
      accessKey: accessKeyOf(secret, orderId),
      due: paymentDue(order, upiId),
      nothingIsSent: order.lines.every(({ productId }) =>
        products.some(({ id, categoryId }) => id === productId && categoryId === EVENTS_CATEGORY),
      ),
    });
    const { email } = order.contact;
    await db.transaction(async (transaction) => {
      await mail.queue(transaction, {
        ...letter,
        key: `order-confirmation:${orderId}`,
        to: email,
        replyTo: site.emails.orders,
      });
      await mail.queue(transaction, {
        ...orderNotice(order),
        key: `order-notice:${orderId}`,
        to: site.emails.orders,
        replyTo: email,
      });
      await tellOwners(transaction, order, { status: 'placed', at: order.createdAt });
    });
  };
}
