import type { IssuedUse } from '~/domain/orders/issued-use';
import { RETURN_DAYS } from '~/domain/orders/order-return';

/** To the buyer and to staff: why an order is neither cancelled nor refunded. */
export const ISSUED_USE_TEXTS: Readonly<Record<IssuedUse, string>> = {
  'gift-card-spent': 'A gift card of this order has been spent, so the money for it cannot go back.',
  'gift-card-late': `An order with a gift card can be cancelled within ${RETURN_DAYS} days of the card’s issue. They are over.`,
  'gift-card-valid':
    'What is left of the money would not cover the gift cards of this order. Refund the cards as units: they are void then.',
  'ticket-used': 'A ticket of this order was used at the entrance.',
  'seat-late':
    'The last day to cancel a seat of this order for a refund is over. You can still give it to somebody else.',
};
