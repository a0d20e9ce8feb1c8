import { asc, eq, type SQL } from 'drizzle-orm';
import type { Order } from '~/domain/orders/order';
import { parseOrderNumber } from '~/domain/orders/order-status';
import type { QueryBuilder } from '../db/database.server';
import { orderEvents, orderLines, orders } from '../db/schema/orders.server';
import { listDocumentsOfOrder } from '../invoices/read-invoices.server';
import { isValidAccessKey } from './access-key.server';
import { readMoneyOfOrder } from './order-money.server';
import { readReturnsOfOrder } from './returns/read-returns.server';
import { type EventRow, type LineRow, type OrderParts, type OrderRow, toOrder } from './to-order.server';
import type { OrderDeps } from './types.server';

export const selectLines = (db: QueryBuilder, condition: SQL): Promise<LineRow[]> =>
  db.select().from(orderLines).where(condition).orderBy(asc(orderLines.position));

export const readLines = (db: QueryBuilder, orderId: string): Promise<LineRow[]> =>
  selectLines(db, eq(orderLines.orderId, orderId));

/** The oldest first. */
export const selectEvents = (db: QueryBuilder, condition: SQL): Promise<EventRow[]> =>
  db.select().from(orderEvents).where(condition).orderBy(asc(orderEvents.createdAt), asc(orderEvents.id));

export const readEvents = (db: QueryBuilder, orderId: string): Promise<EventRow[]> =>
  selectEvents(db, eq(orderEvents.orderId, orderId));

/** One query after another: the connection of a transaction runs one at a time. */
export async function readParts(db: QueryBuilder, orderId: string): Promise<OrderParts> {
  return {
    lines: await readLines(db, orderId),
    events: await readEvents(db, orderId),
    money: await readMoneyOfOrder(db, orderId),
    returns: await readReturnsOfOrder(db, orderId),
    invoices: await listDocumentsOfOrder(db, orderId),
  };
}

export const readRow = async (db: QueryBuilder, row: OrderRow): Promise<Order> =>
  toOrder(row, await readParts(db, row.id));

/** For jobs, which need no key. `null` for an unknown id. */
export async function readOrderById(db: QueryBuilder, id: string): Promise<Order | null> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row ? readRow(db, row) : null;
}

/** No order has this id. With it, the check of an unknown number takes as long as that of a known one. */
const UNUSED_ORDER_ID = '00000000-0000-0000-0000-000000000000';

/** The order whose secret link this is. `undefined` for an unknown number and for a wrong key. */
export async function findOrderByKey(
  deps: Pick<OrderDeps, 'db' | 'secret'>,
  typedNumber: string,
  accessKey: string,
): Promise<OrderRow | undefined> {
  const number = parseOrderNumber(typedNumber);
  const [row] = number ? await deps.db.select().from(orders).where(eq(orders.number, number)) : [];
  return isValidAccessKey(deps, row?.id ?? UNUSED_ORDER_ID, accessKey) ? row : undefined;
}

/** By number and key of the secret link. `null` for an unknown number and for a wrong key. */
export async function readOrderByKey(
  deps: Pick<OrderDeps, 'db' | 'secret'>,
  typedNumber: string,
  accessKey: string,
): Promise<Order | null> {
  const row = await findOrderByKey(deps, typedNumber, accessKey);
  return row ? readRow(deps.db, row) : null;
}
