import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../db/database.server';
import { orders } from '../db/schema/orders.server';
import { enqueue } from '../jobs/enqueue.server';
import { isOrderEmailKey } from './order-email-key.server';
import { readOrder } from './read-order.server';
import type { OrderLink, OrdersOptions } from './types.server';

/** Whether the key, of the mail to the buyer, can confirm its address: not any more once it has. */
export async function canConfirmEmail(
  database: Database,
  { secret }: OrdersOptions,
  { number, accessKey }: OrderLink,
  key: string,
): Promise<boolean> {
  const order = await readOrder(database, secret, number, accessKey);
  return order !== null && !order.isEmailConfirmed && isOrderEmailKey(secret, order.id, key);
}

/** The whole confirmation follows by mail, once. */
export async function confirmEmailOfOrder(
  database: Database,
  { secret, clock }: OrdersOptions,
  { number, accessKey }: OrderLink,
  key: string,
): Promise<boolean> {
  const order = await readOrder(database, secret, number, accessKey);
  if (!order || !isOrderEmailKey(secret, order.id, key)) return false;
  await database.db.transaction(async (transaction) => {
    const [confirmed] = await transaction
      .update(orders)
      .set({ emailConfirmedAt: clock() })
      .where(and(eq(orders.id, order.id), isNull(orders.emailConfirmedAt)))
      .returning({ id: orders.id });
    if (confirmed) await enqueue(transaction, 'order-confirmation', { orderId: order.id });
  });
  return true;
}
