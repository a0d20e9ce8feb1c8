import { asc, count, eq, max, sql } from 'drizzle-orm';
import type { NumberSeries } from '~/domain/books/check-series';
import type { QueryBuilder } from '../db/database.server';
import { discountCodes, discountUses } from '../db/schema/discounts.server';
import { invoiceCounters, invoices } from '../db/schema/invoices.server';

/** The positions of documents that have no predecessor, each with the one before it. */
function selectGaps(db: QueryBuilder) {
  const { kind, financialYear, position } = invoices;
  const numbered = db
    .select({
      kind,
      financialYear,
      position,
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

const toSeriesKey = ({ kind, financialYear }: Pick<NumberSeries, 'kind' | 'financialYear'>) =>
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
    const gaps = Map.groupBy(await selectGaps(transaction), toSeriesKey);
    const series = new Map([...issued, ...counters].map((each) => [toSeriesKey(each), each]));
    return [...series].sort().map(([key, each]) => ({
      kind: each.kind,
      financialYear: each.financialYear,
      highest: issued.find((row) => toSeriesKey(row) === key)?.highest ?? 0,
      counted: counters.find((row) => toSeriesKey(row) === key)?.lastPosition ?? 0,
      gaps: (gaps.get(key) ?? []).map((gap) => ({ first: gap.before + 1, last: gap.position - 1 })),
    }));
  });
}

/** Each discount code with what it counted and how many orders use it. One statement, so one snapshot. */
export function readCodes(db: QueryBuilder) {
  const { id, code, uses } = discountCodes;
  return db
    .select({ id, code, uses, rows: count(discountUses.id) })
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
