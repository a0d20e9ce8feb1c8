import { eq, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { OrderEventDetails } from '~/domain/orders/order-event';
import {
  canChangeOrderStatus,
  isRestockedOn,
  type OrderActor,
  type OrderStatus,
} from '~/domain/orders/order-status';
import type { QueryBuilder } from '../db/database.server';
import { orderEvents, orders } from '../db/schema/orders.server';
import { enqueue } from '../jobs/enqueue.server';
import type { OrderRow } from './read-order.server';
import { restockOrder } from './restock.server';

export interface StatusChange {
  to: OrderStatus;
  actor: OrderActor;
  /** The member of staff, or the signed-in buyer. */
  userId?: string | undefined;
  note?: string | undefined;
  details?: OrderEventDetails;
  at: Date;
}

export type LockedOrder = Pick<OrderRow, 'id' | 'status' | 'paidAt'>;

/**
 * Writes status, event, stock and the job of the email (R-ORDER-5). The transaction must have locked the order. False when
 * the actor may not make this change.
 */
export async function changeLockedStatus(
  transaction: QueryBuilder,
  { id: orderId, status, paidAt }: LockedOrder,
  { to, actor, userId, note, details, at }: StatusChange,
): Promise<boolean> {
  if (!canChangeOrderStatus({ status, paid: paidAt !== null }, to, actor)) return false;
  const eventId = uuid();
  await transaction
    .update(orders)
    .set({ status: to, version: sql`${orders.version} + 1`, ...(to === 'paid' && { paidAt: at }) })
    .where(eq(orders.id, orderId));
  await transaction
    .insert(orderEvents)
    .values({ id: eventId, orderId, status: to, actor, userId, note, details, createdAt: at });
  if (isRestockedOn(status, to)) await restockOrder(transaction, orderId);
  if (to === 'cancelled') await enqueue(transaction, 'order-cancelled', { orderId });
  else await enqueue(transaction, 'order-status-email', { orderId, eventId });
  return true;
}
