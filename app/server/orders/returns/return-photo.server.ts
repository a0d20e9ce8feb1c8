import { and, eq } from 'drizzle-orm';
import { isUuid } from '~/domain/text/uuid';
import type { QueryBuilder } from '../../db/database.server';
import type { ContentDeps } from '../../db/file-contents.server';
import { orderReturns } from '../../db/schema/returns.server';
import { hasContent } from '../../files/file-contents.server';
import { type OrderAccess, readAccessibleOrder } from '../order-access.server';
import type { ReturnDeps } from '../types.server';

/** As WebP. `null` without a photo. */
export async function readReturnPhoto(
  { db, contents }: { db: QueryBuilder } & ContentDeps,
  orderId: string,
  returnId: string,
): Promise<Uint8Array | null> {
  if (!isUuid(returnId)) return null;
  const { photo: content, photoRecord: record } = orderReturns;
  const [row] = await db
    .select({ content, record })
    .from(orderReturns)
    .where(and(eq(orderReturns.id, returnId), eq(orderReturns.orderId, orderId)));
  return row && hasContent(row) ? contents.get(row) : null;
}

/** The photo of a return, for the buyer. */
export async function getReturnPhoto(
  deps: ReturnDeps,
  access: OrderAccess,
  returnId: string,
): Promise<Uint8Array | null> {
  const order = await readAccessibleOrder(deps, access);
  return order && readReturnPhoto(deps, order.id, returnId);
}
