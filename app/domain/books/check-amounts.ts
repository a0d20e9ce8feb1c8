import type { Sale } from '../catalogue/product';
import type { Paise } from '../money/money';
import type { BookDifference, BookFact } from './book-difference';
import { type BooksOrder, sumAmounts } from './books-order';

/** Half a paisa is rounded up. */
const takeBasisPoints = (amount: Paise, basisPoints: number): Paise =>
  Number((BigInt(amount) * BigInt(basisPoints) * 2n + 10_000n) / 20_000n);

/** What a sale takes off one unit: an amount, or a percentage with at most two decimals. Never more than the price. */
function calculateExpectedDiscount(price: Paise, sale: Sale | null): Paise {
  if (!sale) return 0;
  const discount =
    sale.type === 'amount' ? sale.discount : takeBasisPoints(price, Math.round(sale.discount * 100));
  return Math.min(price, discount);
}

/**
 * R-BOOKS-1: the amounts of an order from its lines alone. This does not use the modules that priced the order: it would
 * repeat their errors. Delivery is free, so no line stands for it.
 */
export function checkAmounts(order: BooksOrder): BookDifference[] {
  const { number, lines, taxRateBasisPoints } = order;
  const total = sumAmounts(lines.map(({ price, quantity }) => price * quantity));
  const codeDiscount = sumAmounts(lines.map((line) => line.codeDiscount));
  const discount =
    sumAmounts(lines.map(({ unitDiscount, quantity }) => unitDiscount * quantity)) + codeDiscount;
  // An amount that was tampered with may be beyond what the lines cost.
  const tax = takeBasisPoints(Math.max(0, total - discount), taxRateBasisPoints);
  const facts: readonly (readonly [BookFact, number, number])[] = [
    ['line-count', lines.length, Math.max(1, lines.length)],
    ['total', order.total, total],
    ['code-discount', order.codeDiscount, codeDiscount],
    ['discount', order.discount, discount],
    ['tax', order.tax, tax],
    ['order-total', order.orderTotal, total - discount + tax],
  ];
  const ofLines = lines.flatMap(({ name, price, sale, unitDiscount }): BookDifference[] => {
    const expected = calculateExpectedDiscount(price, sale);
    return unitDiscount === expected
      ? []
      : [{ fact: 'unit-discount', order: number, subject: name, recorded: unitDiscount, expected }];
  });
  const ofOrder = facts.flatMap(([fact, recorded, expected]): BookDifference[] =>
    recorded === expected ? [] : [{ fact, order: number, recorded, expected }],
  );
  return [...ofLines, ...ofOrder];
}
