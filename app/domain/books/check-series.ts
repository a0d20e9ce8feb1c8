import type { VariantKey } from '../catalogue/product-variants';
import type { InvoiceKind } from '../invoices/invoice';
import type { BookDifference } from './book-difference';
import { type BooksOrder, isReleased } from './books-order';
import { toDocumentNumber } from './check-documents';

/** All documents of a kind and financial year. */
export interface NumberSeries {
  kind: InvoiceKind;
  financialYear: string;
  /** The highest position. 0 without a document. */
  highest: number;
  /** The position that was given last. 0 without a counter. */
  counted: number;
  /** Missing positions, from the first to the last one. */
  gaps: readonly { first: number; last: number }[];
}

/** R-BOOKS-4: the numbers of documents begin with 1 and have no gap. */
export function checkNumbers({ kind, financialYear, ...series }: NumberSeries): BookDifference[] {
  const { highest, counted, gaps } = series;
  const toNumber = (position: number) => toDocumentNumber(kind, financialYear, position);
  const missing = gaps.map(({ first, last }): BookDifference => {
    const subject = first === last ? toNumber(first) : `${toNumber(first)} to ${toNumber(last)}`;
    return { fact: 'number-gap', subject, recorded: 'missing', expected: 'issued' };
  });
  const subject = toNumber(highest);
  return counted === highest
    ? missing
    : [...missing, { fact: 'last-number', subject, recorded: counted, expected: highest }];
}

/** Units of a product, or of one of its variants. */
export interface StockAccount {
  id: string;
  /** Of the product, with that of the variant. */
  name: string;
  /** Absent for a whole product. */
  variant?: VariantKey;
  /** Of a product also the units of variants that are not offered any more. */
  stock: number;
  /** What there was before the first order and movement. Absent for a product that no check has seen. */
  opening?: number;
  sold: number;
  /** Units of orders that ended before they were sent. */
  released: number;
  /** The sum of the movements: deliveries, returns, losses and others. */
  moved: number;
}

/** What there must have been at first. */
export const deriveOpening = ({ stock, sold, released, moved }: StockAccount): number =>
  stock + sold - released - moved;

/**
 * R-BOOKS-5: stock = opening + movements − sold + released. The first check that sees a product derives its opening; it
 * can be proved from then on.
 */
export function checkStock(account: StockAccount): BookDifference[] {
  const { id: subjectId, name: subject, stock: recorded, sold, released, moved } = account;
  const { variant, opening = deriveOpening(account) } = account;
  const expected = opening + moved - sold + released;
  return recorded === expected
    ? []
    : [{ fact: variant ? 'variant-stock' : 'stock', subject, subjectId, recorded, expected }];
}

/** R-BOOKS-6: the uses of a code are the orders that have it, without those that ended before they were sent. */
export function checkCodeUses(code: {
  id: string;
  code: string;
  uses: number;
  rows: number;
}): BookDifference[] {
  const { id: subjectId, code: subject, uses: recorded, rows: expected } = code;
  return recorded === expected ? [] : [{ fact: 'code-uses', subject, subjectId, recorded, expected }];
}

/** R-BOOKS-6, from the side of the order. */
export function checkCodeOfOrder(order: BooksOrder): BookDifference[] {
  const { number, discountCode, usedCodes } = order;
  const wanted = discountCode !== null && !isReleased(order) ? [discountCode] : [];
  const codes = [...new Set([...wanted, ...usedCodes])];
  return codes.flatMap((subject): BookDifference[] => {
    const recorded = usedCodes.filter((code) => code === subject).length;
    const expected = wanted.includes(subject) ? 1 : 0;
    return recorded === expected
      ? []
      : [{ fact: 'code-uses-of-order', order: number, subject, recorded, expected }];
  });
}
