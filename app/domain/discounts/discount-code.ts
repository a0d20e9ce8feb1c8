import type { Paise } from '../money/money';

/** The field of a form with what its discount code takes off, in paise, as the page shows it. */
export const SHOWN_DISCOUNT_FIELD = 'shownDiscount';

export const DISCOUNT_KINDS = ['amount', 'percent'] as const;
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

/** What the price of a cart depends on. */
export interface DiscountTerms {
  /** In capital letters. */
  code: string;
  kind: DiscountKind;
  /** Paise for an amount, basis points (1 % = 100) for a percentage. */
  value: number;
  /** The least value of the eligible lines after their own discounts, before tax. */
  minTotal: Paise;
  /** Only products of this category are eligible. Absent: all products. */
  categoryId?: string;
}

/** Who may use a code, when and how often. */
export interface DiscountCode extends DiscountTerms {
  isOncePerPerson: boolean;
  /** Uses in all. Absent: without a limit. */
  maxUses?: number;
  /** Uses of orders that were not cancelled. */
  uses: number;
  startsAt?: Date;
  /** From this moment the code is not valid. */
  endsAt?: Date;
  isActive: boolean;
}

/**
 * Why a code does not apply. `unknown`: no active code has this text · `below-min-total`: `missing` paise of eligible lines
 * are missing · `card-…`: the code is that of a gift card, and no card buys another one (R-GIFT-2).
 */
export type DiscountIssue =
  | { kind: 'card-void' | 'card-ended' | 'card-used-up' | 'card-for-card' }
  | { kind: 'unknown' | 'ended' | 'used-up' | 'used-by-person' | 'nothing-eligible' }
  | { kind: 'not-started'; startsAt: Date }
  | { kind: 'below-min-total'; minTotal: Paise; missing: Paise };

const CODE_FORMAT = /^[A-Z0-9][A-Z0-9-]{2,31}$/;

/** A typed code in its canonical form: trimmed, in upper case. `undefined` for a text that cannot be a code. */
export function parseDiscountCode(typed: string): string | undefined {
  const code = typed.trim().toUpperCase();
  return CODE_FORMAT.test(code) ? code : undefined;
}

/** R-DISCOUNT-3: whether the code may be used now, whatever is in the cart. `undefined` when it may. */
export function findUseIssue(
  { isActive, startsAt, endsAt, isOncePerPerson, maxUses, uses }: DiscountCode,
  { now, isUsedByPerson }: { now: Date; isUsedByPerson: boolean },
): DiscountIssue | undefined {
  if (!isActive) return { kind: 'unknown' };
  if (startsAt && now < startsAt) return { kind: 'not-started', startsAt };
  if (endsAt && now >= endsAt) return { kind: 'ended' };
  if (isOncePerPerson && isUsedByPerson) return { kind: 'used-by-person' };
  if (maxUses !== undefined && uses >= maxUses) return { kind: 'used-up' };
  return undefined;
}
