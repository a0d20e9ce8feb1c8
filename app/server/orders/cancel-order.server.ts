import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { OrderOwner } from '~/domain/orders/order';
import { canChangeOrderStatus, isRestockedOn, parseOrderNumber } from '~/domain/orders/order-status';
import type { QueryBuilder } from '../db/database.server';
import { retryOnConflict } from '../db/retry.server';
import { orderEvents, orders } from '../db/schema/orders.server';
import { enqueue } from '../jobs/enqueue.server';
import { isOwnedBy, readOwnOrder } from './own-orders.server';
import type { OrderRow } from './read-order.server';
import type { CancelResult, OrderDeps } from './types.server';

/** Locks products in the order of their ids, like `lockProducts`: two transactions cannot deadlock. */
const restock = (orderId: string) => sql`
  with returned as (
    select product_id, sum(quantity)::int as quantity from order_lines where order_id = ${orderId} group by product_id
  ), locked as (
    select id from products where id in (select product_id from returned) order by id for update
  )
  update products set stock = stock + returned.quantity
  from returned join locked on locked.id = returned.product_id where products.id = locked.id`;

/**
 * Writes status, event, stock and the job of the email. The transaction must have locked the order. False when the order
 * can no longer be cancelled.
 */
export async function cancelLocked(
  transaction: QueryBuilder,
  { id: orderId, status, paidAt }: Pick<OrderRow, 'id' | 'status' | 'paidAt'>,
  now: Date,
): Promise<boolean> {
  if (!canChangeOrderStatus({ status, paid: paidAt !== null }, 'cancelled', 'customer')) return false;
  await transaction.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, orderId));
  await transaction
    .insert(orderEvents)
    .values({ id: uuid(), orderId, status: 'cancelled', actor: 'customer', createdAt: now });
  if (isRestockedOn(status, 'cancelled')) await transaction.execute(restock(orderId));
  await enqueue(transaction, 'order-cancelled', { orderId });
  return true;
}

/** A confirmed account proves that its email belongs to the buyer, also for an order placed as a guest. */
async function confirmOwnEmail(
  transaction: QueryBuilder,
  { email, emailVerified }: OrderOwner,
  { id, contact, emailConfirmedAt }: OrderRow,
  now: Date,
): Promise<void> {
  const isOwnEmail = emailVerified && contact.email?.toLowerCase() === email.toLowerCase();
  if (isOwnEmail && !emailConfirmedAt)
    await transaction.update(orders).set({ emailConfirmedAt: now }).where(eq(orders.id, id));
}

/** R-ORDER-6: a buyer can cancel an order before it is packed. The same transaction restocks its products. */
export async function cancelOwnOrder(
  { db, clock }: OrderDeps,
  owner: OrderOwner,
  typedNumber: string,
): Promise<CancelResult> {
  const number = parseOrderNumber(typedNumber);
  if (!number) return { kind: 'unknown' };
  const outcome = await retryOnConflict(() =>
    db.transaction(async (transaction) => {
      const [row] = await transaction
        .select()
        .from(orders)
        .where(and(eq(orders.number, number), isOwnedBy(owner)))
        .for('update');
      if (!row) return 'unknown';
      await confirmOwnEmail(transaction, owner, row, clock());
      return (await cancelLocked(transaction, row, clock())) ? 'cancelled' : 'refused';
    }),
  );
  const order = outcome === 'unknown' ? null : await readOwnOrder({ db }, owner, number);
  return order && outcome !== 'unknown' ? { kind: outcome, order } : { kind: 'unknown' };
}
