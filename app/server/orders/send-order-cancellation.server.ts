import { paths } from '~/paths';
import { site } from '~site';
import type { Database } from '../db/database.server';
import type { EmailQueue } from '../email/types.server';
import type { JobHandler } from '../jobs/job-kinds.server';
import { createAccessKey } from './access-key.server';
import { notifyOwners } from './notify-owners.server';
import { readOrderById } from './read-order.server';

interface Options {
  emailQueue: EmailQueue;
  /** Signs the secret links of orders. */
  secret: string;
}

/** Emails to the buyer and to the shop about a cancelled order, and a notification. */
export function sendOrderCancellation(
  { db }: Database,
  { emailQueue, secret }: Options,
): JobHandler<'order-cancelled'> {
  return async ({ orderId }) => {
    const order = await readOrderById(db, orderId);
    if (!order) return;
    const { number, paid, priced, lines, contact, isEmailConfirmed } = order;
    const { email, name } = contact;
    const link = paths.shop.order(number, createAccessKey({ secret }, orderId));
    const cancelled = { order: { number, paid, priced, lines }, link };
    await db.transaction(async (transaction) => {
      // The order of a deleted account has no email: the deletion cancelled it.
      if (email)
        await emailQueue.enqueue(transaction, {
          template: 'order-cancelled',
          data: { ...cancelled, ...(isEmailConfirmed && { name }) },
          key: `order-cancelled:${orderId}`,
          to: email,
          audience: isEmailConfirmed ? 'confirmed' : 'unconfirmed',
          replyTo: site.emails.orders,
        });
      await emailQueue.enqueue(transaction, {
        template: 'order-cancelled-notice',
        data: { ...cancelled, name },
        key: `order-cancelled-notice:${orderId}`,
        to: site.emails.orders,
        audience: 'staff',
        ...(email && { replyTo: email }),
      });
      const at = order.events.findLast(({ status }) => status === 'cancelled')?.at ?? order.createdAt;
      await notifyOwners(transaction, order, { status: 'cancelled', at });
    });
  };
}
