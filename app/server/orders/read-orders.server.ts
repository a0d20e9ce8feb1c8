import { asc, inArray } from 'drizzle-orm';
import type { Order } from '~/domain/orders/order';
import type { QueryBuilder } from '../db/database.server';
import { invoices } from '../db/schema/invoices.server';
import { orderEvents, orderLines } from '../db/schema/orders.server';
import { payments, refunds } from '../db/schema/payments.server';
import { orderReturns } from '../db/schema/returns.server';
import { returnColumns } from './returns/read-returns.server';
import { type OrderRow, toOrder } from './to-order.server';

/** The orders of many rows, in their order. The number of statements does not depend on that of the rows. */
export async function readOrdersOfRows(db: QueryBuilder, rows: readonly OrderRow[]): Promise<Order[]> {
  const ids = rows.map(({ id }) => id);
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.position));
  const events = await db
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, ids))
    .orderBy(asc(orderEvents.createdAt), asc(orderEvents.id));
  const paymentRows = await db
    .select()
    .from(payments)
    .where(inArray(payments.orderId, ids))
    .orderBy(asc(payments.receivedAt), asc(payments.id));
  const refundRows = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.orderId, ids))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  const returns = await db
    .select(returnColumns)
    .from(orderReturns)
    .where(inArray(orderReturns.orderId, ids))
    .orderBy(asc(orderReturns.createdAt), asc(orderReturns.id));
  const { orderId, kind, number, issuedOn, total } = invoices;
  const documents = await db
    .select({ orderId, kind, number, issuedOn, total })
    .from(invoices)
    .where(inArray(orderId, ids))
    .orderBy(asc(invoices.createdAt), asc(invoices.id));

  const byOrder = <Part extends { orderId: string }>(parts: readonly Part[]) => {
    const groups = Map.groupBy(parts, (part) => part.orderId);
    return (id: string): Part[] => groups.get(id) ?? [];
  };
  const [linesOf, eventsOf, returnsOf] = [byOrder(lines), byOrder(events), byOrder(returns)];
  const [paymentsOf, refundsOf, documentsOf] = [
    byOrder(paymentRows),
    byOrder(refundRows),
    byOrder(documents),
  ];
  return rows.map((row) =>
    toOrder(row, {
      lines: linesOf(row.id),
      events: eventsOf(row.id),
      money: { payments: paymentsOf(row.id), refunds: refundsOf(row.id) },
      returns: returnsOf(row.id),
      invoices: documentsOf(row.id).map(({ orderId: _, ...summary }) => summary),
    }),
  );
}
