import { divideAmount } from '../money/divide-amount';
import { divideHalfUp, toPaise } from '../money/money';
import { type CodeShares, calculateUnitDiscount, type PriceableLine } from '../pricing/pricing';
import type { DiscountIssue, DiscountTerms } from './discount-code';

export interface DiscountableLine extends PriceableLine {
  categoryId?: string;
  /** It stands for money: no code applies to it. */
  isGiftCard?: boolean;
}

/** `applied` goes to `priceCart`. */
export type AppliedDiscount =
  | { kind: 'applied'; applied: CodeShares }
  | { kind: 'refused'; issue: DiscountIssue };

const FULL_BASIS_POINTS = 10_000n;

/** R-DISCOUNT-1: paise for eligible lines of this value. Never more than they cost. A percentage is rounded half up. */
function calculateAmount({ kind, value }: DiscountTerms, eligible: bigint): bigint {
  const amount =
    kind === 'amount' ? BigInt(value) : divideHalfUp(eligible * BigInt(value), FULL_BASIS_POINTS);
  return amount < eligible ? amount : eligible;
}

/**
 * R-DISCOUNT-1: what a code takes off each line, after the discounts of the lines and before tax. Throws AmountError as
 * `priceCart` does.
 */
export function applyDiscountCode(terms: DiscountTerms, lines: readonly DiscountableLine[]): AppliedDiscount {
  const { code, categoryId, minTotal } = terms;
  const weights = lines.map(({ price, sale, quantity, ...line }) => {
    const isOfCategory = categoryId === undefined || line.categoryId === categoryId;
    const isEligible = isOfCategory && !line.isGiftCard;
    return isEligible ? BigInt(price - calculateUnitDiscount(price, sale)) * BigInt(quantity) : 0n;
  });
  const eligible = weights.reduce((sum, weight) => sum + weight, 0n);
  if (eligible > 0n && eligible < BigInt(minTotal)) {
    const missing = toPaise(BigInt(minTotal) - eligible);
    return { kind: 'refused', issue: { kind: 'below-min-total', minTotal, missing } };
  }
  const amount = calculateAmount(terms, eligible);
  if (amount === 0n) return { kind: 'refused', issue: { kind: 'nothing-eligible' } };
  // R-DISCOUNT-2: a share is at most what its line costs, because the amount is at most what all lines cost.
  return { kind: 'applied', applied: { code, shares: divideAmount(toPaise(amount), weights.map(toPaise)) } };
}
