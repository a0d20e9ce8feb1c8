import { and, desc, eq, isNull, not, sql } from 'drizzle-orm';
import { orders } from '../db/schema/orders.server';
import type { LastDelivery, OrderDeps } from './types.server';

/**
 * R-CHECKOUT-3: who got the last parcel of a user, and where. Orders that were placed with the email alone do not count: another
 * person may have typed it.
 */
export async function getLastDelivery(
  { db }: Pick<OrderDeps, 'db'>,
  userId: string,
): Promise<LastDelivery | undefined> {
  const { contact, delivery } = orders;
  const isParcel = and(
    not(orders.isDeliveredByEmail),
    isNull(orders.milestoneId),
    sql`${delivery} ->> 'line1' <> ''`,
  );
  const [last] = await db
    .select({ contact, delivery })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNull(orders.anonymisedAt), isParcel))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1);
  return last && { name: last.contact.name, phone: last.contact.phone, address: last.delivery };
}
