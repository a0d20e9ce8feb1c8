import type { InvoiceTax, SupplyCode } from '../invoices/invoice';
import type { Paise } from '../money/money';
import type { Address } from '../orders/checkout-schema';
import type { QuoteState } from './quote-state';

/** Who gets the quote. */
export interface QuoteClient {
  name: string;
  email: string;
  company?: string | undefined;
  billing: Address;
  gstin?: string | undefined;
}

export interface QuoteLine {
  description: string;
  /** HSN code of goods or SAC of services. */
  hsnCode: SupplyCode['hsnCode'];
  quantity: number;
  /** Of one unit, before GST. */
  unitPrice: Paise;
  rateBasisPoints: number;
}

/** A step of the work, and the share of the total that is invoiced when it is done. */
export interface PlannedMilestone {
  title: string;
  /** An ISO day, or weeks after the quote is accepted. */
  due: { on: string } | { weeks: number };
  /** Of 10,000. A milestone without a share is not invoiced. */
  shareBasisPoints: number;
}

export interface QuotePlan {
  milestones: readonly PlannedMilestone[];
  /** Days in which each invoice is payable. */
  paymentDays: number;
}

/** What a milestone costs before GST, by the code of what is sold. */
export interface MilestoneCharge {
  shareBasisPoints: number;
  rateBasisPoints: number;
  lines: readonly { hsnCode: string; taxable: Paise }[];
}

/** `total` = `taxable` + the sum of `taxes`. */
export interface QuoteTotals {
  taxable: Paise;
  taxes: readonly InvoiceTax[];
  total: Paise;
}

/** What staff write. */
export interface QuoteContent {
  client: QuoteClient;
  lines: readonly QuoteLine[];
  /** What is invoiced when. Absent for a quote without milestones. */
  plan?: QuotePlan | undefined;
  /** ISO day in India, the last on which the client can accept. */
  validUntil: string;
  notes?: string | undefined;
  terms: string;
}

export interface SalesQuote extends QuoteContent {
  id: string;
  number: string;
  /** From 1. Each change of a quote that was sent begins the next one. */
  revision: number;
  state: QuoteState;
  totals: QuoteTotals;
  createdAt: Date;
  /** When the latest revision was sent. */
  sentAt?: Date;
  /** What the client answered, and when. */
  answer?: { at: Date; name?: string; ipAddress?: string; reason?: string };
}

/** A row of the list. */
export interface QuoteRow {
  id: string;
  number: string;
  state: QuoteState;
  name: string;
  company?: string;
  total: Paise;
  validUntil: string;
  createdAt: Date;
}

const QUOTE_NUMBER = /^QT-\d{4}-\d{6,}$/;

/** A typed number in its canonical form. `undefined` for any other text. */
export function parseQuoteNumber(text: string): string | undefined {
  const number = text.trim().toUpperCase();
  return QUOTE_NUMBER.test(number) ? number : undefined;
}
