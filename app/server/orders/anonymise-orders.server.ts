import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { anonymiseBuyer, isOrderClosed } from '~/domain/orders/anonymise-buyer';
import type { QueryBuilder } from '../db/database.server';
import { orderEvents, orders } from '../db/schema/orders.server';

/**
 * Removes the buyers of deleted accounts from their closed orders, with the notes of events and the request hash. Open
 * orders wait for the next run: the job runs every hour.
 */
export async function anonymiseOrders(db: QueryBuilder, now: Date): Promise<void> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(isNotNull(orders.deletionRequestedAt), isNull(orders.anonymisedAt)));
  for (const order of rows) {
    const { id, status, paidAt, total, discount } = order;
    if (!isOrderClosed({ status, paid: paidAt !== null })) continue;
    await db.update(orderEvents).set({ note: null }).where(eq(orderEvents.orderId, id));
    await db
      .update(orders)
      .set({ ...anonymiseBuyer({ ...order, taxable: total - discount }), requestHash: '', anonymisedAt: now })
      .where(eq(orders.id, id));
  }
}
