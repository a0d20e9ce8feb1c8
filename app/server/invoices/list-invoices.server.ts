import { and, asc, count, desc, gte, lt, max, min, type SQL, sql, sum } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { INVOICES_PER_PAGE, type InvoiceCursor, type InvoiceQuery } from '~/domain/invoices/invoice-query';
import type { InvoiceMonthTotals, StaffInvoiceList, StaffInvoiceRow } from '~/domain/invoices/staff-invoice';
import { getMonth, getMonthBounds, listMonths } from '~/domain/time/months';
import type { QueryBuilder } from '../db/database.server';
import { cutPageAt } from '../db/list-query.server';
import { invoices } from '../db/schema/invoices.server';
import { toIsoDay } from '../iso-day.server';
import type { InvoiceDeps } from './render-invoice.server';

const { issuedOn, number, kind, total, content } = invoices;

const column = (path: SQL) => sql<string>`coalesce(${content} #>> ${path}, '')`;

const rowColumns = {
  kind,
  number,
  issuedOn,
  total,
  orderNumber: column(sql`'{orderNumber}'`),
  buyer: column(sql`'{buyer,name}'`),
  gstin: column(sql`'{buyer,gstin}'`),
  placeOfSupply: column(sql`'{placeOfSupply,state}'`),
};

/** The documents of a month. */
export function isInMonth(month: string): SQL | undefined {
  const { from, before } = getMonthBounds(month);
  return and(gte(issuedOn, from), lt(issuedOn, before));
}

/** Two documents of a day are in the order of their numbers. */
function isBeside({ direction, issuedOn: day, number: other }: InvoiceCursor): SQL {
  const place = sql`(${day}::date, ${other})`;
  return direction === 'older'
    ? sql`(${issuedOn}, ${number}) < ${place}`
    : sql`(${issuedOn}, ${number}) > ${place}`;
}

async function readTotals(db: QueryBuilder, month: string): Promise<InvoiceMonthTotals> {
  const rows = await db
    .select({ kind, count: count(), total: sum(total).mapWith(Number) })
    .from(invoices)
    .where(isInMonth(month))
    .groupBy(kind);
  const totalsOf = (wanted: (typeof rows)[number]['kind']) => {
    const row = rows.find((each) => each.kind === wanted);
    return { count: row?.count ?? 0, total: row?.total ?? 0 };
  };
  return { invoices: totalsOf('invoice'), creditNotes: totalsOf('credit-note') };
}

/** From the month of the first document to that of the latest one, and the present month. */
export async function readMonths(db: QueryBuilder, today: string): Promise<string[]> {
  const [range] = await db.select({ first: min(issuedOn), last: max(issuedOn) }).from(invoices);
  const { first, last } = range ?? {};
  return listMonths(first ?? today, last && last > today ? last : today);
}

const toRow = ({ gstin, ...row }: StaffInvoiceRow): StaffInvoiceRow => ({ ...row, ...(gstin && { gstin }) });

const toCursor = (
  direction: InvoiceCursor['direction'],
  row: Pick<StaffInvoiceRow, 'issuedOn' | 'number'>,
): InvoiceCursor => ({ direction, issuedOn: row.issuedOn, number: row.number });

/** Invoices and credit notes of a month, the newest first, 50 a page. Throws NotAllowedError. */
export async function listInvoices(
  { db, clock }: InvoiceDeps,
  { user }: SignedIn,
  query: InvoiceQuery,
): Promise<StaffInvoiceList> {
  requirePermission(user, 'invoices.read');
  const today = toIsoDay(clock());
  const month = query.month ?? getMonth(today);
  const { cursor } = query;
  const sort = cursor?.direction === 'newer' ? asc : desc;
  const found = await db
    .select(rowColumns)
    .from(invoices)
    .where(and(isInMonth(month), cursor && isBeside(cursor)))
    .orderBy(sort(issuedOn), sort(number))
    .limit(INVOICES_PER_PAGE + 1);
  const { rows, older, newer } = cutPageAt(found, INVOICES_PER_PAGE, cursor);
  return {
    month,
    months: await readMonths(db, today),
    totals: await readTotals(db, month),
    invoices: rows.map(toRow),
    ...(older && { older: toCursor('older', older) }),
    ...(newer && { newer: toCursor('newer', newer) }),
  };
}
