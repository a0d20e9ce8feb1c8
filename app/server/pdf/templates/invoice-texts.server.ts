import type { Invoice, InvoiceContent, InvoiceParty } from '~/domain/invoices/invoice';
import { formatMoney } from '~/domain/money/money';
import { site } from '~site';

export const INVOICE_TITLES: Readonly<Record<Invoice['kind'], string>> = {
  invoice: 'Tax invoice',
  'credit-note': 'Credit note',
};

/** An amount with the label of the currency, for totals. */
export const formatInvoiceAmount = (amount: number): string => formatMoney(amount, site.currency.label);

/** An amount without the label of the currency, for the cells of a table. */
export const formatPlainAmount = (amount: number): string => formatMoney(amount, '').trim();

/** 900 → `9%`. */
export const formatRate = (basisPoints: number): string => `${basisPoints / 100}%`;

export const formatState = ({ state, stateCode }: InvoiceContent['placeOfSupply']): string =>
  stateCode ? `${state} (${stateCode})` : state;

/** Name, address, state with its code and GSTIN: rule 46(a), (d) and (e). */
export const toPartyLines = ({ name, address, gstin, ...place }: InvoiceParty): string[] => [
  name,
  ...address,
  formatState(place),
  ...(gstin ? [`GSTIN ${gstin}`] : []),
];
