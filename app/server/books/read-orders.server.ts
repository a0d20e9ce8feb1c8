import { asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { BooksOrder } from '~/domain/books/books-order';
import type { QueryBuilder } from '../db/database.server';
import { discountCodes, discountUses } from '../db/schema/discounts.server';
import { invoices } from '../db/schema/invoices.server';
import { orderEvents, orderLines, orders } from '../db/schema/orders.server';
import { payments, refunds } from '../db/schema/payments.server';
import type { OrderRow } from '../orders/to-order.server';

/** An order with what the check needs besides its rows. */
export interface ReadOrder {
  order: BooksOrder;
  paidAt: Date | null;
}

export interface OrderBatch {
  orders: ReadOrder[];
  /** The next batch begins after this id. Absent for the last one. */
  after?: string;
}

const groupByOrder = <Row extends { orderId: string }>(rows: readonly Row[]): Map<string, Row[]> =>
  Map.groupBy(rows, ({ orderId }) => orderId);

/** One query after another: the connection of a transaction runs one at a time. */
async function readParts(transaction: QueryBuilder, ids: readonly string[]) {
  const of = (column: Parameters<typeof inArray>[0]) => inArray(column, [...ids]);
  const lines = await transaction
    .select()
    .from(orderLines)
    .where(of(orderLines.orderId))
    .orderBy(asc(orderLines.position));
  const events = await transaction
    .select({ orderId: orderEvents.orderId, kind: orderEvents.kind, status: orderEvents.status })
    .from(orderEvents)
    .where(sql`${of(orderEvents.orderId)} and ${orderEvents.kind} = 'status'`);
  const mismatches = await transaction
    .select({ orderId: orderEvents.orderId })
    .from(orderEvents)
    .where(sql`${of(orderEvents.orderId)} and ${orderEvents.details} ? 'expected'`);
  const failures = await transaction
    .select({
      orderId: orderEvents.orderId,
      reference: sql<string | null>`${orderEvents.details} ->> 'reference'`,
      at: orderEvents.createdAt,
    })
    .from(orderEvents)
    .where(sql`${of(orderEvents.orderId)} and ${orderEvents.details} ->> 'refundState' = 'failed'`);
  const paid = await transaction.select().from(payments).where(of(payments.orderId));
  const returned = await transaction.select().from(refunds).where(of(refunds.orderId));
  const documents = await transaction.select().from(invoices).where(of(invoices.orderId));
  const uses = await transaction
    .select({ orderId: discountUses.orderId, code: discountCodes.code })
    .from(discountUses)
    .innerJoin(discountCodes, eq(discountCodes.id, discountUses.codeId))
    .where(of(discountUses.orderId));
  return {
    lines: groupByOrder(lines),
    events: groupByOrder(events),
    mismatches: groupByOrder(mismatches),
    failures: groupByOrder(failures),
    payments: groupByOrder(paid),
    refunds: groupByOrder(returned),
    documents: groupByOrder(documents),
    uses: groupByOrder(uses),
  };
}

function toBooksOrder(row: OrderRow, parts: Awaited<ReturnType<typeof readParts>>): BooksOrder {
  const { id, paidAt } = row;
  return {
    ...row,
    hasPaidAt: paidAt !== null,
    lines: parts.lines.get(id) ?? [],
    reportedStatuses: (parts.events.get(id) ?? []).map(({ status }) => status),
    hasMismatch: parts.mismatches.has(id),
    payments: parts.payments.get(id) ?? [],
    refunds: (parts.refunds.get(id) ?? []).map((refund) => ({
      ...refund,
      failedAt: parts.failures.get(id)?.find(({ reference }) => reference === refund.reference)?.at,
    })),
    documents: parts.documents.get(id) ?? [],
    usedCodes: (parts.uses.get(id) ?? []).map(({ code }) => code),
  };
}

/**
 * A batch of orders in the sequence of their ids, all from one snapshot: a change of an order is seen as a whole or not at
 * all. Each batch has a snapshot of its own, so that neither a long transaction nor a waiting request comes of it.
 */
export function readOrderBatch(
  db: QueryBuilder,
  { after, size }: { after: string | undefined; size: number },
): Promise<OrderBatch> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`set transaction isolation level repeatable read, read only`);
    const rows = await transaction
      .select()
      .from(orders)
      .where(after === undefined ? undefined : gt(orders.id, after))
      .orderBy(asc(orders.id))
      .limit(size);
    const last = rows.at(-1);
    if (!last) return { orders: [] };
    const parts = await readParts(
      transaction,
      rows.map(({ id }) => id),
    );
    return {
      orders: rows.map((row) => ({ order: toBooksOrder(row, parts), paidAt: row.paidAt })),
      ...(rows.length === size && { after: last.id }),
    };
  });
}
