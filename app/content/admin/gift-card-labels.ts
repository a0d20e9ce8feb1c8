import type { GiftCardMovementKind, GiftCardState } from '~/domain/gift-cards/gift-card';

export const GIFT_CARD_STATE_LABELS: Readonly<Record<GiftCardState, string>> = {
  valid: 'valid',
  'used-up': 'used up',
  ended: 'ended',
  void: 'void',
};

export const GIFT_CARD_MOVEMENT_LABELS: Readonly<Record<GiftCardMovementKind, string>> = {
  issue: 'Bought',
  spend: 'Spent',
  return: 'Given back',
  void: 'Made void',
};
