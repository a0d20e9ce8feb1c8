import { and, desc, eq, gte, lt, type SQL } from 'drizzle-orm';
import { adminPaths } from '~/content/admin/admin-paths';
import { toApiOrder } from '~/domain/api/api-order';
import type { ApiPage, ApiQueries } from '~/domain/api/api-query';
import type { ApiOrder } from '~/domain/api/api-schemas';
import type { Order } from '~/domain/orders/order';
import { parseOrderCursor, serialiseOrderCursor } from '~/domain/orders/order-cursor';
import { parseOrderNumber } from '~/domain/orders/order-status';
import { site } from '~site';
import { cutPage } from '../db/list-query.server';
import { orders } from '../db/schema/orders.server';
import { readRow } from '../orders/read-order.server';
import { readOrdersOfRows } from '../orders/read-orders.server';
import { toCursorCondition } from '../orders/staff/read-order-page.server';
import { type ApiCaller, hasScope, requireScope } from './api-caller.server';
import { type ApiDeps, InvalidCursorError } from './api-deps.server';

const toCallerOrder = ({ siteUrl }: ApiDeps, caller: ApiCaller, order: Order): ApiOrder =>
  toApiOrder(order, {
    url: new URL(adminPaths.order(order.number), siteUrl).href,
    currency: site.currency.code,
    includesContact: hasScope(caller, 'contacts'),
  });

function toPlaceCondition(cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const place = parseOrderCursor(new URLSearchParams({ older: cursor }));
  if (!place) throw new InvalidCursorError();
  return toCursorCondition(place);
}

/** R-API-3: orders, the newest first. Throws MissingScopeError and InvalidCursorError. */
export async function listOrders(
  deps: ApiDeps,
  caller: ApiCaller,
  { status, placedFrom, placedBefore, cursor, limit }: ApiQueries['orders'],
): Promise<ApiPage<ApiOrder>> {
  requireScope(caller, 'orders');
  const { createdAt } = orders;
  const found = await deps.db
    .select()
    .from(orders)
    .where(
      and(
        toPlaceCondition(cursor),
        status && eq(orders.status, status),
        placedFrom && gte(createdAt, placedFrom),
        placedBefore && lt(createdAt, placedBefore),
      ),
    )
    .orderBy(desc(createdAt), desc(orders.id))
    .limit(limit + 1);
  const { page, last } = cutPage(found, limit);
  const [[, next] = []] = serialiseOrderCursor(
    last && { direction: 'older', createdAt: last.createdAt, id: last.id },
  );
  const read = await readOrdersOfRows(deps.db, page);
  return { data: read.map((order) => toCallerOrder(deps, caller, order)), next: next ?? null };
}

/** `undefined` for an unknown number. Throws MissingScopeError. */
export async function getOrder(
  deps: ApiDeps,
  caller: ApiCaller,
  typedNumber: string,
): Promise<ApiOrder | undefined> {
  requireScope(caller, 'orders');
  const number = parseOrderNumber(typedNumber);
  const [row] = number ? await deps.db.select().from(orders).where(eq(orders.number, number)) : [];
  return row && toCallerOrder(deps, caller, await readRow(deps.db, row));
}
