import type { Product } from '~/domain/catalogue/product';
import { deskReviews } from './reviews/desk';
import { electronicsReviews } from './reviews/electronics';
import { eventReviews } from './reviews/events';
import { paperReviews } from './reviews/paper';
import { tableReviews } from './reviews/table';
import { wearReviews } from './reviews/wear';
import type { SeedReview } from './types';

/** By product id, newest first. A product without reviews has no entry. */
export const seedReviews: Readonly<Record<string, readonly SeedReview[]>> = {
  ...tableReviews,
  ...deskReviews,
  ...electronicsReviews,
  ...wearReviews,
  ...paperReviews,
  ...eventReviews,
};

/** The number of reviews and their mean with one decimal. Without reviews, 0 stars (R-PRODUCT-1). */
export function summariseReviews(reviews: readonly Pick<SeedReview, 'stars'>[]): Product['review'] {
  if (reviews.length === 0) return { count: 0, stars: 0 };
  const sum = reviews.reduce((total, review) => total + review.stars, 0);
  return { count: reviews.length, stars: Math.round((10 * sum) / reviews.length) / 10 };
}
