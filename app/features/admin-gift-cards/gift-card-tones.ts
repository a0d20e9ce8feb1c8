import type { GiftCardState } from '~/domain/gift-cards/gift-card';

/** Props of the badge of a state. */
export const GIFT_CARD_STATE_TONES: Readonly<
  Record<GiftCardState, { tone?: 'success' | 'warning' | 'danger' }>
> = {
  valid: { tone: 'success' },
  'used-up': {},
  ended: { tone: 'warning' },
  void: { tone: 'danger' },
};
