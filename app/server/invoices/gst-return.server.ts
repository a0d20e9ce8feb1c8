import { inArray } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { GstDocument } from '~/domain/gst-return/classify-document';
import type { GstReturn, StaffGstReturn } from '~/domain/gst-return/gst-return';
import { listGstReturnRows } from '~/domain/gst-return/gst-return-csv';
import { createGstSummary } from '~/domain/gst-return/sum-documents';
import { getTaxMonth } from '~/domain/gst-return/tax-month';
import type { Invoice } from '~/domain/invoices/invoice';
import type { Paise } from '~/domain/money/money';
import { CSV_BYTE_ORDER_MARK, formatCsvRow } from '~/domain/text/csv';
import type { QueryBuilder } from '../db/database.server';
import { invoices } from '../db/schema/invoices.server';
import { createTextStream, type StreamedFile } from '../files/byte-stream.server';
import { toIsoDay } from '../iso-day.server';
import { readMonths } from './list-invoices.server';
import { readMonth } from './read-month.server';
import type { InvoiceDeps } from './render-invoice.server';

/** The totals of the invoices that these credit notes correct, by number. They can be of earlier months. */
async function readCorrectedTotals(
  db: QueryBuilder,
  documents: readonly Invoice[],
): Promise<ReadonlyMap<string, Paise>> {
  const numbers = documents.flatMap(({ content }) => (content.corrects ? [content.corrects.number] : []));
  if (numbers.length === 0) return new Map();
  const rows = await db
    .select({ number: invoices.number, total: invoices.total })
    .from(invoices)
    .where(inArray(invoices.number, numbers));
  return new Map(rows.map(({ number, total }) => [number, total]));
}

function toGstDocument(document: Invoice, correctedTotals: ReadonlyMap<string, Paise>): GstDocument {
  const { kind, number, issuedOn, content } = document;
  const invoiceTotal = content.corrects ? correctedTotals.get(content.corrects.number) : content.total;
  if (invoiceTotal === undefined) throw new Error(`The invoice that ${number} corrects does not exist.`);
  return { kind, number, issuedOn, content, invoiceTotal };
}

/** Without a snapshot: a document never changes, and one that is issued meanwhile is in all tables or in none. */
async function sumMonth(db: QueryBuilder, month: string): Promise<GstReturn> {
  const summary = createGstSummary();
  for await (const batch of readMonth(db, month)) {
    const correctedTotals = await readCorrectedTotals(db, batch);
    for (const document of batch) summary.add(toGstDocument(document, correctedTotals));
  }
  return summary.read();
}

/**
 * R-INVOICE-6: the documents of a month as GSTR-1 asks for them. Without `asked`, of the month whose tax is due next. Throws
 * NotAllowedError.
 */
export async function readGstReturn(
  { db, clock }: InvoiceDeps,
  { user }: SignedIn,
  asked?: string,
): Promise<StaffGstReturn> {
  requirePermission(user, 'invoices.read');
  const today = toIsoDay(clock());
  const months = await readMonths(db, today);
  const month = asked ?? getTaxMonth(today, months);
  return { ...(await sumMonth(db, month)), month, months, today };
}

async function* writeGstReturn(db: QueryBuilder, month: string): AsyncGenerator<string> {
  const rows = listGstReturnRows(await sumMonth(db, month));
  yield CSV_BYTE_ORDER_MARK + rows.map(formatCsvRow).join('');
}

/** The tables of a month in one CSV file, amounts in rupees. Throws NotAllowedError. */
export function exportGstReturn({ db }: InvoiceDeps, { user }: SignedIn, month: string): StreamedFile {
  requirePermission(user, 'invoices.read');
  return { name: `gst-return-${month}.csv`, content: createTextStream(writeGstReturn(db, month)) };
}
