import { and, eq, or, sql } from 'drizzle-orm';
import type { OrderStatus } from '~/domain/orders/order-status';
import type { QueryBuilder } from '../db/database.server';
import { users } from '../db/schema/accounts.server';
import { orders } from '../db/schema/orders.server';
import { notify } from '../notifications/notify.server';
import type { Order } from './types.server';

/** Whose history holds the order: the other side of `isOwn`. */
const isOwner = or(
  eq(users.id, orders.userId),
  and(users.emailVerified, eq(users.email, sql`lower(${orders.contact} ->> 'email')`)),
);

/** Tells everybody who finds the order in their account what has become of it. */
export async function notifyOwners(
  transaction: QueryBuilder,
  { id, number }: Pick<Order, 'id' | 'number'>,
  { status, at }: { status: OrderStatus; at: Date },
): Promise<void> {
  const owners = await transaction
    .select({ userId: users.id })
    .from(users)
    .innerJoin(orders, isOwner)
    .where(eq(orders.id, id));
  for (const { userId } of owners) {
    const told = { event: 'order', number, status } as const;
    await notify(transaction, { userId: userId, payload: told, key: `order:${id}:${status}`, at });
  }
}
