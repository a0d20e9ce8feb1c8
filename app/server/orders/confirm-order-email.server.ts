import { and, eq, isNull } from 'drizzle-orm';
import { orders } from '../db/schema/orders.server';
import { enqueue } from '../jobs/enqueue.server';
import { isValidOrderEmailKey } from './access-key.server';
import { readOrderByKey } from './read-order.server';
import type { OrderDeps, OrderLink } from './types.server';

/** Whether `key`, from the email to the buyer, can confirm that email. False once it is confirmed. */
export async function canConfirmOrderEmail(
  deps: OrderDeps,
  { number, accessKey }: OrderLink,
  key: string,
): Promise<boolean> {
  const order = await readOrderByKey(deps, number, accessKey);
  return order !== null && !order.isEmailConfirmed && isValidOrderEmailKey(deps, order.id, key);
}

/**
 * Marks the email as the buyer's. The full confirmation follows by email, once. False for a key of another order; true
 * also for a repeated confirmation.
 */
export async function confirmOrderEmail(
  deps: OrderDeps,
  { number, accessKey }: OrderLink,
  key: string,
): Promise<boolean> {
  const order = await readOrderByKey(deps, number, accessKey);
  if (!order || !isValidOrderEmailKey(deps, order.id, key)) return false;
  await deps.db.transaction(async (transaction) => {
    const [confirmed] = await transaction
      .update(orders)
      .set({ emailConfirmedAt: deps.clock() })
      .where(and(eq(orders.id, order.id), isNull(orders.emailConfirmedAt)))
      .returning({ id: orders.id });
    if (confirmed) await enqueue(transaction, 'order-confirmation', { orderId: order.id });
  });
  return true;
}
