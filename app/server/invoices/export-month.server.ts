import { and, asc, sql } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { GST_CSV_COLUMNS, toGstCsvRows } from '~/domain/invoices/gst-csv';
import type { Invoice } from '~/domain/invoices/invoice';
import { toInvoiceFileName } from '~/domain/invoices/invoice-number';
import { CSV_BYTE_ORDER_MARK, formatCsvRow } from '~/domain/text/csv';
import type { QueryBuilder } from '../db/database.server';
import { invoices } from '../db/schema/invoices.server';
import { createByteStream, createTextStream, type StreamedFile } from '../files/byte-stream.server';
import { createZip, type ZipEntry } from '../files/create-zip.server';
import { isInMonth } from './list-invoices.server';
import { invoiceColumns } from './read-invoices.server';
import type { InvoiceDeps } from './render-invoice.server';

/** Documents that are in memory at a time. */
const BATCH = 100;

/** All documents of a month, the oldest first, batch after batch. */
async function* readMonth(db: QueryBuilder, month: string): AsyncGenerator<Invoice[]> {
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

async function* writeCsv(db: QueryBuilder, month: string): AsyncGenerator<string> {
  yield CSV_BYTE_ORDER_MARK + formatCsvRow(GST_CSV_COLUMNS);
  for await (const batch of readMonth(db, month))
    yield batch.flatMap(toGstCsvRows).map(formatCsvRow).join('');
}

/** A month for the accountant: the columns of GSTR-1, amounts in rupees. Throws NotAllowedError. */
export function exportCsv({ db }: InvoiceDeps, { user }: SignedIn, month: string): StreamedFile {
  requirePermission(user, 'invoices.read');
  return { name: `gst-${month}.csv`, content: createTextStream(writeCsv(db, month)) };
}

/** Each document is rendered when the client has read the one before. */
async function* renderMonth({ db, pdfThread }: InvoiceDeps, month: string): AsyncGenerator<ZipEntry> {
  for await (const batch of readMonth(db, month))
    for (const invoice of batch)
      yield { path: toInvoiceFileName(invoice.number), content: await pdfThread.renderInvoice(invoice) };
}

/** All PDFs of a month as one ZIP file. Throws NotAllowedError. */
export function exportZip(deps: InvoiceDeps, { user }: SignedIn, month: string): StreamedFile {
  requirePermission(user, 'invoices.read');
  const zip = createZip(renderMonth(deps, month), deps.clock());
  return { name: `invoices-${month}.zip`, content: createByteStream(zip) };
}
