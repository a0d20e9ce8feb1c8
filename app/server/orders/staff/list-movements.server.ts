import { and, asc, desc, eq, gte, lt, min, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import {
  MOVEMENTS_PER_PAGE,
  type MoneyMovement,
  type MovementPage,
  type MovementQuery,
  type MovementTotals,
} from '~/domain/payments/money-movement';
import { getMonth, getMonthBounds, listMonths } from '~/domain/time/months';
import { toInstant, toWallClock } from '~/domain/time/wall-clock';
import { site } from '~site';
import type { QueryBuilder, ServiceDeps } from '../../db/database.server';
import { orders } from '../../db/schema/orders.server';
import { payments, refunds } from '../../db/schema/payments.server';
import { IS_LISTED_REFUND } from '../order-money.server';
import { cutOrderPage } from './read-order-page.server';

const { timeZone } = site.openingHours;

/** The condition that a time is in a month of the company's time zone. */
function isInMonth(
  time: typeof payments.receivedAt | typeof refunds.createdAt,
  month: string,
): SQL | undefined {
  const { from, before } = getMonthBounds(month);
  return and(gte(time, toInstant(from, 0, timeZone)), lt(time, toInstant(before, 0, timeZone)));
}

/** The columns that payments and refunds share. A union needs the same names and types on both sides. */
const orderColumns = {
  orderNumber: orders.number,
  buyer: sql<string>`coalesce(${orders.contact} ->> 'name', '')`.as('buyer'),
};

/** Each side of the union reads one page by its index, and not the whole month. */
interface PagePart {
  month: string;
  cursor: MovementQuery['cursor'];
}

function isBeside(cursor: MovementQuery['cursor'], time: SQLWrapper, id: SQLWrapper): SQL | undefined {
  if (!cursor) return undefined;
  const start = sql`(${cursor.createdAt.toISOString()}::timestamptz, ${cursor.id}::uuid)`;
  return cursor.direction === 'newer' ? sql`(${time}, ${id}) > ${start}` : sql`(${time}, ${id}) < ${start}`;
}

const toSort = (cursor: MovementQuery['cursor']) => (cursor?.direction === 'newer' ? asc : desc);

const selectPayments = (db: QueryBuilder, { month, cursor }: PagePart) =>
  db
    .select({
      id: payments.id,
      kind: sql<MoneyMovement['kind']>`'payment'::text`.as('kind'),
      createdAt: payments.receivedAt,
      ...orderColumns,
      provider: sql<MoneyMovement['provider']>`${payments.provider}`.as('provider'),
      reference: sql<MoneyMovement['reference']>`${payments.reference}`.as('reference'),
      amount: payments.amount,
      state: sql<MoneyMovement['state']>`null::text`.as('state'),
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(isInMonth(payments.receivedAt, month), isBeside(cursor, payments.receivedAt, payments.id)))
    .orderBy(toSort(cursor)(payments.receivedAt), toSort(cursor)(payments.id))
    .limit(MOVEMENTS_PER_PAGE + 1);

const selectRefunds = (db: QueryBuilder, { month, cursor }: PagePart) =>
  db
    .select({
      id: refunds.id,
      kind: sql<MoneyMovement['kind']>`'refund'::text`.as('kind'),
      createdAt: refunds.createdAt,
      ...orderColumns,
      provider: sql<MoneyMovement['provider']>`${payments.provider}`.as('provider'),
      reference: sql<MoneyMovement['reference']>`${refunds.reference}`.as('reference'),
      amount: refunds.amount,
      state: sql<MoneyMovement['state']>`${refunds.state}`.as('state'),
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .leftJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        isInMonth(refunds.createdAt, month),
        IS_LISTED_REFUND,
        isBeside(cursor, refunds.createdAt, refunds.id),
      ),
    )
    .orderBy(toSort(cursor)(refunds.createdAt), toSort(cursor)(refunds.id))
    .limit(MOVEMENTS_PER_PAGE + 1);

async function readPage(db: QueryBuilder, month: string, cursor: MovementQuery['cursor']) {
  const part = { month, cursor };
  const movements = unionAll(selectPayments(db, part), selectRefunds(db, part)).as('movements');
  const sort = toSort(cursor);
  const found = await db
    .select()
    .from(movements)
    .orderBy(sort(movements.createdAt), sort(movements.id))
    .limit(MOVEMENTS_PER_PAGE + 1);
  const { rows, cursors } = cutOrderPage(found, MOVEMENTS_PER_PAGE, cursor);
  return { movements: rows, ...cursors };
}

async function readTotals(db: QueryBuilder, month: string): Promise<MovementTotals> {
  // A transfer by hand refunds no payment, so that its provider is null.
  const isGiftCard = sql`${payments.provider} is not distinct from 'gift-card'`;
  const sumIf = (amount: SQLWrapper, condition: SQL) =>
    sql`coalesce(sum(${amount}) filter (where ${condition}), 0)`.mapWith(Number);
  const [[paid], [returned]] = await Promise.all([
    db
      .select({
        received: sumIf(payments.amount, sql`not (${isGiftCard})`),
        paidByGiftCard: sumIf(payments.amount, isGiftCard),
      })
      .from(payments)
      .where(isInMonth(payments.receivedAt, month)),
    db
      .select({
        refunded: sumIf(refunds.amount, sql`not (${isGiftCard}) and ${refunds.state} = 'done'`),
        toRefund: sumIf(refunds.amount, sql`not (${isGiftCard}) and ${refunds.state} = 'pending'`),
        returnedToGiftCard: sumIf(refunds.amount, isGiftCard),
      })
      .from(refunds)
      .leftJoin(payments, eq(payments.id, refunds.paymentId))
      .where(and(isInMonth(refunds.createdAt, month), ne(refunds.state, 'failed'))),
  ]);
  return {
    received: paid?.received ?? 0,
    paidByGiftCard: paid?.paidByGiftCard ?? 0,
    refunded: returned?.refunded ?? 0,
    toRefund: returned?.toRefund ?? 0,
    returnedToGiftCard: returned?.returnedToGiftCard ?? 0,
  };
}

/** Payments and refunds of a month, the newest first, 50 a page. Throws NotAllowedError. */
export async function listMovements(
  { db, clock }: ServiceDeps,
  { user }: SignedIn,
  query: MovementQuery,
): Promise<MovementPage> {
  requirePermission(user, 'orders.manage');
  const today = toWallClock(clock(), timeZone).day;
  const month = query.month ?? getMonth(today);
  const [page, totals, [earliest]] = await Promise.all([
    readPage(db, month, query.cursor),
    readTotals(db, month),
    db.select({ receivedAt: min(payments.receivedAt) }).from(payments),
  ]);
  const firstDay = earliest?.receivedAt ? toWallClock(earliest.receivedAt, timeZone).day : today;
  return { month, months: listMonths(firstDay, today), totals, ...page };
}
