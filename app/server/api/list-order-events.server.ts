import { and, asc, eq, gt, gte, lt, ne, sql } from 'drizzle-orm';
import type { ApiPage, ApiQueries } from '~/domain/api/api-query';
import type { ApiOrderEvent } from '~/domain/api/api-schemas';
import { isUuid } from '~/domain/text/uuid';
import { toWebhookEvent } from '~/domain/webhooks/webhook-event';
import type { QueryBuilder } from '../db/database.server';
import { cutPage } from '../db/list-query.server';
import { orderEvents, orders } from '../db/schema/orders.server';
import { type ApiCaller, requireScope } from './api-caller.server';
import { type ApiDeps, InvalidCursorError } from './api-deps.server';

/** The longest time between the id of an event and the first write of its transaction, and more. */
const SETTLED_AFTER_MS = 10_000;

/**
 * An event has its id before its transaction is committed. One that is committed later, with a smaller id, would be missed by a
 * program that read beyond it. So events are listed when every transaction that wrote something before them has ended.
 */
async function findSettledTime(db: QueryBuilder, now: Date): Promise<Date> {
  const [open] = await db
    .select({ since: sql<Date | null>`min(xact_start)`.mapWith(orderEvents.createdAt) })
    .from(sql`pg_stat_activity`)
    .where(sql`datname = current_database() and backend_xid is not null`);
  const earliest = Math.min(now.getTime(), open?.since?.getTime() ?? Number.POSITIVE_INFINITY);
  return new Date(earliest - SETTLED_AFTER_MS);
}

/** The smallest id of a time (RFC 9562, version 7: its first 48 bits are milliseconds). */
function toFirstId(time: Date): string {
  const hex = Math.max(0, time.getTime()).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7000-8000-000000000000`;
}

/**
 * R-API-5: events of orders, the oldest first, for a program that was not reachable for webhooks. Internal notes are not among them. Throws
 * MissingScopeError and InvalidCursorError.
 */
export async function listOrderEvents(
  { db, clock }: ApiDeps,
  caller: ApiCaller,
  { from, cursor, limit }: ApiQueries['orderEvents'],
): Promise<ApiPage<ApiOrderEvent>> {
  requireScope(caller, 'orders');
  if (cursor !== undefined && !isUuid(cursor)) throw new InvalidCursorError();
  const settled = await findSettledTime(db, clock());
  const { id, kind, status, details, createdAt } = orderEvents;
  const found = await db
    .select({ id, kind, status, details, createdAt, orderNumber: orders.number })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(
      and(
        from && gte(id, toFirstId(from)),
        cursor === undefined ? undefined : gt(id, cursor),
        lt(id, toFirstId(settled)),
        ne(kind, 'note'),
      ),
    )
    .orderBy(asc(id))
    .limit(limit + 1);
  const { page, last } = cutPage(found, limit);
  const data = page.flatMap((event): ApiOrderEvent[] => {
    const type = toWebhookEvent(event.kind, event.status);
    const { orderNumber } = event;
    if (!type) return [];
    return [
      { id: event.id, type, at: event.createdAt.toISOString(), orderNumber, details: { ...event.details } },
    ];
  });
  return { data, next: last?.id ?? null };
}
