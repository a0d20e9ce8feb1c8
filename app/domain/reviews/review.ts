import { pluralise } from '../text/pluralise';

/** R-REVIEW-2: a review waits until staff approve it. Only approved ones are public and counted. */
export const REVIEW_STATES = ['waiting', 'approved', 'refused'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** Longest texts in characters; forms give them to `maxlength`. */
export const REVIEW_LIMITS = { title: 80, text: 2000, reason: 500, answer: 1000 } as const;

/** The fields of the form for new photos: each holds one. */
export const PHOTO_FIELDS = ['photo-0', 'photo-1', 'photo-2', 'photo-3'] as const;

export const MAX_REVIEW_PHOTOS = PHOTO_FIELDS.length;

export const STAR_VALUES = [5, 4, 3, 2, 1] as const;

export const formatStars = (stars: number): string => pluralise(stars, 'star');

/** R-REVIEW-1: the order is delivered, and its buyer has not deleted the account. */
export const canReviewOrder = ({ status, isAnonymous }: { status: string; isAnonymous: boolean }): boolean =>
  status === 'delivered' && !isAnonymous;

/** R-REVIEW-3: the first name and the first letter of the last one: "Meera N.". */
export function toReviewerName(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const [first = 'A buyer'] = words;
  const last = words.length > 1 ? words.at(-1) : undefined;
  const [initial] = last ?? '';
  return initial ? `${first} ${initial.toLocaleUpperCase('en-IN')}.` : first;
}

/** A review as its author sees it. */
export interface OwnReview {
  id: string;
  stars: number;
  title: string;
  text: string;
  state: ReviewState;
  /** Why staff refused it. */
  refusal?: string;
  photoIds: readonly string[];
  /** Counts changes by the author and by staff. */
  version: number;
}

/** A review in the list of staff. */
export interface ListedReview {
  id: string;
  productId: string;
  productName: string;
  author: string;
  stars: number;
  title: string;
  /** The first characters of the text. */
  excerpt: string;
  state: ReviewState;
  photos: number;
  hasAnswer: boolean;
  submittedAt: Date;
}

/** A review on its page in the back office. */
export interface StaffReview extends OwnReview {
  productId: string;
  productName: string;
  author: string;
  /** Absent for a review of the sample data. */
  orderNumber?: string;
  answer: string;
  submittedAt: Date;
}
