import type { ReviewState } from '~/domain/reviews/review';

/** To the author. */
export const REVIEW_STATE_TEXTS: Readonly<Record<ReviewState, string>> = {
  waiting: 'We read it before it appears',
  approved: 'It is on the product page',
  refused: 'It is not shown: please change it',
};

/** What a form did, by the value of the query parameter. */
export const REVIEW_DONE_TEXTS: Readonly<Record<string, string>> = {
  saved: 'Thank you: we have your review',
  deleted: 'Your review is deleted',
};
