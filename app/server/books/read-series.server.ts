import { and, asc, count, eq, inArray, max, notExists, sql, sum } from 'drizzle-orm';
import { deriveOpening, type NumberSeries, type StockAccount } from '~/domain/books/check-series';
import type { QueryBuilder } from '../db/database.server';
import { stockOpenings } from '../db/schema/books.server';
import { products } from '../db/schema/catalogue.server';
import { discountCodes, discountUses } from '../db/schema/discounts.server';
import { invoiceCounters, invoices } from '../db/schema/invoices.server';
import { orderEvents, orderLines, orders } from '../db/schema/orders.server';
import { stockMovements } from '../db/schema/stock-movements.server';

/** The positions of documents that have no predecessor, each with the one before it. */
function selectGaps(db: QueryBuilder) {
  const { kind, financialYear, position } = invoices;
  const numbered = db
    .select({
      ...{ kind, financialYear, position },
      before:
        sql<number>`lag(${position}, 1, 0) over (partition by ${kind}, ${financialYear} order by ${position})`
          .mapWith(Number)
          .as('before'),
    })
    .from(invoices)
    .as('numbered');
  return db
    .select()
    .from(numbered)
    .where(sql`${numbered.position} <> ${numbered.before} + 1`)
    .orderBy(asc(numbered.kind), asc(numbered.financialYear), asc(numbered.position));
}

const keyOf = ({ kind, financialYear }: Pick<NumberSeries, 'kind' | 'financialYear'>) =>
  `${kind} ${financialYear}`;

/** The numbers of all documents, kind by kind and year by year, from one snapshot. */
export function readNumberSeries(db: QueryBuilder): Promise<NumberSeries[]> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`set transaction isolation level repeatable read, read only`);
    const { kind, financialYear, position } = invoices;
    const issued = await transaction
      .select({ kind, financialYear, highest: max(position) })
      .from(invoices)
      .groupBy(kind, financialYear);
    const counters = await transaction.select().from(invoiceCounters);
    const gaps = Map.groupBy(await selectGaps(transaction), keyOf);
    const series = new Map([...issued, ...counters].map((each) => [keyOf(each), each]));
    return [...series].sort().map(([key, each]) => ({
      kind: each.kind,
      financialYear: each.financialYear,
      highest: issued.find((row) => keyOf(row) === key)?.highest ?? 0,
      counted: counters.find((row) => keyOf(row) === key)?.lastPosition ?? 0,
      gaps: (gaps.get(key) ?? []).map((gap) => ({ first: gap.before + 1, last: gap.position - 1 })),
    }));
  });
}

const unitsOf = (column: Parameters<typeof sum>[0]) => sql<number>`coalesce(${column}, 0)`.mapWith(Number);

/** What the orders and movements say about the stock of each product. One statement, so one snapshot. */
export async function readStockAccounts(db: QueryBuilder): Promise<StockAccount[]> {
  const sold = db
    .select({ productId: orderLines.productId, units: sum(orderLines.quantity).as('sold_units') })
    .from(orderLines)
    .groupBy(orderLines.productId)
    .as('sold');
  const shipped = db
    .select({ one: sql`1` })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, orders.id),
        eq(orderEvents.kind, 'status'),
        eq(orderEvents.status, 'shipped'),
      ),
    );
  const released = db
    .select({ productId: orderLines.productId, units: sum(orderLines.quantity).as('released_units') })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(inArray(orders.status, ['cancelled', 'refunded']), notExists(shipped)))
    .groupBy(orderLines.productId)
    .as('released');
  const moved = db
    .select({ productId: stockMovements.productId, units: sum(stockMovements.change).as('moved_units') })
    .from(stockMovements)
    .groupBy(stockMovements.productId)
    .as('moved');
  const rows = await db
    .select({
      ...{ id: products.id, name: products.name, stock: products.stock, opening: stockOpenings.units },
      ...{ sold: unitsOf(sold.units), released: unitsOf(released.units), moved: unitsOf(moved.units) },
    })
    .from(products)
    .leftJoin(stockOpenings, eq(stockOpenings.productId, products.id))
    .leftJoin(sold, eq(sold.productId, products.id))
    .leftJoin(released, eq(released.productId, products.id))
    .leftJoin(moved, eq(moved.productId, products.id))
    .orderBy(asc(products.id));
  return rows.map(({ opening, ...account }) => ({ ...account, ...(opening !== null && { opening }) }));
}

/** Writes the openings of products that no check has seen before. */
export async function recordOpenings(
  db: QueryBuilder,
  accounts: readonly StockAccount[],
  recordedAt: Date,
): Promise<void> {
  const rows = accounts
    .filter(({ opening }) => opening === undefined)
    .map((account) => ({ productId: account.id, units: deriveOpening(account), recordedAt }));
  if (rows.length > 0) await db.insert(stockOpenings).values(rows).onConflictDoNothing();
}

/** Each discount code with what it counted and how many orders use it. One statement, so one snapshot. */
export function readCodes(db: QueryBuilder) {
  const { id, code, uses } = discountCodes;
  return db
    .select({ ...{ id, code, uses }, rows: count(discountUses.id) })
    .from(discountCodes)
    .leftJoin(discountUses, eq(discountUses.codeId, id))
    .groupBy(id)
    .orderBy(asc(code));
}

/** When the shop issued its first invoice. Orders that were paid before have none. */
export async function readFirstInvoiceTime(db: QueryBuilder): Promise<Date | undefined> {
  const [first] = await db
    .select({ createdAt: invoices.createdAt })
    .from(invoices)
    .where(eq(invoices.kind, 'invoice'))
    .orderBy(asc(invoices.createdAt))
    .limit(1);
  return first?.createdAt;
}
