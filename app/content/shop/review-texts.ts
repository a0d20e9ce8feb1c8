import type { ReviewState } from '~/domain/reviews/review';

/** To the author. */
export const REVIEW_STATE_TEXTS: Readonly<Record<ReviewState, string>> = {
  waiting: 'It waits until we have read it',
  approved: 'It is on the page of the product',
  refused: 'It does not appear: please change it',
};

/** What a form did, by the value of the query parameter. */
export const REVIEW_DONE_TEXTS: Readonly<Record<string, string>> = {
  saved: 'Thank you: your review is with us',
  deleted: 'Your review is deleted',
};
