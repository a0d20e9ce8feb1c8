import type { CurriculumVitae } from '~/content/samples/sample-applications';
import type { Invoice } from '~/domain/invoices/invoice';
import type { LabelSize, ShippingLabel } from '~/domain/orders/staff-order';
import { paths } from '~/paths';
import { renderCvDocument } from './templates/cv-document.server';
import { renderInvoiceDocument } from './templates/invoice-document.server';
import { renderShippingLabels } from './templates/shipping-labels.server';

export interface PdfThreadOptions {
  /** Begins the links in documents. */
  siteUrl: string;
}

/** Tasks of the PDF thread. Arguments and results pass between threads: plain values only. */
export function createPdfTasks({ siteUrl }: PdfThreadOptions) {
  return {
    renderInvoice: (invoice: Invoice): Promise<Uint8Array> =>
      renderInvoiceDocument(invoice, siteUrl + paths.invoices.verification(invoice.verificationCode)),
    renderLabels: (labels: readonly ShippingLabel[], size: LabelSize): Promise<Uint8Array> =>
      renderShippingLabels(labels, size),
    /** Of a sample application, in demo mode. */
    renderCv: (cv: CurriculumVitae): Promise<Uint8Array> => renderCvDocument(cv),
  };
}

export type PdfTasks = ReturnType<typeof createPdfTasks>;
