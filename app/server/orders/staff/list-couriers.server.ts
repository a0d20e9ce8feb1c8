import { and, desc, eq, inArray, isNotNull, max, sql } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { ServiceDeps } from '../../db/database.server';
import { orderEvents, orders } from '../../db/schema/orders.server';

/** Orders in which couriers are looked up, and couriers that are offered. */
const MAX_ORDERS = 200;
const MAX_COURIERS = 8;

/** The couriers of the latest orders, the one that got a parcel last first. Throws NotAllowedError. */
export async function listCouriers({ db }: ServiceDeps, { user }: SignedIn): Promise<string[]> {
  requirePermission(user, 'orders.manage');
  const latest = db
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.status, ['shipped', 'delivered']))
    .orderBy(desc(orders.createdAt))
    .limit(MAX_ORDERS)
    .as('latest');
  const courier = sql<string>`${orderEvents.details} ->> 'carrier'`;
  const rows = await db
    .select({ courier })
    .from(orderEvents)
    .innerJoin(latest, eq(latest.id, orderEvents.orderId))
    .where(and(eq(orderEvents.status, 'shipped'), isNotNull(courier)))
    .groupBy(courier)
    .orderBy(desc(max(orderEvents.createdAt)), courier)
    .limit(MAX_COURIERS);
  return rows.map((row) => row.courier);
}
