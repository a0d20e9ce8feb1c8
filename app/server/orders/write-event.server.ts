import { eq, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { OrderEventDetails, OrderEventKind } from '~/domain/orders/order-event';
import type { OrderActor, OrderStatus } from '~/domain/orders/order-status';
import type { QueryBuilder } from '../db/database.server';
import { orderEvents, orders } from '../db/schema/orders.server';

export interface NewOrderEvent {
  orderId: string;
  kind: OrderEventKind;
  /** The status of the order after the event. */
  status: OrderStatus;
  actor: OrderActor;
  /** The member of staff, or the signed-in buyer. */
  userId?: string | undefined;
  note?: string | undefined;
  details?: OrderEventDetails | undefined;
  at: Date;
}

/**
 * Writes an event with the changes of the order that belong to it. Each event counts one version, so that the events since
 * a version are the last ones. The transaction must have locked the order. Resolves to the id of the event.
 */
export async function writeEvent(
  transaction: QueryBuilder,
  { orderId, at, ...event }: NewOrderEvent,
  changes: Partial<typeof orders.$inferInsert> = {},
): Promise<string> {
  const id = uuid();
  await transaction
    .update(orders)
    .set({ ...changes, version: sql`${orders.version} + 1` })
    .where(eq(orders.id, orderId));
  await transaction.insert(orderEvents).values({ ...event, id, orderId, createdAt: at });
  return id;
}
