import { and, asc, count, desc, eq, exists, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import {
  ORDER_GROUP_STATUSES,
  ORDERS_PER_PAGE,
  type OrderHistoryQuery,
} from '~/domain/orders/order-history-query';
import { parseOrderNumber } from '~/domain/orders/order-status';
import { site } from '~site';
import type { Database } from '../db/database.server';
import { orderLines, orders } from '../db/schema/orders.server';
import { isOwnedBy } from './own-orders.server';
import type { OrderHistory, OrderOwner } from './types.server';

const yearOf = sql<number>`extract(year from ${orders.createdAt} at time zone ${sql.raw(`'${site.openingHours.timeZone}'`)})::int`;

/** `%`, `_` and the backslash mean themselves. */
const containing = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

function fits({ db }: Database, { q, group, year }: OrderHistoryQuery): SQL | undefined {
  const bought = db
    .select({ one: sql`1` })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orders.id), ilike(orderLines.name, containing(q))));
  return and(
    q ? or(exists(bought), ilike(orders.number, parseOrderNumber(q) ?? containing(q))) : undefined,
    group && inArray(orders.status, [...ORDER_GROUP_STATUSES[group]]),
    year ? eq(yearOf, year) : undefined,
  );
}

/** Somebody's orders that fit, the newest first, with the names of what was bought. */
export async function listOrders(
  database: Database,
  owner: OrderOwner,
  query: OrderHistoryQuery,
): Promise<OrderHistory> {
  const { db } = database;
  const own = isOwnedBy(owner);
  const wanted = and(own, fits(database, query));
  const [rows, [total], years] = await Promise.all([
    db
      .select({
        id: orders.id,
        number: orders.number,
        status: orders.status,
        createdAt: orders.createdAt,
        orderTotal: orders.orderTotal,
      })
      .from(orders)
      .where(wanted)
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(ORDERS_PER_PAGE)
      .offset((query.page - 1) * ORDERS_PER_PAGE),
    db.select({ count: count() }).from(orders).where(wanted),
    db
      .selectDistinct({ year: yearOf.as('year') })
      .from(orders)
      .where(own)
      .orderBy(sql`year desc`),
  ]);
  const lines = await db
    .select()
    .from(orderLines)
    .where(
      inArray(
        orderLines.orderId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(orderLines.position));
  return {
    orders: rows.map(({ id, ...row }) => ({
      ...row,
      lines: lines
        .filter(({ orderId }) => orderId === id)
        .map(({ productId, name, quantity }) => ({ productId, name, quantity })),
    })),
    count: total?.count ?? 0,
    years: years.map(({ year }) => year),
  };
}
