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

/** How a supply is classified. */
export interface SupplyCode {
  /** HSN code of goods or SAC of services. */
  hsnCode: string;
  /** The unit quantity code of GST returns: numbers of goods, others for services. */
  unit: 'NOS' | 'OTH';
}

/** One line of the document. Amounts in paise. */
export interface InvoiceLine extends SupplyCode {
  name: string;
  quantity: number;
  /** List price of one unit. */
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

/** The invoice that a credit note corrects. */
export interface CorrectedInvoice {
  number: string;
  /** ISO day. */
  issuedOn: string;
}

/** What an invoice or credit note shows besides its number and date: the particulars of rules 46 and 53 of the CGST Rules, 2017. */
export interface InvoiceContent {
  orderNumber: string;
  /** ISO day on which it is payable at the latest. Absent for an invoice that is issued with the payment. */
  dueOn?: string;
  corrects?: CorrectedInvoice;
  supplier: InvoiceParty;
  buyer: InvoiceParty;
  delivery: InvoiceParty;
  placeOfSupply: { state: string; stateCode: string };
  lines: readonly InvoiceLine[];
  taxable: Paise;
  /** Of all taxes together. */
  taxRateBasisPoints: number;
  taxes: readonly InvoiceTax[];
  total: Paise;
  totalInWords: string;
  /** Of a credit note. */
  reason?: string;
}

/** An issued document. */
export interface Invoice {
  id: string;
  kind: InvoiceKind;
  number: string;
  /** ISO day in India. */
  issuedOn: string;
  verificationCode: string;
  content: InvoiceContent;
}

/** A document as the page of its order lists it. */
export type InvoiceSummary = Pick<Invoice, 'kind' | 'number' | 'issuedOn'> & { total: Paise };

export const INVOICE_LABELS: Readonly<Record<InvoiceKind, string>> = {
  invoice: 'Tax invoice',
  'credit-note': 'Credit note',
};
