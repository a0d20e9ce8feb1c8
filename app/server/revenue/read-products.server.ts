import { and, asc, eq, inArray, sql, sum } from 'drizzle-orm';
import { listCreditedLines } from '~/domain/revenue/credited-lines';
import type { ReportPeriod } from '~/domain/revenue/report-period';
import type { RevenueProduct } from '~/domain/revenue/revenue-report';
import type { QueryBuilder } from '../db/database.server';
import { categories, products } from '../db/schema/catalogue.server';
import { invoices } from '../db/schema/invoices.server';
import { orderLines, orders } from '../db/schema/orders.server';
import { refunds } from '../db/schema/payments.server';
import { isIssuedIn } from './period-conditions.server';

/** Credit notes whose lines are in memory at a time. */
const BATCH = 200;

const CLIENT_WORK = { key: ':work', name: 'Work for clients' };
const REDUCTIONS = { key: ':reduced', name: 'Prices reduced afterwards' };

/** Milestones have no product: their work is one entry. No product has a colon in its id. */
const lineKey = sql<string>`case when ${orders.milestoneId} is null then ${orderLines.productId} else ${CLIENT_WORK.key}::text end`;
const lineValue = sql`${orderLines.quantity} * (${orderLines.price} - ${orderLines.unitDiscount}) - ${orderLines.codeDiscount}`;

interface Entry {
  key: string;
  name: string;
  units: number;
  invoiced: number;
  credited: number;
}

/** What was invoiced, by product. A product that was renamed has one of its names here. */
async function readInvoiced(db: QueryBuilder, period: ReportPeriod): Promise<Entry[]> {
  const key = lineKey.as('key');
  const rows = await db
    .select({
      key,
      name: sql<string>`max(${orderLines.name})`,
      units: sum(orderLines.quantity).mapWith(Number),
      invoiced: sum(lineValue).mapWith(Number),
    })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .innerJoin(orderLines, eq(orderLines.orderId, invoices.orderId))
    .where(and(eq(invoices.kind, 'invoice'), isIssuedIn(period)))
    .groupBy(sql`key`);
  return rows.map((row) => ({ ...row, credited: 0 }));
}

type LineOfOrder = Pick<Entry, 'key' | 'name'>;

/** The lines of some orders, in their order. */
async function readLines(db: QueryBuilder, orderIds: readonly string[]): Promise<Map<string, LineOfOrder[]>> {
  const rows = await db
    .select({ orderId: orderLines.orderId, key: lineKey, name: orderLines.name })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position));
  return Map.groupBy(rows, ({ orderId }) => orderId);
}

/** The credit notes of a period, batch after batch. */
async function* readCreditNotes(db: QueryBuilder, period: ReportPeriod) {
  for (let after: string | undefined; ; ) {
    const notes = await db
      .select({
        id: invoices.id,
        orderId: invoices.orderId,
        content: invoices.content,
        units: refunds.lines,
        isWhole: sql<boolean>`${invoices.total} = ${orders.orderTotal}`,
      })
      .from(invoices)
      .innerJoin(orders, eq(orders.id, invoices.orderId))
      .leftJoin(refunds, eq(refunds.id, invoices.refundId))
      .where(
        and(
          eq(invoices.kind, 'credit-note'),
          isIssuedIn(period),
          after === undefined ? undefined : sql`${invoices.id} > ${after}`,
        ),
      )
      .orderBy(asc(invoices.id))
      .limit(BATCH);
    yield notes;
    after = notes.at(-1)?.id;
    if (notes.length < BATCH) return;
  }
}

/** What was credited, by product. A product that is only credited has an entry as well. */
async function readCredited(db: QueryBuilder, period: ReportPeriod): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const notes of readCreditNotes(db, period)) {
    const linesByOrder = await readLines(
      db,
      notes.map(({ orderId }) => orderId),
    );
    for (const { orderId, ...note } of notes) {
      const lines = linesByOrder.get(orderId) ?? [];
      for (const { position, units, taxable } of listCreditedLines({ ...note, lineCount: lines.length })) {
        const { key, name } = (position === null ? undefined : lines[position]) ?? REDUCTIONS;
        entries.push({ key, name, units: -units, invoiced: 0, credited: taxable });
      }
    }
  }
  return entries;
}

const readCategories = (db: QueryBuilder) =>
  db
    .select({ id: products.id, name: products.name, category: categories.name })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId));

const total = (entries: readonly Entry[], figure: 'units' | 'invoiced' | 'credited') =>
  entries.reduce((all, entry) => all + entry[figure], 0);

/**
 * R-REVENUE-3: revenue by product, the largest first. The values add up to the revenue of the period. A product has its present name and
 * category; one that is gone has the name under which it was sold.
 */
export async function readProducts(db: QueryBuilder, period: ReportPeriod): Promise<RevenueProduct[]> {
  const entries = [...(await readInvoiced(db, period)), ...(await readCredited(db, period))];
  const present = new Map((await readCategories(db)).map(({ id, ...product }) => [id, product]));
  return [...Map.groupBy(entries, ({ key }) => key)]
    .map(([key, group]): RevenueProduct => {
      const product = present.get(key);
      const isProduct = key !== CLIENT_WORK.key && key !== REDUCTIONS.key;
      const invoiced = total(group, 'invoiced');
      const credited = total(group, 'credited');
      return {
        ...(isProduct && { id: key }),
        name: key === CLIENT_WORK.key ? CLIENT_WORK.name : (product?.name ?? group[0]?.name ?? key),
        ...(product?.category && { category: product.category }),
        units: total(group, 'units'),
        invoiced,
        credited,
        revenue: invoiced - credited,
      };
    })
    .toSorted((one, other) => other.revenue - one.revenue || one.name.localeCompare(other.name));
}
