import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { isClosed, keptOfBuyer } from '~/domain/kept-invoice';
import type { QueryBuilder } from '../db/database.server';
import { orderEvents, orders } from '../db/schema/orders.server';

/**
 * Takes the people who have left out of their orders, as far as those are closed; the others are looked at again every
 * hour. What was said to them beside the order goes as well, and the fingerprint of what they sent.
 */
export async function takeOutBuyers(db: QueryBuilder, now: Date): Promise<void> {
  const left = await db
    .select()
    .from(orders)
    .where(and(isNotNull(orders.buyerLeftAt), isNull(orders.buyerRemovedAt)));
  for (const order of left) {
    const { id, status, paidAt, total, discount } = order;
    if (!isClosed({ status, paid: paidAt !== null })) continue;
    await db.update(orderEvents).set({ note: null }).where(eq(orderEvents.orderId, id));
    await db
      .update(orders)
      .set({ ...keptOfBuyer({ ...order, taxable: total - discount }), requestHash: '', buyerRemovedAt: now })
      .where(eq(orders.id, id));
  }
}
