import { eq } from 'drizzle-orm';
import type { ReviewInput } from '~/domain/reviews/review-schema';
import type { QueryBuilder } from '../db/database.server';
import { reviewPhotos } from '../db/schema/reviews.server';
import type { ReviewRow } from './read-own-review.server';

/** The columns of a photo whose contents are stored. */
export type PlacedPhoto = Pick<
  typeof reviewPhotos.$inferInsert,
  'large' | 'largeRecord' | 'small' | 'smallRecord'
>;

/**
 * R-REVIEW-6: whether a form of an older version has been stored: the review has its words and its photos, and none of the
 * photos that it removes. Photos are compared by the SHA-256 of their content.
 */
export async function isStoredReview(
  transaction: QueryBuilder,
  stored: ReviewRow,
  { form, photos }: { form: ReviewInput; photos: readonly PlacedPhoto[] },
): Promise<boolean> {
  const { stars, title, text, version, removed } = form;
  const isSameText = stored.stars === stars && stored.title === title && stored.text === text;
  if (!isSameText || stored.version < version) return false;
  const { id, largeRecord } = reviewPhotos;
  const rows = await transaction
    .select({ id, largeRecord })
    .from(reviewPhotos)
    .where(eq(reviewPhotos.reviewId, stored.id));
  const hashes = rows.map((row) => row.largeRecord?.sha256);
  const isEachPhotoStored = photos.every((photo) => hashes.includes(photo.largeRecord?.sha256));
  return isEachPhotoStored && hashes.length >= photos.length && !rows.some((row) => removed.includes(row.id));
}
