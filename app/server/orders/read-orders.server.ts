import { asc, inArray } from 'drizzle-orm';
import type { Order } from '~/domain/orders/order';
import type { QueryBuilder } from '../db/database.server';
import { invoices } from '../db/schema/invoices.server';
import { orderEvents, orderLines } from '../db/schema/orders.server';
import { payments, refunds } from '../db/schema/payments.server';
import { orderReturns } from '../db/schema/returns.server';
import { selectPayments, selectRefunds } from './order-money.server';
import { selectEvents, selectLines } from './read-order.server';
import { selectReturns } from './returns/read-returns.server';
import { type OrderRow, toOrder } from './to-order.server';

const groupByOrder = <Part extends { orderId: string }>(parts: readonly Part[]) => {
  const groups = Map.groupBy(parts, ({ orderId }) => orderId);
  return (id: string): Part[] => groups.get(id) ?? [];
};

const { orderId, kind, number, issuedOn, total } = invoices;

/** The oldest first. */
const selectDocuments = (db: QueryBuilder, ids: string[]) =>
  db
    .select({ orderId, kind, number, issuedOn, total })
    .from(invoices)
    .where(inArray(orderId, ids))
    .orderBy(asc(invoices.createdAt), asc(invoices.id));

/** The orders of many rows, in their order. The number of statements does not depend on that of the rows. */
export async function readOrdersOfRows(db: QueryBuilder, rows: readonly OrderRow[]): Promise<Order[]> {
  const ids = rows.map(({ id }) => id);
  const lines = groupByOrder(await selectLines(db, inArray(orderLines.orderId, ids)));
  const events = groupByOrder(await selectEvents(db, inArray(orderEvents.orderId, ids)));
  const paymentRows = groupByOrder(await selectPayments(db, inArray(payments.orderId, ids)));
  const refundRows = groupByOrder(await selectRefunds(db, inArray(refunds.orderId, ids)));
  const returns = groupByOrder(await selectReturns(db, inArray(orderReturns.orderId, ids)));
  const documents = groupByOrder(await selectDocuments(db, ids));
  return rows.map((row) =>
    toOrder(row, {
      lines: lines(row.id),
      events: events(row.id),
      money: { payments: paymentRows(row.id), refunds: refundRows(row.id) },
      returns: returns(row.id),
      invoices: documents(row.id).map(({ orderId: _, ...summary }) => summary),
    }),
  );
}
