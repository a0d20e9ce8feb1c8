import type { ChosenOptions } from '../catalogue/product-variants';
import { findStateByGstin } from '../india/gstin';
import { findState } from '../india/indian-states';
import type { Paise } from '../money/money';
import type { Address } from '../orders/checkout-schema';
import { listNetTotals } from '../orders/refund-amount';
import { priceCart } from '../pricing/pricing';
import { formatAmountInWords } from './amount-in-words';
import type { InvoiceContent, InvoiceLine, InvoiceParty, SupplyCode } from './invoice';
import { splitTax } from './split-tax';

/** The registered supplier. */
export type InvoiceSupplier = InvoiceParty & { gstin: string };

/** A line of an order with the code of what was sold. */
export interface InvoicedLine extends SupplyCode {
  name: string;
  options?: ChosenOptions | null;
  quantity: number;
  price: Paise;
  unitDiscount: Paise;
  /** The share of a discount code in the line. */
  codeDiscount: Paise;
}

/** An order as it was placed. Amounts in paise. */
export interface InvoicedOrder {
  number: string;
  contact: { name: string; company?: string | undefined };
  delivery: Address;
  billing: Address | null;
  gstin: string | null;
  lines: readonly InvoicedLine[];
  taxRateBasisPoints: number;
  orderTotal: Paise;
  /** Of the invoice of a milestone: the last day for its payment. */
  dueOn?: string | null;
}

/** The lines of an order do not make up its total. An invoice of such an order is never issued. */
export class InvoiceError extends Error {
  override readonly name = 'InvoiceError';
}

function toParty(name: string, { line1, line2, city, state, pin }: Address, gstin?: string): InvoiceParty {
  const registered = gstin === undefined ? undefined : findStateByGstin(gstin);
  return {
    name,
    address: [line1, line2 ?? '', `${city} ${pin}`.trim()].filter((line) => line !== ''),
    state,
    stateCode: (registered ?? findState(state))?.gstCode ?? '',
    ...(gstin !== undefined && { gstin }),
  };
}

function toLine(
  { name, options, quantity, price, hsnCode, unit }: InvoicedLine,
  taxable: Paise,
): InvoiceLine {
  const total = price * quantity;
  return {
    name: [name, options?.color, options?.size].filter(Boolean).join(', '),
    hsnCode,
    unit,
    quantity,
    unitPrice: price,
    discount: total - taxable,
    taxable,
  };
}

/**
 * R-INVOICE-1: the invoice of an order: its prices by the module that priced it, to the paisa (R-PRICE-3). The place of supply
 * is the state of the delivery (section 10(1)(a) of the IGST Act). R-INVOICE-8: it names the company, if there is one. Throws InvoiceError when the order does not add up.
 */
export function buildInvoice(order: InvoicedOrder, supplier: InvoiceSupplier): InvoiceContent {
  const { number: orderNumber, contact, taxRateBasisPoints: rateBasisPoints, orderTotal } = order;
  const netTotals = listNetTotals(order);
  const net = netTotals.reduce((sum, total) => sum + total, 0);
  const { taxable, tax, orderTotal: total } = priceCart([{ price: net, quantity: 1 }], rateBasisPoints);
  if (total !== orderTotal)
    throw new InvoiceError(`The lines of ${orderNumber} make ${total} paise, its total is ${orderTotal}.`);
  const delivery = toParty(contact.name, order.delivery);
  const { state, stateCode } = delivery;
  return {
    orderNumber,
    ...(order.dueOn && { dueOn: order.dueOn }),
    supplier,
    buyer: toParty(
      contact.company ?? contact.name,
      order.billing ?? order.delivery,
      order.gstin ?? undefined,
    ),
    delivery,
    placeOfSupply: { state, stateCode },
    lines: order.lines.map((line, position) => toLine(line, netTotals[position] ?? 0)),
    taxable,
    taxRateBasisPoints: rateBasisPoints,
    taxes: splitTax({ tax, rateBasisPoints, supplierStateCode: supplier.stateCode, stateCode }),
    total,
    totalInWords: formatAmountInWords(total),
  };
}
