import { bindDeps } from '../bind-deps.server';
import type { Database } from '../db/database.server';
import { answerReview, approveReview, refuseReview } from './decide-review.server';
import type { ReviewManagementDeps } from './deps.server';
import { getReview, listReviews, readWaitingReviews } from './list-reviews.server';

/** Reviews, for staff with the permission `reviews.manage`. */
export const createReviewManagement = ({ db }: Database, options: Omit<ReviewManagementDeps, 'db'>) =>
  bindDeps(
    { db, ...options },
    { listReviews, getReview, readWaitingReviews, approveReview, refuseReview, answerReview },
  );

export type ReviewManagement = ReturnType<typeof createReviewManagement>;
