import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { anonymiseBuyer, isOrderClosed } from '~/domain/orders/anonymise-buyer';
import type { QueryBuilder } from '../db/database.server';
import { orderEvents, orders } from '../db/schema/orders.server';

/**
 * Takes the users who have left out of their orders, as far as those are closed; the others are looked at again every
 * hour. What was said to them beside the order goes as well, and the fingerprint of what they sent.
 */
export async function anonymiseOrders(db: QueryBuilder, now: Date): Promise<void> {
  const left = await db
    .select()
    .from(orders)
    .where(and(isNotNull(orders.deletionRequestedAt), isNull(orders.anonymisedAt)));
  for (const order of left) {
    const { id, status, paidAt, total, discount } = order;
    if (!isOrderClosed({ status, paid: paidAt !== null })) continue;
    await db.update(orderEvents).set({ note: null }).where(eq(orderEvents.orderId, id));
    await db
      .update(orders)
      .set({ ...anonymiseBuyer({ ...order, taxable: total - discount }), requestHash: '', anonymisedAt: now })
      .where(eq(orders.id, id));
  }
}
