import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { GST_CSV_COLUMNS, toGstCsvRows } from '~/domain/invoices/gst-csv';
import { toInvoiceFileName } from '~/domain/invoices/invoice-number';
import { CSV_BYTE_ORDER_MARK, formatCsvRow } from '~/domain/text/csv';
import type { QueryBuilder } from '../db/database.server';
import { createByteStream, createTextStream, type StreamedFile } from '../files/byte-stream.server';
import { createZip, type ZipEntry } from '../files/create-zip.server';
import { readMonth } from './read-month.server';
import type { InvoiceDeps } from './render-invoice.server';

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
