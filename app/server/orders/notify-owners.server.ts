import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { NotificationPayload } from '~/domain/notifications/notifications';
import type { Order } from '~/domain/orders/order';
import type { OrderStatus } from '~/domain/orders/order-status';
import type { QueryBuilder } from '../db/database.server';
import { users } from '../db/schema/accounts.server';
import { orders } from '../db/schema/orders.server';
import { notify } from '../notifications/notify.server';

/** Joins users with the orders of their history. `isOwnedBy` is the same condition for one user. */
const isOwner = or(
  eq(users.id, orders.userId),
  and(users.emailVerified, isNull(orders.userId), eq(users.email, sql`lower(${orders.contact} ->> 'email')`)),
);

interface OrderNotification {
  payload: NotificationPayload;
  /** Identifies the event: a user gets one notification per key. */
  key: string;
  at: Date;
}

/** Writes a notification to every user who has the order in their history. */
export async function notifyOwnersOf(
  transaction: QueryBuilder,
  orderId: string,
  notification: OrderNotification,
): Promise<void> {
  const owners = await transaction
    .select({ userId: users.id })
    .from(users)
    .innerJoin(orders, isOwner)
    .where(eq(orders.id, orderId));
  for (const { userId } of owners) await notify(transaction, { userId, ...notification });
}

/** Notifies of a status. */
export const notifyOwners = (
  transaction: QueryBuilder,
  { id, number }: Pick<Order, 'id' | 'number'>,
  { status, at }: { status: OrderStatus; at: Date },
): Promise<void> =>
  notifyOwnersOf(transaction, id, {
    payload: { event: 'order', number, status },
    key: `order:${id}:${status}`,
    at,
  });
