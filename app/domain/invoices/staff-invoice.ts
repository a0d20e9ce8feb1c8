import type { Paise } from '../money/money';
import type { InvoiceSummary } from './invoice';
import type { InvoiceCursor } from './invoice-query';

/** A document in the list of the back office. */
export interface StaffInvoiceRow extends InvoiceSummary {
  orderNumber: string;
  buyer: string;
  gstin?: string;
  placeOfSupply: string;
}

export interface InvoiceMonthTotals {
  invoices: { count: number; total: Paise };
  creditNotes: { count: number; total: Paise };
}

/** A page of a month. */
export interface StaffInvoiceList {
  month: string;
  /** Months that may have documents, the latest first. */
  months: readonly string[];
  totals: InvoiceMonthTotals;
  invoices: readonly StaffInvoiceRow[];
  older?: InvoiceCursor;
  newer?: InvoiceCursor;
}
