import { asc, eq } from 'drizzle-orm';
import type { Order, OrderEvent, OrderLine } from '~/domain/orders/order';
import { parseOrderNumber } from '~/domain/orders/order-status';
import { type PricedCart, priceCart } from '~/domain/pricing/pricing';
import { site } from '~site';
import type { QueryBuilder } from '../db/database.server';
import { orderEvents, orderLines, orders } from '../db/schema/orders.server';
import { isValidAccessKey } from './access-key.server';
import type { OrderDeps } from './types.server';

export type OrderRow = typeof orders.$inferSelect;
type LineRow = typeof orderLines.$inferSelect;
type EventRow = typeof orderEvents.$inferSelect;

function toLine({ productId, name, quantity, options, price, unitDiscount, sale }: LineRow): OrderLine {
  return {
    productId,
    name,
    quantity,
    price,
    unitDiscount,
    ...(options && { options }),
    ...(sale && { sale }),
  };
}

function toEvent({ status, actor, note, createdAt }: EventRow): OrderEvent {
  return { status, actor, at: createdAt, ...(note !== null && { note }) };
}

/** The amounts are those of the order. Only their explanation is calculated again. */
function restorePrices(row: OrderRow, lines: readonly OrderLine[]): PricedCart {
  const { total, discount, tax, orderTotal, taxRateBasisPoints } = row;
  const priced = priceCart(lines, taxRateBasisPoints, site.currency.label);
  return { ...priced, total, discount, taxable: total - discount, tax, orderTotal };
}

function toOrder(row: OrderRow, lineRows: LineRow[], eventRows: EventRow[]): Order {
  const { id, number, status, createdAt, contact, delivery, billing, gstin, paymentMethod, notes } = row;
  const lines = lineRows.map(toLine);
  return {
    id,
    number,
    status,
    paid: row.paidAt !== null,
    createdAt,
    contact,
    delivery,
    ...(billing && { billing }),
    ...(gstin !== null && { gstin }),
    paymentMethod,
    ...(notes !== null && { notes }),
    lines,
    priced: restorePrices(row, lines),
    events: eventRows.map(toEvent),
    isEmailConfirmed: row.emailConfirmedAt !== null,
    isEmailWithheld: row.emailWithheld && row.emailConfirmedAt === null,
  };
}

export async function readRow(db: QueryBuilder, row: OrderRow): Promise<Order> {
  const [lines, events] = await Promise.all([
    db.select().from(orderLines).where(eq(orderLines.orderId, row.id)).orderBy(asc(orderLines.position)),
    db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, row.id))
      .orderBy(asc(orderEvents.createdAt), asc(orderEvents.id)),
  ]);
  return toOrder(row, lines, events);
}

/** For jobs, which need no key. `null` for an unknown id. */
export async function readOrderById(db: QueryBuilder, id: string): Promise<Order | null> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row ? readRow(db, row) : null;
}

/** No order has this id. With it, the check of an unknown number takes as long as that of a known one. */
const UNUSED_ORDER_ID = '00000000-0000-0000-0000-000000000000';

/** By number and key of the secret link. `null` for an unknown number and for a wrong key. */
export async function readOrderByKey(
  deps: Pick<OrderDeps, 'db' | 'secret'>,
  typedNumber: string,
  accessKey: string,
): Promise<Order | null> {
  const number = parseOrderNumber(typedNumber);
  const { db } = deps;
  const [row] = number ? await db.select().from(orders).where(eq(orders.number, number)) : [];
  const mayRead = isValidAccessKey(deps, row?.id ?? UNUSED_ORDER_ID, accessKey);
  return row && mayRead ? readRow(db, row) : null;
}
