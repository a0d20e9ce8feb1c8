import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { canChangeOrderStatus, isRestockedOn, parseOrderNumber } from '~/domain/orders/order-status';
import type { Database, QueryBuilder } from '../db/database.server';
import { retryOnConflict } from '../db/retry.server';
import { orderEvents, orders } from '../db/schema/orders.server';
import { enqueue } from '../jobs/enqueue.server';
import { isOwnedBy, readOwnOrder } from './own-orders.server';
import type { OrderRow } from './read-order.server';
import type { CancelResult, OrderOwner, OrdersOptions } from './types.server';

/** Products are locked in the order of their ids, as everywhere that locks several. */
const giveBack = (orderId: string) => sql`
  with back as (
    select product_id, sum(quantity)::int as quantity from order_lines where order_id = ${orderId} group by product_id
  ), locked as (
    select id from products where id in (select product_id from back) order by id for update
  )
  update products set stock = stock + back.quantity
  from back join locked on locked.id = back.product_id where products.id = locked.id`;

/** Within the transaction that has locked the order. State, history, stock and mail; false when it has gone too far. */
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
  if (isRestockedOn(status, 'cancelled')) await transaction.execute(giveBack(orderId));
  await enqueue(transaction, 'order-cancelled', { orderId });
  return true;
}

/** Whoever cancels with an account has shown that its confirmed address is theirs, also in orders placed as a guest. */
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

/** R-ORDER-6: cancelled by its buyer, before it is packed. */
export async function cancelOwnOrder(
  database: Database,
  { clock }: OrdersOptions,
  owner: OrderOwner,
  typedNumber: string,
): Promise<CancelResult> {
  const number = parseOrderNumber(typedNumber);
  if (!number) return { kind: 'unknown' };
  const outcome = await retryOnConflict(() =>
    database.db.transaction(async (transaction) => {
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
  const order = outcome === 'unknown' ? null : await readOwnOrder(database, owner, number);
  return order && outcome !== 'unknown' ? { kind: outcome, order } : { kind: 'unknown' };
}
