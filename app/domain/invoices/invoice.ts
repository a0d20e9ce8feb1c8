import type { Paise } from '../money/money';

export const INVOICE_KINDS = ['invoice', 'credit-note'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** Name, address and GSTIN as they stand on the document. */
export interface InvoiceParty {
  name: string;
  /** Lines of the address. */
  address: readonly string[];
  state: string;
  /** The two-digit state code of a GSTIN. */
  stateCode: string;
  gstin?: string;
}

/** One line of the document. Amounts in paise. */
export interface InvoiceLine {
  name: string;
  /** HSN code of goods or SAC of services. */
  hsnCode: string;
  quantity: number;
  unitPrice: Paise;
  /** Discounts of the line, of a discount code included. */
  discount: Paise;
  taxable: Paise;
}

/** CGST and SGST within the supplier's state, IGST elsewhere. Amounts in paise. */
export interface InvoiceTax {
  label: 'CGST' | 'SGST' | 'IGST';
  rateBasisPoints: number;
  amount: Paise;
}

/** What an invoice or credit note shows: the particulars of rules 46 and 53 of the CGST Rules, 2017. */
export interface InvoiceContent {
  orderNumber: string;
  /** The invoice that a credit note corrects, with its date. */
  corrects?: { number: string; issuedOn: string };
  supplier: InvoiceParty;
  buyer: InvoiceParty;
  delivery: InvoiceParty;
  placeOfSupply: { state: string; stateCode: string };
  lines: readonly InvoiceLine[];
  taxable: Paise;
  taxes: readonly InvoiceTax[];
  total: Paise;
  totalInWords: string;
  reason?: string;
}
