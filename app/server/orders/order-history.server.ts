import { and, asc, count, desc, eq, exists, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { OrderOwner } from '~/domain/orders/order';
import {
  ORDER_GROUP_STATUSES,
  ORDERS_PER_PAGE,
  type OrderHistoryQuery,
} from '~/domain/orders/order-history-query';
import { parseOrderNumber } from '~/domain/orders/order-status';
import { site } from '~site';
import type { QueryBuilder } from '../db/database.server';
import { toLikePattern } from '../db/list-query.server';
import { orderLines, orders } from '../db/schema/orders.server';
import { isOwnedBy } from './own-orders.server';
import type { OrderDeps, OrderHistory } from './types.server';

const orderYear = sql<number>`extract(year from ${orders.createdAt} at time zone ${sql.raw(`'${site.openingHours.timeZone}'`)})::int`;

function matchesQuery(db: QueryBuilder, { q, group, year }: OrderHistoryQuery): SQL | undefined {
  const matchingLines = db
    .select({ one: sql`1` })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orders.id), ilike(orderLines.name, toLikePattern(q))));
  return and(
    q ? or(exists(matchingLines), ilike(orders.number, parseOrderNumber(q) ?? toLikePattern(q))) : undefined,
    group && inArray(orders.status, [...ORDER_GROUP_STATUSES[group]]),
    year ? eq(orderYear, year) : undefined,
  );
}

/** The orders of a user that match the query: the newest first, ten per page. Invoices of milestones are with their project. */
export async function listOrders(
  { db }: OrderDeps,
  owner: OrderOwner,
  query: OrderHistoryQuery,
): Promise<OrderHistory> {
  const own = and(isOwnedBy(owner), isNull(orders.milestoneId));
  const matching = and(own, matchesQuery(db, query));
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
      .where(matching)
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(ORDERS_PER_PAGE)
      .offset((query.page - 1) * ORDERS_PER_PAGE),
    db.select({ count: count() }).from(orders).where(matching),
    db
      .selectDistinct({ year: orderYear.as('year') })
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
