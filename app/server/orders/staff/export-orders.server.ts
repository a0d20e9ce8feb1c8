import { and, desc, inArray, type SQL } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { formatOptions } from '~/domain/cart/line-changes';
import { toRupeesString } from '~/domain/money/money';
import type { OrderCursor } from '~/domain/orders/order-cursor';
import { getOrderStatusLabel } from '~/domain/orders/order-status';
import type { StaffOrderQuery } from '~/domain/orders/staff-order-query';
import { CSV_BYTE_ORDER_MARK, type CsvValue, formatCsvRow } from '~/domain/text/csv';
import type { QueryBuilder, ServiceDeps } from '../../db/database.server';
import { orderLines, orders } from '../../db/schema/orders.server';
import { createTextStream, type StreamedFile } from '../../files/byte-stream.server';
import { formatMinute, toIsoDay } from '../../iso-day.server';
import type { OrderRow } from '../to-order.server';
import { toFilter } from './list-orders.server';
import { toCursorCondition } from './read-order-page.server';

/** Rows that are in memory at a time. */
const BATCH = 500;

const COLUMNS = [
  'Number',
  'Placed on',
  'Status',
  'Payment',
  'Name',
  'Email',
  'Phone',
  'City',
  'State',
  'PIN',
  'Company',
  'GSTIN',
  'Items',
  'List price',
  'Discount',
  'GST',
  'Total',
  'Received',
  'Refunded',
  'Discount code',
];

function toCells(row: OrderRow, items: readonly string[]): CsvValue[] {
  const { contact, delivery } = row;
  return [
    row.number,
    formatMinute(row.createdAt),
    getOrderStatusLabel(row.status),
    row.paymentMethod,
    contact.name,
    contact.email,
    contact.phone,
    delivery.city,
    delivery.state,
    delivery.pin,
    contact.company,
    row.gstin ?? '',
    items.join('; '),
    ...[row.total, row.discount, row.tax, row.orderTotal, row.received, row.refunded].map(toRupeesString),
    row.discountCode ?? '',
  ];
}

async function readItems(db: QueryBuilder, rows: readonly OrderRow[]) {
  const lines = await db
    .select({
      orderId: orderLines.orderId,
      name: orderLines.name,
      quantity: orderLines.quantity,
      options: orderLines.options,
    })
    .from(orderLines)
    .where(
      inArray(
        orderLines.orderId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(orderLines.position);
  return Map.groupBy(lines, ({ orderId }) => orderId);
}

/** Reads batch after batch, each from where the former one ended. */
async function* writeRows(db: QueryBuilder, filter: SQL | undefined): AsyncGenerator<string> {
  yield CSV_BYTE_ORDER_MARK + formatCsvRow(COLUMNS);
  for (let cursor: OrderCursor | undefined; ; ) {
    const rows = await db
      .select()
      .from(orders)
      .where(and(filter, cursor && toCursorCondition(cursor)))
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(BATCH);
    const last = rows.at(-1);
    if (!last) return;
    const items = await readItems(db, rows);
    const itemsOf = ({ id }: OrderRow) =>
      (items.get(id) ?? []).map(
        ({ name, quantity, options }) =>
          `${quantity} x ${[name, formatOptions(options ?? undefined)].filter(Boolean).join(', ')}`,
      );
    yield rows.map((row) => formatCsvRow(toCells(row, itemsOf(row)))).join('');
    if (rows.length < BATCH) return;
    cursor = { direction: 'older', createdAt: last.createdAt, id: last.id };
  }
}

/** All orders of a query as CSV, of all its pages; amounts in rupees. Throws NotAllowedError. */
export function exportCsv(
  { db, clock }: ServiceDeps,
  { user }: SignedIn,
  query: StaffOrderQuery,
): StreamedFile {
  requirePermission(user, 'orders.manage');
  const now = clock();
  return {
    name: `orders-${toIsoDay(now)}.csv`,
    content: createTextStream(writeRows(db, toFilter(query, now))),
  };
}
