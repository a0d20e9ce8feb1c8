import { bindDeps } from '../bind-deps.server';
import type { Database } from '../db/database.server';
import { getContents } from '../files/file-contents.server';
import { answerReview, approveReview, refuseReview } from './decide-review.server';
import type { ReviewDeps, ReviewManagementDeps } from './deps.server';
import { getReview, listReviews, readWaitingReviews } from './list-reviews.server';
import { getReviewPage } from './read-own-review.server';
import { listReviewLinks } from './review-links.server';
import { createPhotoPaths, readReviewPhoto } from './review-photos.server';
import { deleteOwnReview, saveReview } from './save-review.server';

/** Reviews by buyers (R-REVIEW-1). */
export const createReviews = (database: Database, options: Omit<ReviewDeps, 'db' | 'contents'>) =>
  bindDeps(
    { db: database.db, contents: getContents(database), ...options },
    { getReviewPage, listReviewLinks, saveReview, deleteOwnReview, readReviewPhoto, createPhotoPaths },
  );

export type Reviews = ReturnType<typeof createReviews>;

/** Reviews, for staff with the permission `reviews.manage`. */
export const createReviewManagement = ({ db }: Database, options: Omit<ReviewManagementDeps, 'db'>) =>
  bindDeps(
    { db, ...options },
    { listReviews, getReview, readWaitingReviews, approveReview, refuseReview, answerReview },
  );

export type ReviewManagement = ReturnType<typeof createReviewManagement>;
