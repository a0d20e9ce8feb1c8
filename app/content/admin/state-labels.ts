import type { LeadState } from '~/domain/contact/lead';
import type { GiftCardMovementKind, GiftCardState } from '~/domain/gift-cards/gift-card';
import type { ReturnState } from '~/domain/orders/order-return';
import type { ReviewState } from '~/domain/reviews/review';
import type { TicketState } from '~/domain/tickets/ticket';

export const LEAD_STATE_LABELS: Readonly<Record<LeadState, string>> = {
  new: 'New',
  open: 'Open',
  done: 'Done',
  spam: 'Spam',
};

export const RETURN_STATE_LABELS: Readonly<Record<ReturnState, string>> = {
  requested: 'requested',
  approved: 'approved',
  rejected: 'declined',
  received: 'arrived',
  refunded: 'refunded',
};

export const REVIEW_STATE_LABELS: Readonly<Record<ReviewState, string>> = {
  waiting: 'Waiting',
  approved: 'Public',
  refused: 'Refused',
};

export const GIFT_CARD_STATE_LABELS: Readonly<Record<GiftCardState, string>> = {
  valid: 'valid',
  'used-up': 'used up',
  ended: 'ended',
  void: 'void',
};

export const TICKET_STATE_LABELS: Readonly<Record<TicketState, string>> = {
  valid: 'expected',
  used: 'arrived',
  void: 'void',
};

export const GIFT_CARD_MOVEMENT_LABELS: Readonly<Record<GiftCardMovementKind, string>> = {
  issue: 'Bought',
  spend: 'Spent',
  return: 'Given back',
  void: 'Made void',
};
