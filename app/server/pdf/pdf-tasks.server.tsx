import { renderToBuffer } from '@react-pdf/renderer';
import type { Invoice } from '~/domain/invoices/invoice';
import { paths } from '~/paths';
import { registerFonts } from './components/fonts.server';
import { InvoiceDocument } from './templates/invoice-document.server';

export interface PdfThreadOptions {
  /** Begins the links in documents. */
  siteUrl: string;
}

/** Tasks of the PDF thread. Arguments and results pass between threads: plain values only. */
export function createPdfTasks({ siteUrl }: PdfThreadOptions) {
  registerFonts();
  return {
    async renderInvoice(invoice: Invoice): Promise<Uint8Array> {
      const verificationUrl = siteUrl + paths.invoices.verification(invoice.verificationCode);
      return renderToBuffer(<InvoiceDocument invoice={invoice} verificationUrl={verificationUrl} />);
    },
  };
}

export type PdfTasks = ReturnType<typeof createPdfTasks>;
