import type { LeadState } from '~/domain/contact/lead-state';
import type { ReturnState } from '~/domain/orders/order-return';
import type { ReviewState } from '~/domain/reviews/review';

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
