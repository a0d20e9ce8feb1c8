import { bindDeps } from '../bind-deps.server';
import type { Database } from '../db/database.server';
import type { ReviewDeps } from './deps.server';
import { getReviewPage } from './read-own-review.server';
import { listReviewLinks } from './review-links.server';
import { createPhotoPaths, readReviewPhoto } from './review-photos.server';
import { deleteOwnReview, saveReview } from './save-review.server';

/** Reviews by buyers (R-REVIEW-1). */
export const createReviews = ({ db }: Database, options: Omit<ReviewDeps, 'db'>) =>
  bindDeps(
    { db, ...options },
    { getReviewPage, listReviewLinks, saveReview, deleteOwnReview, readReviewPhoto, createPhotoPaths },
  );

export type Reviews = ReturnType<typeof createReviews>;
