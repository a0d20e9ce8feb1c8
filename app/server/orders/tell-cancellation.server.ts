import { paths } from '~/paths';
import { site } from '~site';
import type { Database } from '../db/database.server';
import type { JobHandler } from '../jobs/kinds.server';
import type { Mail } from '../mail/contract.server';
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
    const { number, paid, priced, lines, contact, isEmailConfirmed } = order;
    const { email, name } = contact;
    const link = paths.shop.order(number, accessKeyOf(secret, orderId));
    const cancelled = { order: { number, paid, priced, lines }, link };
    await db.transaction(async (transaction) => {
      // A buyer who has left is told nothing: the order was cancelled because of it.
      if (email)
        await mail.queue(transaction, {
          template: 'order-cancelled',
          data: { ...cancelled, ...(isEmailConfirmed && { name }) },
          key: `order-cancelled:${orderId}`,
          to: email,
          audience: isEmailConfirmed ? 'confirmed' : 'unconfirmed',
          replyTo: site.emails.orders,
        });
      await mail.queue(transaction, {
        template: 'order-cancelled-notice',
        data: { ...cancelled, name },
        key: `order-cancelled-notice:${orderId}`,
        to: site.emails.orders,
        audience: 'staff',
        ...(email && { replyTo: email }),
      });
      const at = order.events.findLast(({ status }) => status === 'cancelled')?.at ?? order.createdAt;
      await tellOwners(transaction, order, { status: 'cancelled', at });
    });
  };
}
