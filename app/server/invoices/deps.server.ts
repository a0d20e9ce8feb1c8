import type { QueryBuilder } from '../db/database.server';
import type { PdfThread } from '../pdf/pdf-thread.server';

export interface InvoiceDeps {
  db: QueryBuilder;
  pdfThread: Pick<PdfThread, 'renderInvoice'>;
  clock: () => Date;
}
