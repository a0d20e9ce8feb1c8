import { and, asc, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { parseOrderNumber } from '~/domain/orders/order-status';
import type { StaffOrderList, StaffOrderRow } from '~/domain/orders/staff-order';
import {
  MAX_VIEW_COUNT,
  type OrderCursor,
  STAFF_ORDERS_PER_PAGE,
  type StaffOrderQuery,
  type StaffOrderView,
} from '~/domain/orders/staff-order-query';
import { addDays, toInstant } from '~/domain/time/wall-clock';
import { site } from '~site';
import type { QueryBuilder } from '../../db/database.server';
import { toLikePattern } from '../../db/like-pattern.server';
import { orderLines, orders } from '../../db/schema/orders.server';
import { calculateBalanceOfSums } from '../order-money.server';
import type { StaffDeps } from './deps.server';
import { toViewCondition, viewConditions } from './view-conditions.server';

const startOfDay = (day: string) => toInstant(day, 0, site.openingHours.timeZone);

/** A complete number has an index of its own: the parts that all numbers share take long in the index of the search. */
function toSearchCondition(q: string): SQL {
  const number = parseOrderNumber(q);
  return number ? eq(orders.number, number) : sql`${orders.search} like lower(${toLikePattern(q)})`;
}

export function toFilter({ view, q, from, to, method }: StaffOrderQuery): SQL | undefined {
  return and(
    toViewCondition(view),
    q ? toSearchCondition(q) : undefined,
    from ? gte(orders.createdAt, startOfDay(from)) : undefined,
    to ? lt(orders.createdAt, startOfDay(addDays(to))) : undefined,
    method && eq(orders.paymentMethod, method),
  );
}

/** Two orders of the same millisecond are in the order of their ids. */
export function toCursorCondition({ direction, createdAt, id }: OrderCursor): SQL {
  const place = sql`(${createdAt.toISOString()}::timestamptz, ${id}::uuid)`;
  return direction === 'older'
    ? sql`(${orders.createdAt}, ${orders.id}) < ${place}`
    : sql`(${orders.createdAt}, ${orders.id}) > ${place}`;
}

const rowColumns = {
  id: orders.id,
  number: orders.number,
  version: orders.version,
  createdAt: orders.createdAt,
  buyer: sql<string>`coalesce(${orders.contact} ->> 'name', '')`,
  status: orders.status,
  paidAt: orders.paidAt,
  method: orders.paymentMethod,
  orderTotal: orders.orderTotal,
  received: orders.received,
  refunded: orders.refunded,
  hasReturn: orders.hasOpenReturn,
};

/** The rows of a page in the direction of the cursor, with one more when there is a further page. */
const selectPage = (db: QueryBuilder, query: StaffOrderQuery, limit: number) => {
  const { cursor } = query;
  const sort = cursor?.direction === 'newer' ? asc : desc;
  return db
    .select(rowColumns)
    .from(orders)
    .where(and(toFilter(query), cursor && toCursorCondition(cursor)))
    .orderBy(sort(orders.createdAt), sort(orders.id))
    .limit(limit);
};

type PageRow = Awaited<ReturnType<typeof selectPage>>[number];

async function readItems(db: QueryBuilder, rows: readonly PageRow[]) {
  const ids = rows.map(({ id }) => id);
  const lines = await db
    .select({ orderId: orderLines.orderId, name: orderLines.name, quantity: orderLines.quantity })
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.position));
  return Map.groupBy(lines, ({ orderId }) => orderId);
}

async function toRows(db: QueryBuilder, rows: readonly PageRow[]): Promise<StaffOrderRow[]> {
  const items = await readItems(db, rows);
  return rows.map((row) => {
    const { id, number, version, createdAt, buyer, status, method, orderTotal, received, refunded } = row;
    const [first, ...others] = items.get(id) ?? [];
    const { excess } = calculateBalanceOfSums(row);
    return {
      ...{ number, version, createdAt, buyer, status, method, total: orderTotal, excess },
      items: { name: first?.name ?? '', quantity: first?.quantity ?? 0, more: others.length },
      paid: received - refunded,
      hasReturn: row.hasReturn,
    };
  });
}

/** One row with a number for each view. */
async function countViews(db: QueryBuilder): Promise<Record<StaffOrderView, number>> {
  const counts = viewConditions.map(([view, condition]) => {
    const matching = db.select({ one: sql`1` }).from(orders).where(condition).limit(MAX_VIEW_COUNT);
    return [view, sql<number>`(select count(*)::int from ${matching} as matching)`.as(view)] as const;
  });
  const [row] = await db.select(Object.fromEntries(counts)).from(sql`(select) as one`);
  return row as Record<StaffOrderView, number>;
}

/** Orders of a query, 25 a page, the newest first, with the counts of all views. Throws NotAllowedError. */
export async function listOrders(
  { db }: StaffDeps,
  { user }: SignedIn,
  query: StaffOrderQuery,
): Promise<StaffOrderList> {
  requirePermission(user, 'orders.manage');
  const isNewer = query.cursor?.direction === 'newer';
  const [found, counts] = await Promise.all([
    selectPage(db, query, STAFF_ORDERS_PER_PAGE + 1),
    countViews(db),
  ]);
  const hasFurther = found.length > STAFF_ORDERS_PER_PAGE;
  const page = found.slice(0, STAFF_ORDERS_PER_PAGE);
  const rows = isNewer ? page.toReversed() : page;
  const [first, last] = [rows.at(0), rows.at(-1)];
  const hasOlder = isNewer || hasFurther;
  const hasNewer = isNewer ? hasFurther : query.cursor !== undefined;
  return {
    orders: await toRows(db, rows),
    counts,
    ...(hasOlder && last && { older: { direction: 'older', createdAt: last.createdAt, id: last.id } }),
    ...(hasNewer && first && { newer: { direction: 'newer', createdAt: first.createdAt, id: first.id } }),
  };
}
