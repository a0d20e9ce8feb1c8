import { asc, eq } from 'drizzle-orm';
import { parseOrderNumber } from '~/domain/orders/order-status';
import { type PricedCart, priceCart } from '~/domain/pricing/pricing';
import { site } from '~site';
import type { Database, QueryBuilder } from '../db/database.server';
import { orderEvents, orderLines, orders } from '../db/schema/orders.server';
import { isValidAccessKey } from './access-key.server';
import type { Order, OrderEvent, OrderLine } from './types.server';

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

/** The amounts are those that were agreed; only the explanation of them is worked out again. */
function agreedPrice(row: OrderRow, lines: readonly OrderLine[]): PricedCart {
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
    priced: agreedPrice(row, lines),
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

/** For the shop itself, which needs no key; `null` for an unknown id. */
export async function readOrderById(db: QueryBuilder, id: string): Promise<Order | null> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row ? readRow(db, row) : null;
}

/** Nobody has this id: an unknown number is checked like a known one, and takes as long. */
const NOBODYS_ORDER = '00000000-0000-0000-0000-000000000000';

/** By its number and the key of its secret link; `null` for an unknown number and for a wrong key alike. */
export async function readOrder(
  { db }: Database,
  secret: string,
  typedNumber: string,
  accessKey: string,
): Promise<Order | null> {
  const number = parseOrderNumber(typedNumber);
  const [row] = number ? await db.select().from(orders).where(eq(orders.number, number)) : [];
  const mayRead = isValidAccessKey(secret, row?.id ?? NOBODYS_ORDER, accessKey);
  return row && mayRead ? readRow(db, row) : null;
}
