import type { QuoteState } from '~/domain/quotes/quote-state';
import { site } from '~site';

export const QUOTE_STATE_LABELS: Readonly<Record<QuoteState, string>> = {
  draft: 'Draft',
  sent: 'Sent',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
};

/** What a new quote begins with. */
export const DEFAULT_QUOTE_TERMS = `Prices are in Indian rupees. GST is added at the rates shown.
Work begins after this quote is accepted. We agree on changes of the scope in writing before we do them.
Invoices are payable within 15 days by bank transfer or UPI.
What we make for you belongs to you once it is paid.
Indian law applies. The courts of ${site.address.city} have jurisdiction.`;

/** Days from today to the last day of a new quote. */
export const QUOTE_VALIDITY_DAYS = 30;
