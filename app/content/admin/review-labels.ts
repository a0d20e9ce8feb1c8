import type { ReviewState } from '~/domain/reviews/review';

export const REVIEW_STATE_LABELS: Readonly<Record<ReviewState, string>> = {
  waiting: 'Waiting',
  approved: 'Public',
  refused: 'Refused',
};
