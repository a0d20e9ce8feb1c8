import type { InvoiceKind } from '~/domain/invoices/invoice';

export const INVOICE_LABELS: Readonly<Record<InvoiceKind, string>> = {
  invoice: 'Tax invoice',
  'credit-note': 'Credit note',
};
