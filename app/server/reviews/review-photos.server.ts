import { and, eq } from 'drizzle-orm';
import { getReviewPhotoPath } from '~/content/shop/shop-page-paths';
import { isUuid } from '~/domain/text/uuid';
import { createLinkKey, isValidLinkKey } from '../crypto/signatures.server';
import { reviewPhotos, reviews } from '../db/schema/reviews.server';
import type { ReviewDeps } from './deps.server';

export type ReviewPhotoSize = 'large' | 'small';

type PhotoDeps = Pick<ReviewDeps, 'db' | 'secret' | 'contents'>;

/** Paths of a photo for its author and for staff, who see it before it is public. */
export function createPhotoPaths({ secret }: Pick<PhotoDeps, 'secret'>, id: string) {
  const key = createLinkKey(secret, 'review-photo', id);
  return { id, small: getReviewPhotoPath(id, 'small', key), large: getReviewPhotoPath(id, 'large', key) };
}

/** As WebP. `null` for an unknown photo, and without a valid key for one whose review is not approved (R-REVIEW-2). */
export async function readReviewPhoto(
  { db, secret, contents }: PhotoDeps,
  { id, size, key }: { id: string; size: ReviewPhotoSize; key: string },
): Promise<Uint8Array | null> {
  if (!isUuid(id)) return null;
  const mayReadAll = isValidLinkKey(secret, 'review-photo', { id, key });
  const [row] = await db
    .select({ columns: { content: reviewPhotos[size], record: reviewPhotos[`${size}Record`] } })
    .from(reviewPhotos)
    .innerJoin(reviews, eq(reviews.id, reviewPhotos.reviewId))
    .where(and(eq(reviewPhotos.id, id), mayReadAll ? undefined : eq(reviews.state, 'approved')));
  return row ? contents.get(row.columns) : null;
}
