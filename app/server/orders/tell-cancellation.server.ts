import { site } from '~site';
import type { Database } from '../db/database.server';
import type { JobHandler } from '../jobs/kinds.server';
import type { Mail } from '../mail/contract.server';
import { orderCancelled } from '../mail/templates/order-cancelled.server';
import { accessKeyOf } from './access-key.server';
import { readOrderById } from './read.server';
import { tellOwners } from './tell-owners.server';

interface Options {
  mail: Mail;
  /** Signs the secret links of orders. */
  secret: string;
}

/** Writes to the buyer and to the shop that an order was cancelled by its buyer; the account says it, too. */
export function tellCancellation({ db }: Database, { mail, secret }: Options): JobHandler<'order-cancelled'> {
  return async ({ orderId }) => {
    const order = await readOrderById(db, orderId);
    if (!order) return;
    const { email } = order.contact;
    const letter = orderCancelled({ order, accessKey: accessKeyOf(secret, orderId) });
    await db.transaction(async (transaction) => {
      // A buyer who has left is told nothing: the order was cancelled because of it.
      if (email)
        await mail.queue(transaction, {
          ...letter,
          key: `order-cancelled:${orderId}`,
          to: email,
          replyTo: site.emails.orders,
        });
      await mail.queue(transaction, {
        ...letter,
        subject: `Cancelled by its buyer: ${order.number}${order.paid ? ', to be paid back' : ''}`,
        key: `order-cancelled-notice:${orderId}`,
        to: site.emails.orders,
        ...(email && { replyTo: email }),
      });
      const at = order.events.findLast(({ status }) => status === 'cancelled')?.at ?? order.createdAt;
      await tellOwners(transaction, order, { status: 'cancelled', at });
    });
  };
}
