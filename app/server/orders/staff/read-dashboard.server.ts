import { and, asc, count, eq, gte, inArray, isNull, lt, lte, ne, notInArray, sql, sum } from 'drizzle-orm';
import { hasPermission, requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { getTaxDueDay, getTaxMonth } from '~/domain/gst-return/tax-month';
import { PAYMENT_DAYS } from '~/domain/orders/checkout-limits';
import {
  type ComparedFigure,
  DASHBOARD_DAYS,
  type Dashboard,
  type LowStock,
} from '~/domain/orders/dashboard';
import { DAY_MS } from '~/domain/time/durations';
import { getMonth, getMonthBounds, getPreviousMonth } from '~/domain/time/months';
import { addDays, toInstant, toWallClock } from '~/domain/time/wall-clock';
import { site } from '~site';
import type { QueryBuilder, ServiceDeps } from '../../db/database.server';
import { products } from '../../db/schema/catalogue.server';
import { invoices } from '../../db/schema/invoices.server';
import { orderLines, orders } from '../../db/schema/orders.server';
import { payments } from '../../db/schema/payments.server';
import { readOrderTodos } from './read-order-todos.server';

const { timeZone } = site.openingHours;
const MAX_LOW_STOCK = 6;

const startOfDay = (day: string) => toInstant(day, 0, timeZone);

/** Today until now, and the same hours a week before. */
interface ComparedTime {
  today: Date;
  now: Date;
  weekBefore: Date;
  weekBeforeNow: Date;
}

function compareWithWeekBefore(now: Date): ComparedTime {
  const { day } = toWallClock(now, timeZone);
  return {
    now,
    today: startOfDay(day),
    weekBefore: startOfDay(addDays(day, -7)),
    weekBeforeNow: new Date(now.getTime() - 7 * DAY_MS),
  };
}

async function countOrders(db: QueryBuilder, time: ComparedTime): Promise<ComparedFigure> {
  const [today, weekBefore] = await Promise.all([
    db.$count(orders, gte(orders.createdAt, time.today)),
    db.$count(orders, and(gte(orders.createdAt, time.weekBefore), lte(orders.createdAt, time.weekBeforeNow))),
  ]);
  return { today, weekBefore };
}

const toLocalDay = (column: typeof payments.receivedAt) =>
  sql<string>`to_char(${column} at time zone ${sql.raw(`'${timeZone}'`)}, 'YYYY-MM-DD')`;

/** The money of a gift card arrived when the card was bought. */
const isMoney = ne(payments.provider, 'gift-card');

/** What arrived on each of the last days, and until this time a week before. */
async function readReceived(db: QueryBuilder, day: string, { weekBefore, weekBeforeNow }: ComparedTime) {
  const first = addDays(day, 1 - DASHBOARD_DAYS);
  const paidOn = toLocalDay(payments.receivedAt).as('paid_on');
  const [rows, [before]] = await Promise.all([
    db
      .select({ paidOn, amount: sum(payments.amount).mapWith(Number) })
      .from(payments)
      .where(and(isMoney, gte(payments.receivedAt, startOfDay(first))))
      .groupBy(sql`paid_on`),
    db
      .select({ amount: sum(payments.amount).mapWith(Number) })
      .from(payments)
      .where(and(isMoney, gte(payments.receivedAt, weekBefore), lte(payments.receivedAt, weekBeforeNow))),
  ]);
  const amounts = new Map(rows.map((row) => [row.paidOn, row.amount]));
  const days = Array.from({ length: DASHBOARD_DAYS }, (_, index) => addDays(first, index)).map((date) => ({
    day: date,
    amount: amounts.get(date) ?? 0,
  }));
  return { days, received: { today: amounts.get(day) ?? 0, weekBefore: before?.amount ?? 0 } };
}

/** Orders whose payment deadline ends before tomorrow are cancelled today, unless they are paid. */
async function readUnpaid(db: QueryBuilder, day: string): Promise<Dashboard['unpaid']> {
  const isLate = lt(orders.createdAt, startOfDay(addDays(day, 1 - PAYMENT_DAYS)));
  const expiresToday = and(isLate, isNull(orders.milestoneId));
  const [row] = await db
    .select({
      amount: sum(sql`greatest(0, ${orders.orderTotal} - ${orders.received} + ${orders.refunded})`).mapWith(
        Number,
      ),
      count: count(),
      expiringToday: sql`count(*) filter (where ${expiresToday})`.mapWith(Number),
    })
    .from(orders)
    .where(eq(orders.status, 'placed'));
  return { amount: row?.amount ?? 0, count: row?.count ?? 0, expiringToday: row?.expiringToday ?? 0 };
}

/** Invoices hold the tax of a month, credit notes what is deducted from it. */
async function readMonthlyTax(db: QueryBuilder, today: string): Promise<Dashboard['monthlyTax']> {
  const tax = sql`${invoices.total} - (${invoices.content} ->> 'taxable')::bigint`;
  const month = sql<string>`to_char(${invoices.issuedOn}, 'YYYY-MM')`;
  const rows = await db
    .select({
      month,
      amount: sum(sql`case ${invoices.kind} when 'invoice' then ${tax} else -(${tax}) end`).mapWith(Number),
    })
    .from(invoices)
    .where(
      and(
        gte(invoices.issuedOn, getMonthBounds(getPreviousMonth(today)).from),
        lt(invoices.issuedOn, getMonthBounds(getMonth(today)).before),
      ),
    )
    .groupBy(month);
  const amounts = new Map(rows.map((row) => [row.month, row.amount]));
  const taxMonth = getTaxMonth(today, [...amounts.keys()]);
  return { month: taxMonth, amount: amounts.get(taxMonth) ?? 0, dueOn: getTaxDueDay(taxMonth) };
}

async function readLowStock(db: QueryBuilder, since: Date): Promise<LowStock[]> {
  const low = await db
    .select({ id: products.id, name: products.name, stock: products.stock })
    .from(products)
    .where(and(eq(products.state, 'published'), sql`${products.isLow}`))
    .orderBy(asc(products.stock), asc(products.name))
    .limit(MAX_LOW_STOCK);
  const ids = low.map(({ id }) => id);
  const rows = await db
    .select({ id: orderLines.productId, sold: sum(orderLines.quantity).mapWith(Number) })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        inArray(orderLines.productId, ids),
        gte(orders.createdAt, since),
        notInArray(orders.status, ['cancelled', 'refunded']),
      ),
    )
    .groupBy(orderLines.productId);
  const sold = new Map(rows.map((row) => [row.id, row.sold]));
  return low.map((product) => ({ ...product, sold: sold.get(product.id) ?? 0 }));
}

/** The figures of the back office's first page. Throws NotAllowedError. */
export async function readDashboard({ db, clock }: ServiceDeps, { user }: SignedIn): Promise<Dashboard> {
  requirePermission(user, 'orders.manage');
  const now = clock();
  const time = compareWithWeekBefore(now);
  const { day } = toWallClock(now, timeZone);
  const since = startOfDay(addDays(day, 1 - DASHBOARD_DAYS));
  const [ordersPlaced, { days, received }, unpaid, monthlyTax, todos, lowStock] = await Promise.all([
    countOrders(db, time),
    readReceived(db, day, time),
    readUnpaid(db, day),
    hasPermission(user, 'invoices.read') ? readMonthlyTax(db, day) : undefined,
    readOrderTodos(db, now),
    readLowStock(db, since),
  ]);
  return {
    now,
    day,
    ordersPlaced,
    received,
    unpaid,
    todos,
    days,
    lowStock,
    ...(monthlyTax && { monthlyTax }),
  };
}
