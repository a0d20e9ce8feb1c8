/*
 * What the check of the books compares. Each fact belongs to an area and has a unit. `paise` and `count` are whole numbers.
 */

export const BOOK_AREAS = ['amounts', 'money', 'documents', 'numbers', 'stock', 'codes'] as const;
export type BookArea = (typeof BOOK_AREAS)[number];

type BookUnit = 'paise' | 'count' | 'text';

export const BOOK_FACTS = {
  'line-count': { area: 'amounts', unit: 'count' },
  'unit-discount': { area: 'amounts', unit: 'paise' },
  total: { area: 'amounts', unit: 'paise' },
  'code-discount': { area: 'amounts', unit: 'paise' },
  discount: { area: 'amounts', unit: 'paise' },
  tax: { area: 'amounts', unit: 'paise' },
  'order-total': { area: 'amounts', unit: 'paise' },
  received: { area: 'money', unit: 'paise' },
  refunded: { area: 'money', unit: 'paise' },
  'most-refundable': { area: 'money', unit: 'paise' },
  'most-refundable-of-payment': { area: 'money', unit: 'paise' },
  'most-refundable-units': { area: 'money', unit: 'count' },
  status: { area: 'money', unit: 'text' },
  payment: { area: 'money', unit: 'text' },
  'least-received': { area: 'money', unit: 'paise' },
  'invoice-count': { area: 'documents', unit: 'count' },
  'invoice-total': { area: 'documents', unit: 'paise' },
  'document-total': { area: 'documents', unit: 'paise' },
  'document-taxable': { area: 'documents', unit: 'paise' },
  'most-credited-of-refund': { area: 'documents', unit: 'paise' },
  'most-credited': { area: 'documents', unit: 'paise' },
  'least-credited': { area: 'documents', unit: 'paise' },
  'document-number': { area: 'numbers', unit: 'text' },
  'number-gap': { area: 'numbers', unit: 'text' },
  'last-number': { area: 'numbers', unit: 'count' },
  stock: { area: 'stock', unit: 'count' },
  'variant-stock': { area: 'stock', unit: 'count' },
  'code-uses': { area: 'codes', unit: 'count' },
  'code-uses-of-order': { area: 'codes', unit: 'count' },
} as const satisfies Readonly<Record<string, { area: BookArea; unit: BookUnit }>>;

export type BookFact = keyof typeof BOOK_FACTS;

/** A recorded value that is not what the rows behind it make. */
export interface BookDifference {
  fact: BookFact;
  /** The number of the order. Absent for facts of a product, a code or a series of numbers. */
  order?: string;
  /** What of the order, or what else: a line, a document, a product, a code. */
  subject?: string;
  /** The id of the product or code. */
  subjectId?: string;
  recorded: number | string;
  expected: number | string;
}

/** How many rows a check read. */
export interface BookCounts {
  orders: number;
  lines: number;
  payments: number;
  refunds: number;
  documents: number;
  products: number;
  codes: number;
}

/**
 * The same for a difference that was found before and did not grow: only the distance counts, because both values change
 * with each sale.
 */
export function getDifferenceKey({ fact, order, subject, recorded, expected }: BookDifference): string {
  const distance =
    typeof recorded === 'number' && typeof expected === 'number'
      ? recorded - expected
      : `${recorded} ${expected}`;
  return JSON.stringify([fact, order, subject, distance]);
}
