import { eq } from 'drizzle-orm';
import type { OrderLinkRequest } from '~/domain/orders/buyer-form-schemas';
import { HOUR_MS } from '~/domain/time/durations';
import { limitByEmail, limitByNetwork } from '../accounts/sign-in/sign-in-limits.server';
import type { Database } from '../db/database.server';
import { orders } from '../db/schema/orders.server';
import type { EmailQueue } from '../email/types.server';
import { enqueue } from '../jobs/enqueue.server';
import type { JobHandler } from '../jobs/job-kinds.server';
import { countAttempt } from '../rate-limits/attempts.server';
import { isEmailOutsideLimit, toBuyer, toOrderPath } from './buyer-email.server';
import { readOrderById } from './read-order.server';
import type { OrderDeps } from './types.server';

const REQUESTS_AN_HOUR = 20;

export type RequestLinkResult = { kind: 'accepted' } | { kind: 'wait'; seconds: number };

/**
 * R-ORDER-10: a job looks for the order, so that neither the result nor its time shows whether there is one. A network makes
 * 20 requests an hour, and an email gets 3. The request has passed orderLinkSchema.
 */
export async function requestOrderLink(
  { db, clock }: OrderDeps,
  { number, email }: OrderLinkRequest,
  ipAddress: string,
): Promise<RequestLinkResult> {
  const limits = [
    limitByNetwork('order-link', ipAddress, REQUESTS_AN_HOUR),
    limitByEmail('order-link', email),
  ];
  const seconds = await countAttempt(db, limits, clock());
  if (seconds > 0) return { kind: 'wait', seconds };
  await db.transaction((transaction) => enqueue(transaction, 'order-link', { number, email }));
  return { kind: 'accepted' };
}

interface Options {
  emailQueue: EmailQueue;
  /** Signs the secret links of orders. */
  secret: string;
  clock: () => Date;
}

/** Sends the link to the email of the order, when it is the one that was typed. */
export function sendOrderLink(
  { db }: Database,
  { emailQueue, secret, clock }: Options,
): JobHandler<'order-link'> {
  return async ({ number, email }) => {
    const [found] = await db.select({ id: orders.id }).from(orders).where(eq(orders.number, number));
    const order = found && (await readOrderById(db, found.id));
    const buyer = order && toBuyer(order);
    if (!buyer || buyer.to.toLowerCase() !== email) return;
    const hour = Math.floor(clock().getTime() / HOUR_MS);
    await db.transaction((transaction) =>
      emailQueue.enqueue(transaction, {
        template: 'order-link',
        data: { number, link: toOrderPath(secret, order) },
        ...buyer,
        key: `order-link:${order.id}:${hour}`,
        isOutsideLimit: isEmailOutsideLimit(order),
        replacesWithheld: true,
      }),
    );
  };
}
