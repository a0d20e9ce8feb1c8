import type { Invoice } from '../invoices/invoice';
import { isInterState } from '../invoices/split-tax';
import type { Paise } from '../money/money';

/** A document with what decides its table. */
export interface GstDocument extends Pick<Invoice, 'kind' | 'number' | 'issuedOn' | 'content'> {
  /** The total of the invoice: of this one, or of the one that a credit note corrects. */
  invoiceTotal: Paise;
}

/** The tables of GSTR-1 for documents. */
export type GstTable =
  | '4A'
  | '5'
  | '7'
  | '8'
  /** Credit notes to registered buyers. */
  | '9B-registered'
  /** Credit notes for invoices of table 5. */
  | '9B-unregistered';

/**
 * Above it, an inter-state invoice to an unregistered buyer is in table 5: rule 59(4) of the CGST Rules, 2017, changed by
 * Notification No. 12/2024 – Central Tax with effect from 1 August 2024.
 */
const LARGE_B2C_LIMITS: readonly { from: string; limit: Paise }[] = [
  { from: '2024-08-01', limit: 1_00_000_00 },
  { from: '', limit: 2_50_000_00 },
];

/** The limit for the value of an invoice of this ISO day, tax included. */
export const getLargeB2cLimit = (day: string): Paise =>
  LARGE_B2C_LIMITS.find(({ from }) => from <= day)?.limit ?? 0;

export const isInterStateSupply = ({ supplier, placeOfSupply }: Invoice['content']): boolean =>
  isInterState({ supplierStateCode: supplier.stateCode, stateCode: placeOfSupply.stateCode });

/**
 * R-INVOICE-6: every document is in exactly one of these tables. A credit note is where the invoice that it corrects puts it:
 * in table 9B, or in 7 or 8, which it reduces.
 */
export function classifyDocument({ kind, issuedOn, content, invoiceTotal }: GstDocument): GstTable {
  const isNote = kind === 'credit-note';
  if (content.taxRateBasisPoints === 0) return '8';
  if (content.buyer.gstin) return isNote ? '9B-registered' : '4A';
  const invoiceDay = content.corrects?.issuedOn ?? issuedOn;
  const isLarge = isInterStateSupply(content) && invoiceTotal > getLargeB2cLimit(invoiceDay);
  if (!isLarge) return '7';
  return isNote ? '9B-unregistered' : '5';
}
