import type { Order } from '../orders/order';
import type { ApiOrder } from './api-schemas';

interface ApiOrderOptions {
  /** The page of the order in the back office. */
  url: string;
  currency: string;
  /** With names, addresses, the GSTIN and the note of the buyer. */
  includesContact: boolean;
}

/** R-DISCOUNT-2: `payable` of a priced line is before the discount code, which has a share in each line. */
const toLines = ({ lines, priced }: Order) =>
  lines.map(({ productId, name, quantity, options }, index) => ({
    productId,
    name,
    quantity,
    ...(options && { options }),
    payable: (priced.lines[index]?.payable ?? 0) - (priced.codeDiscount?.shares[index] ?? 0),
  }));

const toContact = ({ contact, delivery, billing, gstin, notes }: Order) => ({
  contact,
  delivery,
  ...(billing && { billing }),
  ...(gstin !== undefined && { gstin }),
  ...(notes !== undefined && { notes }),
});

/** R-API-3, R-WEBHOOK-3: an order as other programs get it. Amounts are paise with tax, those of lines without. */
export function toApiOrder(order: Order, { url, currency, includesContact }: ApiOrderOptions): ApiOrder {
  const { number, status, paid, createdAt, priced, balance, paymentMethod, version, invoices } = order;
  return {
    number,
    version,
    status,
    isPaid: paid,
    placedAt: createdAt.toISOString(),
    url,
    currency,
    paymentMethod,
    total: priced.orderTotal,
    tax: priced.tax,
    received: balance.received,
    refunded: balance.refunded,
    outstanding: balance.outstanding,
    lines: toLines(order),
    invoices,
    ...(order.dueOn !== undefined && { dueOn: order.dueOn }),
    ...(order.tracking && { tracking: order.tracking }),
    ...(includesContact && toContact(order)),
  };
}
