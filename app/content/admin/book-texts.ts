import {
  BOOK_FACTS,
  type BookArea,
  type BookDifference,
  type BookFact,
} from '~/domain/books/book-difference';
import { formatMoney } from '~/domain/money/money';
import { site } from '~site';

export const BOOK_FACT_LABELS: Readonly<Record<BookFact, string>> = {
  'line-count': 'Lines of the order',
  'unit-discount': 'Discount on one unit',
  total: 'Price of all lines',
  'code-discount': 'Discount of the code',
  discount: 'Discounts',
  tax: site.tax.name,
  'order-total': 'Order total',
  received: 'Sum of the payments',
  refunded: 'Sum of the refunds',
  'most-refundable': 'Refunded more than was received',
  'most-refundable-of-payment': 'Refunded more than the payment',
  'most-refundable-units': 'Refunded more units than were sold',
  status: 'Status',
  payment: 'Paid or not',
  'least-received': 'Counts as paid with less than its total',
  'invoice-count': 'Invoices of the order',
  'invoice-total': 'Total of the invoice',
  'document-total': 'Total of the document',
  'document-taxable': 'Taxable value of the document',
  'most-credited-of-refund': 'Credited more than was refunded',
  'most-credited': 'Credited more than the invoice',
  'least-credited': 'Credited less than was refunded',
  'document-number': 'Number of the document',
  'number-gap': 'Gap in the numbers',
  'last-number': 'Number that was given last',
  stock: 'Units in stock',
  'variant-stock': 'Units in stock of a variant',
  'code-uses': 'Uses of the discount code',
  'code-uses-of-order': 'Use of a discount code',
};

/** What is proved in each area, and how. */
export const BOOK_AREA_TEXTS: Readonly<Record<BookArea, { title: string; text: string }>> = {
  amounts: {
    title: 'Totals',
    text: `Each order again from its lines: prices, discounts, the shares of a code and ${site.tax.name}. Delivery is free.`,
  },
  money: {
    title: 'Money',
    text: 'What arrived and what went back, from the single payments and refunds, against the status of the order.',
  },
  documents: {
    title: 'Documents',
    text: 'Each paid order has one invoice of its total. Credit notes take off exactly what went back.',
  },
  numbers: {
    title: 'Numbers',
    text: 'Invoices and credit notes count from 1 in each financial year, without a gap.',
  },
  stock: {
    title: 'Stock',
    text: 'For each product and each of its variants: what there was at first, with all movements, less what was sold, and what cancelled orders gave back. The first check of a product derives what there was; from then on every unit is accounted for.',
  },
  codes: {
    title: 'Discount codes',
    text: 'The uses that a code counts are the orders that have it. Cancelled orders give their use back.',
  },
};

/** The recorded and the expected value of a difference, as people read them. */
export function formatBookValues({ fact, recorded, expected }: BookDifference) {
  const format = (value: number | string) =>
    typeof value === 'number' && BOOK_FACTS[fact].unit === 'paise'
      ? formatMoney(value, site.currency.label)
      : String(value);
  return { recorded: format(recorded), expected: format(expected) };
}
