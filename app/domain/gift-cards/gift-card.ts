import type { Paise } from '../money/money';
import { getEndOfIndianDay } from '../time/wall-clock';

/** Longest texts of a gift card in characters, for `maxlength` in forms. */
export const GIFT_LIMITS = { name: 100, message: 300 } as const;

/**
 * `issue`: the card was bought · `spend`: an order was paid with it · `return`: that order was cancelled or refunded ·
 * `void`: its purchase was cancelled or refunded, or staff voided it
 */
export type GiftCardMovementKind = 'issue' | 'spend' | 'return' | 'void';

/** Amounts in paise. */
export interface GiftCard {
  /** What the card was worth when it was issued. */
  amount: Paise;
  balance: Paise;
  /** From this moment the card cannot be spent. */
  endsAt: Date;
  voidedAt: Date | null;
}

export type GiftCardState = 'valid' | 'used-up' | 'ended' | 'void';

export const GIFT_CARD_YEARS = 2;

/** A card that gets money back is valid for at least this long. */
export const DAYS_AFTER_RETURN = 90;

/** Until when a card that is issued now is valid: two years. The end of a day in India, because emails name the day alone. */
export function getGiftCardEnd(issuedAt: Date): Date {
  const end = new Date(issuedAt);
  end.setUTCFullYear(end.getUTCFullYear() + GIFT_CARD_YEARS);
  return getEndOfIndianDay(end, 0);
}

/** Returned money can be spent again: the end of the card moves when it is too near. */
export const getEndAfterReturn = ({ endsAt }: Pick<GiftCard, 'endsAt'>, now: Date): Date =>
  new Date(Math.max(endsAt.getTime(), getEndOfIndianDay(now, DAYS_AFTER_RETURN).getTime()));

export function getGiftCardState({ balance, endsAt, voidedAt }: GiftCard, now: Date): GiftCardState {
  if (voidedAt) return 'void';
  if (balance === 0) return 'used-up';
  return now < endsAt ? 'valid' : 'ended';
}

/** The balance is the whole amount: nothing was paid with the card, or all of it was returned. */
export const isUnspent = ({ amount, balance }: Pick<GiftCard, 'amount' | 'balance'>): boolean =>
  balance === amount;

/** R-GIFT-2: a card pays as much of an order as it can. */
export const calculateCardPayment = (balance: Paise, orderTotal: Paise): Paise =>
  Math.min(balance, orderTotal);
