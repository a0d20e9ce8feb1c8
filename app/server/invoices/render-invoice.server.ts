import { eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Invoice } from '~/domain/invoices/invoice';
import { toInvoiceFileName } from '~/domain/invoices/invoice-number';
import type { ServiceDeps } from '../db/database.server';
import { invoices } from '../db/schema/invoices.server';
import type { CheckedFile } from '../files/check-pdf.server';
import type { PdfThread } from '../pdf/pdf-thread.server';
import { invoiceColumns } from './read-invoices.server';

export interface InvoiceDeps extends ServiceDeps {
  pdfThread: Pick<PdfThread, 'renderInvoice'>;
}

type RenderDeps = Pick<InvoiceDeps, 'db' | 'pdfThread'>;

/** The PDF of an email's attachment. Throws for an unknown id. */
export async function renderStoredInvoice({ db, pdfThread }: RenderDeps, id: string): Promise<Uint8Array> {
  const [invoice] = await db.select(invoiceColumns).from(invoices).where(eq(invoices.id, id));
  if (!invoice) throw new Error(`There is no invoice ${id}.`);
  return pdfThread.renderInvoice(invoice);
}

/** About 30 KB each. */
const MAX_CACHED = 100;

/**
 * Renders the PDFs of downloads. A document never changes, so the latest ones are cached: a click that is repeated, and the
 * preview of a browser, take no second rendering.
 */
export function createInvoiceRenderer({ pdfThread }: Pick<InvoiceDeps, 'pdfThread'>) {
  const cache = new LRUCache<string, Promise<Uint8Array>>({ max: MAX_CACHED });
  return async function renderPdf(invoice: Invoice): Promise<CheckedFile> {
    const rendered = cache.get(invoice.id) ?? pdfThread.renderInvoice(invoice);
    cache.set(invoice.id, rendered);
    rendered.catch(() => cache.delete(invoice.id));
    return {
      name: toInvoiceFileName(invoice.number),
      mediaType: 'application/pdf',
      content: await rendered,
    };
  };
}
