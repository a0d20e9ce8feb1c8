import { and, asc, sql } from 'drizzle-orm';
import type { Invoice } from '~/domain/invoices/invoice';
import type { QueryBuilder } from '../db/database.server';
import { invoices } from '../db/schema/invoices.server';
import { isInMonth } from './list-invoices.server';
import { invoiceColumns } from './read-invoices.server';

/** Documents that are in memory at a time. */
const BATCH = 100;

/** All documents of a month, the oldest first, batch after batch. */
export async function* readMonth(db: QueryBuilder, month: string): AsyncGenerator<Invoice[]> {
  const { issuedOn, number } = invoices;
  for (let last: Invoice | undefined; ; ) {
    const rows: Invoice[] = await db
      .select(invoiceColumns)
      .from(invoices)
      .where(
        and(
          isInMonth(month),
          last && sql`(${issuedOn}, ${number}) > (${last.issuedOn}::date, ${last.number})`,
        ),
      )
      .orderBy(asc(issuedOn), asc(number))
      .limit(BATCH);
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
    if (rows.length < BATCH) return;
  }
}
