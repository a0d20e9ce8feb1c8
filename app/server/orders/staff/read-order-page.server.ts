import { and, asc, desc, inArray, type SQL, sql } from 'drizzle-orm';
import type { CursorPage, OrderCursor } from '~/domain/orders/order-cursor';
import type { StaffOrderRow } from '~/domain/orders/staff-order-list';
import { STAFF_ORDERS_PER_PAGE } from '~/domain/orders/staff-order-query';
import type { QueryBuilder } from '../../db/database.server';
import { cutPageAt } from '../../db/list-query.server';
import { orderLines, orders } from '../../db/schema/orders.server';
import { calculateBalanceOfSums } from '../order-money.server';
import { HAS_OPEN_DISPUTE, returnWaitsSince } from './view-conditions.server';

/** Two orders of the same millisecond are in the order of their ids. */
export function toCursorCondition({ direction, createdAt, id }: OrderCursor): SQL {
  const place = sql`(${createdAt.toISOString()}::timestamptz, ${id}::uuid)`;
  return direction === 'older'
    ? sql`(${orders.createdAt}, ${orders.id}) < ${place}`
    : sql`(${orders.createdAt}, ${orders.id}) > ${place}`;
}

/** The order of the rows for a cursor: `newer` reads upwards. */
export function toSort(cursor: OrderCursor | undefined): SQL[] {
  const sort = cursor?.direction === 'newer' ? asc : desc;
  return [sort(orders.createdAt), sort(orders.id)];
}

/** The rows of a page, the newest first, with the cursors of the pages beside it. */
export function cutOrderPage<Row extends { id: string; createdAt: Date }>(
  found: readonly Row[],
  size: number,
  cursor: OrderCursor | undefined,
): { rows: Row[]; cursors: CursorPage } {
  const { rows, older, newer } = cutPageAt(found, size, cursor);
  const cursors = {
    ...(older && { older: { direction: 'older', createdAt: older.createdAt, id: older.id } as const }),
    ...(newer && { newer: { direction: 'newer', createdAt: newer.createdAt, id: newer.id } as const }),
  };
  return { rows, cursors };
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
  returnWaitsSince,
  dueOn: orders.dueOn,
  isDisputed: sql<boolean>`${HAS_OPEN_DISPUTE}`,
  isTransferDue: sql<boolean>`exists (
    select from refunds where order_id = orders.id and state = 'pending' and payment_id is null
  )`,
};

const selectPage = (db: QueryBuilder, condition: SQL | undefined, cursor: OrderCursor | undefined) =>
  db
    .select(rowColumns)
    .from(orders)
    .where(and(condition, cursor && toCursorCondition(cursor)))
    .orderBy(...toSort(cursor))
    .limit(STAFF_ORDERS_PER_PAGE + 1);

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
      number,
      version,
      createdAt,
      buyer,
      status,
      method,
      total: orderTotal,
      excess,
      items: { name: first?.name ?? '', quantity: first?.quantity ?? 0, more: others.length },
      paid: received - refunded,
      hasReturn: row.hasReturn,
      ...(row.paidAt && { paidAt: row.paidAt }),
      ...(row.returnWaitsSince && { returnWaitsSince: row.returnWaitsSince }),
      isDisputed: row.isDisputed,
      isTransferDue: row.isTransferDue,
      ...(row.dueOn !== null && { dueOn: row.dueOn }),
    };
  });
}

/** A page of the orders that fulfil a condition, 25 a page, the newest first. */
export async function readOrderPage(
  db: QueryBuilder,
  condition: SQL | undefined,
  cursor: OrderCursor | undefined,
): Promise<CursorPage & { orders: StaffOrderRow[] }> {
  const { rows, cursors } = cutOrderPage(
    await selectPage(db, condition, cursor),
    STAFF_ORDERS_PER_PAGE,
    cursor,
  );
  return { orders: await toRows(db, rows), ...cursors };
}
