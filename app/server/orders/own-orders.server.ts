import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Order, OrderOwner } from '~/domain/orders/order';
import { parseOrderNumber } from '~/domain/orders/order-status';
import { orders } from '../db/schema/orders.server';
import { readRow } from './read-order.server';
import type { OrderDeps } from './types.server';

/**
 * Orders that the user placed, and guest orders with the user's confirmed email. Anyone can enter an unconfirmed email. An order of another
 * account belongs to that account alone, also with this email.
 */
export function isOwnedBy({ id, email, emailVerified }: OrderOwner): SQL | undefined {
  const placedSignedIn = eq(orders.userId, id);
  const sentAsGuest = and(
    isNull(orders.userId),
    sql`lower(${orders.contact} ->> 'email') = ${email.toLowerCase()}`,
  );
  return emailVerified ? or(placedSignedIn, sentAsGuest) : placedSignedIn;
}

/** `null` for an unknown number and for the order of another user. */
export async function readOwnOrder(
  { db }: Pick<OrderDeps, 'db'>,
  owner: OrderOwner,
  typedNumber: string,
): Promise<Order | null> {
  const number = parseOrderNumber(typedNumber);
  if (!number) return null;
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.number, number), isOwnedBy(owner)));
  return row ? readRow(db, row) : null;
}
