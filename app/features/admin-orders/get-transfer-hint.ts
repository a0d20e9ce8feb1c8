import type { ReceivedPayment } from '~/domain/orders/order';

/** R-GIFT-5: what staff transfer of a refund, below the field of its reference. */
export const getTransferHint = (payments: readonly Pick<ReceivedPayment, 'provider'>[]): string =>
  payments.some(({ provider }) => provider === 'gift-card')
    ? 'The gift card gets its part back first, by itself: transfer the rest only. Leave it empty when you do that later.'
    : 'Leave it empty when you transfer the money later.';
