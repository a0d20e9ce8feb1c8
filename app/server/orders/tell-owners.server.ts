import { and, eq, or, sql } from 'drizzle-orm';
import type { OrderStatus } from '~/domain/order';
import type { QueryBuilder } from '../db/database.server';
import { people } from '../db/schema/accounts.server';
import { orders } from '../db/schema/orders.server';
import { tell } from '../notices/tell.server';
import type { Order } from './contract.server';

/** Whose history holds the order: the other side of `isOwn`. */
const isOwner = or(
  eq(people.id, orders.personId),
  and(people.emailVerified, eq(people.email, sql`lower(${orders.contact} ->> 'email')`)),
);

/** Tells everybody who finds the order in their account what has become of it. */
export async function tellOwners(
  transaction: QueryBuilder,
  { id, number }: Pick<Order, 'id' | 'number'>,
  { status, at }: { status: OrderStatus; at: Date },
): Promise<void> {
  const owners = await transaction
    .select({ personId: people.id })
    .from(people)
    .innerJoin(orders, isOwner)
    .where(eq(orders.id, id));
  for (const { personId } of owners) {
    const told = { event: 'order', number, status } as const;
    await tell(transaction, { personId, told, key: `order:${id}:${status}`, at });
  }
}
