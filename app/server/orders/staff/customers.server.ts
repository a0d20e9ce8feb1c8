import { and, desc, eq, inArray, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import {
  CUSTOMERS_PER_PAGE,
  type Customer,
  type CustomerList,
  type CustomerQuery,
  type CustomerReturn,
  type CustomerSummary,
  MAX_CUSTOMER_RETURNS,
} from '~/domain/orders/customer';
import type { OrderCursor } from '~/domain/orders/order-cursor';
import { parseOrderNumber } from '~/domain/orders/order-status';
import { toStaffSearchTexts } from '~/domain/orders/staff-order-query';
import type { QueryBuilder, ServiceDeps } from '../../db/database.server';
import { toLikePattern } from '../../db/list-query.server';
import { orders } from '../../db/schema/orders.server';
import { orderReturns } from '../../db/schema/returns.server';
import { cutOrderPage, readOrderPage, toCursorCondition, toSort } from './read-order-page.server';

/** As in the index `orders_by_email`. Empty after the buyer's account was deleted. */
const email = sql<string>`lower(${orders.contact} ->> 'email')`;

const latestColumns = {
  id: orders.id,
  number: orders.number,
  createdAt: orders.createdAt,
  contact: orders.contact,
  email,
};

/** The order is the latest one of its email. */
function isLatest(db: QueryBuilder): SQL {
  const later = alias(orders, 'later');
  return notExists(
    db
      .select({ one: sql`1` })
      .from(later)
      .where(
        and(
          sql`lower(${later.contact} ->> 'email') = ${email}`,
          sql`(${later.createdAt}, ${later.id}) > (${orders.createdAt}, ${orders.id})`,
        ),
      ),
  );
}

/** The emails of orders whose name, email or phone number has the text. `search` narrows them down by its index. */
export function matchesSearch(db: QueryBuilder, q: string): SQL | undefined {
  if (!q) return undefined;
  const matching = toStaffSearchTexts(q).map((text) => {
    const pattern = sql`lower(${toLikePattern(text)})`;
    const contact = ['name', 'email', 'phone'].map(
      (part) => sql`lower(${orders.contact} ->> ${sql.raw(`'${part}'`)}) like ${pattern}`,
    );
    return and(sql`${orders.search} like ${pattern}`, or(...contact));
  });
  return inArray(
    email,
    db
      .select({ email })
      .from(orders)
      .where(or(...matching)),
  );
}

/** The sum of all orders of each email. */
async function readSums(db: QueryBuilder, emails: readonly string[]) {
  const rows = await db
    .select({
      email,
      orders: sql<number>`count(*)::int`,
      received: sql<number>`sum(${orders.received})`.mapWith(Number),
      refunded: sql<number>`sum(${orders.refunded})`.mapWith(Number),
      outstanding:
        sql<number>`sum(case when ${orders.status} = 'placed' then greatest(${orders.orderTotal} - ${orders.received} + ${orders.refunded}, 0) else 0 end)`.mapWith(
          Number,
        ),
      hasAccount: sql<boolean>`bool_or(${orders.userId} is not null)`,
      firstAt: sql`min(${orders.createdAt})`.mapWith(orders.createdAt),
    })
    .from(orders)
    .where(inArray(email, [...emails]))
    .groupBy(email);
  return new Map(rows.map((row) => [row.email, row]));
}

/** One row for each email, the latest order first. */
const selectLatest = (
  db: QueryBuilder,
  condition: SQL | undefined,
  { cursor, limit = 1 }: { cursor?: OrderCursor | undefined; limit?: number } = {},
) =>
  db
    .select(latestColumns)
    .from(orders)
    .where(
      and(
        sql`${orders.contact} ->> 'email' <> ''`,
        isLatest(db),
        condition,
        cursor && toCursorCondition(cursor),
      ),
    )
    .orderBy(...toSort(cursor))
    .limit(limit);

type LatestRow = Awaited<ReturnType<typeof selectLatest>>[number];
type Sums = Awaited<ReturnType<typeof readSums>>;

function toSummary({ number, contact, createdAt, email: key }: LatestRow, sums: Sums): CustomerSummary {
  const sum = sums.get(key);
  return {
    number,
    name: contact.name,
    email: contact.email,
    phone: contact.phone,
    latestAt: createdAt,
    hasAccount: sum?.hasAccount ?? false,
    orders: sum?.orders ?? 0,
    paid: (sum?.received ?? 0) - (sum?.refunded ?? 0),
    firstAt: sum?.firstAt ?? createdAt,
  };
}

async function toSummaries(db: QueryBuilder, rows: readonly LatestRow[]): Promise<CustomerSummary[]> {
  const sums = await readSums(
    db,
    rows.map((row) => row.email),
  );
  return rows.map((row) => toSummary(row, sums));
}

/** Customers of a query, 25 a page, by their latest order. Throws NotAllowedError. */
export async function listCustomers(
  { db }: ServiceDeps,
  { user }: SignedIn,
  { q, cursor }: CustomerQuery,
): Promise<CustomerList> {
  requirePermission(user, 'orders.manage');
  const limit = CUSTOMERS_PER_PAGE + 1;
  const found = await selectLatest(db, matchesSearch(db, q), { cursor, limit });
  const { rows, cursors } = cutOrderPage(found, CUSTOMERS_PER_PAGE, cursor);
  return { customers: await toSummaries(db, rows), ...cursors };
}

/** The customers of a query from a cursor on, `limit` at most, and the cursor of those after them. */
export async function readCustomers(
  db: QueryBuilder,
  condition: SQL | undefined,
  { cursor, limit }: { cursor: OrderCursor | undefined; limit: number },
): Promise<{ customers: CustomerSummary[]; next: OrderCursor | undefined }> {
  const rows = await selectLatest(db, condition, { cursor, limit });
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return {
    customers: await toSummaries(db, rows),
    next: last && { direction: 'older', createdAt: last.createdAt, id: last.id },
  };
}

const readReturns = (db: QueryBuilder, condition: SQL): Promise<CustomerReturn[]> =>
  db
    .select({
      id: orderReturns.id,
      number: orders.number,
      state: orderReturns.state,
      lines: orderReturns.lines,
      reason: orderReturns.reason,
      createdAt: orderReturns.createdAt,
    })
    .from(orderReturns)
    .innerJoin(orders, eq(orders.id, orderReturns.orderId))
    .where(condition)
    .orderBy(desc(orderReturns.createdAt), desc(orderReturns.id))
    .limit(MAX_CUSTOMER_RETURNS);

/** The buyer of an order with all orders of the same email. `null` for an unknown number. Throws NotAllowedError. */
export async function getCustomer(
  { db }: ServiceDeps,
  { user }: SignedIn,
  { number: typedNumber, cursor }: { number: string; cursor?: OrderCursor | undefined },
): Promise<Customer | null> {
  requirePermission(user, 'orders.manage');
  const number = parseOrderNumber(typedNumber);
  const [named] = number ? await db.select({ email }).from(orders).where(eq(orders.number, number)) : [];
  if (!named?.email) return null;
  const isTheirs = eq(email, named.email);
  const [[latest], sums, page, returns] = await Promise.all([
    selectLatest(db, isTheirs),
    readSums(db, [named.email]),
    readOrderPage(db, isTheirs, cursor),
    readReturns(db, isTheirs),
  ]);
  const sum = sums.get(named.email);
  if (!latest || !sum) return null;
  const { received, refunded, outstanding } = sum;
  return { summary: toSummary(latest, sums), totals: { received, refunded, outstanding }, returns, ...page };
}
