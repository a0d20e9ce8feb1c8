import { and, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { parseOrderNumber } from '~/domain/orders/order-status';
import type { StaffOrderList } from '~/domain/orders/staff-order-list';
import {
  type StaffOrderQuery,
  type StaffOrderView,
  toStaffSearchTexts,
} from '~/domain/orders/staff-order-query';
import { MAX_VIEW_COUNT } from '~/domain/site/staff-counts';
import { addDays, toInstant } from '~/domain/time/wall-clock';
import { site } from '~site';
import type { QueryBuilder, ServiceDeps } from '../../db/database.server';
import { toLikePattern } from '../../db/list-query.server';
import { orders } from '../../db/schema/orders.server';
import { readOrderPage } from './read-order-page.server';
import { listViewConditions, toViewCondition } from './view-conditions.server';

const startOfDay = (day: string) => toInstant(day, 0, site.openingHours.timeZone);

/** A complete number has an index of its own: the parts that all numbers share take long in the index of the search. */
function toSearchCondition(q: string): SQL | undefined {
  const number = parseOrderNumber(q);
  if (number) return eq(orders.number, number);
  return or(...toStaffSearchTexts(q).map((text) => sql`${orders.search} like lower(${toLikePattern(text)})`));
}

/** The condition of a query without its view. */
function toCommonFilter({ q, from, to, method }: StaffOrderQuery): SQL | undefined {
  return and(
    toSearchCondition(q),
    from ? gte(orders.createdAt, startOfDay(from)) : undefined,
    to ? lt(orders.createdAt, startOfDay(addDays(to))) : undefined,
    method && eq(orders.paymentMethod, method),
  );
}

export const toFilter = (query: StaffOrderQuery, now: Date): SQL | undefined =>
  and(toViewCondition(query.view, now), toCommonFilter(query));

/** The columns of the conditions of the views. */
const { id, status, dueOn, paidAt, hasOpenReturn, received, refunded, orderTotal } = orders;
const conditionColumns = { id, status, dueOn, paidAt, hasOpenReturn, received, refunded, orderTotal };

/** With fewer characters, the index of the search cannot be used. */
const MIN_INDEXED_SEARCH = 3;

const countRows = (rows: SQL, condition: SQL | undefined): SQL<number> =>
  sql<number>`(select count(*)::int from (
    select from ${rows} where ${condition ?? sql`true`} limit ${MAX_VIEW_COUNT}
  ) as matching)`;

/** One row with a number for each view: the orders that it shows with the other filters of the query. */
async function countViews(
  db: QueryBuilder,
  query: StaffOrderQuery,
  now: Date,
): Promise<Record<StaffOrderView, number>> {
  const filter = toCommonFilter(query);
  // A search takes longer than all conditions: it runs once for all views. Other filters run until a count is at its end.
  const isSearch = query.q.length >= MIN_INDEXED_SEARCH;
  const found = db.$with('found').as(db.select(conditionColumns).from(orders).where(filter));
  const counts = listViewConditions(now).map(([view, condition]) => {
    const number = isSearch
      ? countRows(sql`found as orders`, condition)
      : countRows(sql`orders`, and(condition, filter));
    return [view, number.as(view)] as const;
  });
  const builder = isSearch ? db.with(found) : db;
  const [row] = await builder.select(Object.fromEntries(counts)).from(sql`(select) as one`);
  return row as Record<StaffOrderView, number>;
}

/** Orders of a query, 25 a page, the newest first, with the counts of all views. Throws NotAllowedError. */
export async function listOrders(
  { db, clock }: ServiceDeps,
  { user }: SignedIn,
  query: StaffOrderQuery,
): Promise<StaffOrderList> {
  requirePermission(user, 'orders.manage');
  const now = clock();
  const [page, counts] = await Promise.all([
    readOrderPage(db, toFilter(query, now), query.cursor),
    countViews(db, query, now),
  ]);
  return { ...page, counts };
}
