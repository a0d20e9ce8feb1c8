import { and, eq } from 'drizzle-orm';
import type { QueryBuilder } from '../../db/database.server';
import { isUuid } from '../../db/is-uuid.server';
import { orderReturns } from '../../db/schema/returns.server';
import { type OrderAccess, readAccessibleOrder } from '../order-access.server';
import type { OrderDeps } from '../types.server';

/** As WebP. `null` without a photo. */
export async function readReturnPhoto(
  db: QueryBuilder,
  orderId: string,
  returnId: string,
): Promise<Uint8Array | null> {
  if (!isUuid(returnId)) return null;
  const [row] = await db
    .select({ photo: orderReturns.photo })
    .from(orderReturns)
    .where(and(eq(orderReturns.id, returnId), eq(orderReturns.orderId, orderId)));
  return row?.photo ?? null;
}

/** The photo of a return, for the buyer. */
export async function getReturnPhoto(
  deps: OrderDeps,
  access: OrderAccess,
  returnId: string,
): Promise<Uint8Array | null> {
  const order = await readAccessibleOrder(deps, access);
  return order && readReturnPhoto(deps.db, order.id, returnId);
}
