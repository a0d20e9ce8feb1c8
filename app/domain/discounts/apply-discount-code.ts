import { divideHalfUp, type Paise, toPaise } from '../money/money';
import { type CodeShares, calculateUnitDiscount, type PriceableLine } from '../pricing/pricing';
import type { DiscountIssue, DiscountTerms } from './discount-code';

export interface DiscountableLine extends PriceableLine {
  categoryId?: string;
}

/** `applied` goes to `priceCart`. */
export type AppliedDiscount =
  | { kind: 'applied'; applied: CodeShares }
  | { kind: 'refused'; issue: DiscountIssue };

const FULL_BASIS_POINTS = 10_000n;

/**
 * R-DISCOUNT-2: divides `amount` in proportion to `weights`, exact to the paisa. Each part is at most its weight as long as
 * `amount` is at most the sum of the weights.
 */
function divideInProportion(amount: bigint, weights: readonly bigint[]): Paise[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  let before = 0n;
  return weights.map((weight) => {
    const start = (amount * before) / whole;
    before += weight;
    return toPaise((amount * before) / whole - start);
  });
}

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
    const isEligible = categoryId === undefined || line.categoryId === categoryId;
    return isEligible ? BigInt(price - calculateUnitDiscount(price, sale)) * BigInt(quantity) : 0n;
  });
  const eligible = weights.reduce((sum, weight) => sum + weight, 0n);
  if (eligible > 0n && eligible < BigInt(minTotal)) {
    const missing = toPaise(BigInt(minTotal) - eligible);
    return { kind: 'refused', issue: { kind: 'below-min-total', minTotal, missing } };
  }
  const amount = calculateAmount(terms, eligible);
  if (amount === 0n) return { kind: 'refused', issue: { kind: 'nothing-eligible' } };
  return { kind: 'applied', applied: { code, shares: divideInProportion(amount, weights) } };
}
