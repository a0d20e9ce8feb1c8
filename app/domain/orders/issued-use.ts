/**
 * Why an order with gift cards or tickets cannot be cancelled or refunded (R-GIFT-4, R-TICKET-3). `gift-card-spent`: a card was
 * spent · `gift-card-late`: the days to cancel a card are over · `gift-card-valid`: the money that is left would not cover cards
 * that stay valid · `ticket-used`: a guest was checked in
 */
export type IssuedUse = 'gift-card-spent' | 'gift-card-late' | 'gift-card-valid' | 'ticket-used';
