import { renderToBuffer } from '@react-pdf/renderer';
import type { CurriculumVitae } from '~/content/samples/sample-applications';
import type { Invoice } from '~/domain/invoices/invoice';
import type { LabelSize, ShippingLabel } from '~/domain/orders/shipping-label';
import { paths } from '~/paths';
import { registerFonts } from './components/fonts.server';
import { CvDocument } from './templates/cv-document.server';
import { InvoiceDocument } from './templates/invoice-document.server';
import { ShippingLabels } from './templates/shipping-labels.server';

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
    async renderLabels(labels: readonly ShippingLabel[], size: LabelSize): Promise<Uint8Array> {
      return renderToBuffer(<ShippingLabels labels={labels} size={size} />);
    },
    /** Of a sample application, in demo mode. */
    async renderCv(cv: CurriculumVitae): Promise<Uint8Array> {
      return renderToBuffer(<CvDocument cv={cv} />);
    },
  };
}

export type PdfTasks = ReturnType<typeof createPdfTasks>;
