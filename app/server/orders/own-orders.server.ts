import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { parseOrderNumber } from '~/domain/orders/order-status';
import type { Database } from '../db/database.server';
import { orders } from '../db/schema/orders.server';
import { readRow } from './read-order.server';
import type { Order, OrderOwner } from './types.server';

/** An address that is not confirmed proves nothing: anybody may have typed it. */
export function isOwnedBy({ id, email, emailVerified }: OrderOwner): SQL | undefined {
  const placedSignedIn = eq(orders.userId, id);
  const sentAsGuest = sql`lower(${orders.contact} ->> 'email') = ${email.toLowerCase()}`;
  return emailVerified ? or(placedSignedIn, sentAsGuest) : placedSignedIn;
}

/** `null` for an unknown number and for somebody else's order alike. */
export async function readOwnOrder(
  { db }: Database,
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
