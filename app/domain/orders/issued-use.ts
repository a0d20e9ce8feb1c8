import { type GiftCard, isUnspent } from '../gift-cards/gift-card';
import { isReturnable } from './order-return';

/**
 * Why an order with gift cards or tickets cannot be cancelled or refunded (R-GIFT-4, R-TICKET-3, R-TICKET-5). `gift-card-spent`: a
 * card was spent · `gift-card-late`: the days to cancel a card are over · `gift-card-valid`: the money that is left would not cover
 * cards that stay valid · `ticket-used`: a guest was checked in · `seat-late`: the days in which a buyer cancels a seat are over
 */
export type IssuedUse =
  | 'gift-card-spent'
  | 'gift-card-late'
  | 'gift-card-valid'
  | 'ticket-used'
  | 'seat-late';

type IssuedCard = Pick<GiftCard, 'amount' | 'balance'> & {
  /** When it was issued. */
  createdAt: Date;
};

/** R-GIFT-4, R-GIFT-8: why an order with these cards cannot be cancelled at `now`. Cards that a refund voided count no more. */
export function findCardUse(cards: readonly IssuedCard[], now: Date): IssuedUse | undefined {
  if (!cards.every(isUnspent)) return 'gift-card-spent';
  return cards.every(({ createdAt }) => isReturnable(createdAt, now)) ? undefined : 'gift-card-late';
}
