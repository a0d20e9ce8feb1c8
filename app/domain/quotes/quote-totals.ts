import { findState } from '../india/indian-states';
import type { InvoiceTax } from '../invoices/invoice';
import { splitTax } from '../invoices/split-tax';
import type { Paise } from '../money/money';
import { priceCart } from '../pricing/pricing';
import type { QuoteLine, QuoteTotals } from './sales-quote';

type PricedLine = Pick<QuoteLine, 'quantity' | 'unitPrice' | 'rateBasisPoints'>;

interface PlaceOfSupply {
  supplierStateCode: string;
  /** The name of the client's state. A GSTIN has to be registered there. */
  state: string;
}

export const getLineTotal = ({ quantity, unitPrice }: PricedLine): Paise => quantity * unitPrice;

const sum = (amounts: readonly Paise[]): Paise => amounts.reduce((total, amount) => total + amount, 0);

/**
 * R-QUOTE-2: the tax of each rate is that of the module which prices orders (R-PRICE-3), and is split as on an invoice
 * (R-INVOICE-3). The place of supply is the state of the client.
 */
export function priceQuote(
  lines: readonly PricedLine[],
  { supplierStateCode, state }: PlaceOfSupply,
): QuoteTotals {
  const stateCode = findState(state)?.gstCode ?? '';
  const rates = [...new Set(lines.map(({ rateBasisPoints }) => rateBasisPoints))].toSorted((a, b) => a - b);
  const priced = rates.map((rateBasisPoints) => {
    const ofRate = lines.filter((line) => line.rateBasisPoints === rateBasisPoints);
    const { taxable, tax } = priceCart(
      ofRate.map(({ unitPrice: price, quantity }) => ({ price, quantity })),
      rateBasisPoints,
    );
    const taxes: InvoiceTax[] =
      rateBasisPoints === 0 ? [] : splitTax({ tax, rateBasisPoints, supplierStateCode, stateCode });
    return { taxable, tax, taxes };
  });
  const taxable = sum(priced.map((rate) => rate.taxable));
  return {
    taxable,
    taxes: priced.flatMap(({ taxes }) => taxes),
    total: taxable + sum(priced.map(({ tax }) => tax)),
  };
}
