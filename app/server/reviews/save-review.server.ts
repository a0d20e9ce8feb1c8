import { and, eq, inArray } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { MAX_REVIEW_PHOTOS, toReviewerName } from '~/domain/reviews/review';
import type { ReviewInput } from '~/domain/reviews/review-schema';
import type { QueryBuilder } from '../db/database.server';
import { retryOnConflict } from '../db/retry.server';
import { products } from '../db/schema/catalogue.server';
import { orders } from '../db/schema/orders.server';
import { reviewPhotos, reviews } from '../db/schema/reviews.server';
import { findOrderByKey } from '../orders/read-order.server';
import type { OrderRow } from '../orders/to-order.server';
import type { ReviewPhotoCheck } from '../profiles/pictures/check-review-photo.server';
import { countAttempt } from '../rate-limits/attempts.server';
import { readBuyer } from './buyer-key.server';
import { announceReviews, type ReviewDeps } from './deps.server';
import { isStoredReview, type PlacedPhoto } from './is-stored-review.server';
import {
  canWriteReview,
  findOrderedName,
  findOwnReview,
  listPhotoIds,
  type ReviewLink,
} from './read-own-review.server';

export interface ReviewSubmission {
  /** Has passed reviewSchema. */
  form: ReviewInput;
  /** Empty files do not count: browsers send them for fields that were left blank. */
  photos: readonly File[];
}

export type SaveReviewResult =
  /** `repeated`: the same form was stored before, and its answer was lost. */
  | { kind: 'saved' | 'repeated' | 'unknown' }
  /** The order is not delivered, the event has not begun, or the product is not in the shop any more. */
  | { kind: 'not-allowed' }
  /** `issue` is a sentence for the field of the photo with this index. */
  | { kind: 'photo-refused'; index: number; issue: string }
  | { kind: 'too-many-photos' }
  /** The page shows an older version. */
  | { kind: 'conflict' }
  /** Too many attempts: the seconds to wait. */
  | { kind: 'wait'; seconds: number }
  /** Too many photos are being decoded. */
  | { kind: 'busy' };

const ATTEMPTS_PER_HOUR = 20;

type Photo = Extract<ReviewPhotoCheck, { kind: 'accepted' }>['photo'];

/** One after the other: an owner has one photo in the queue at a time. */
async function checkPhotos(
  { checkPhoto }: ReviewDeps,
  files: readonly File[],
  owner: string,
): Promise<{ photos: Photo[] } | { failed: SaveReviewResult }> {
  const photos: Photo[] = [];
  for (const [index, file] of files.entries()) {
    if (file.size === 0) continue;
    const check = await checkPhoto(file, owner);
    if (check.kind === 'refused') return { failed: { kind: 'photo-refused', index, issue: check.issue } };
    if (check.kind !== 'accepted') return { failed: { kind: 'busy' } };
    photos.push(check.photo);
  }
  return { photos };
}

async function placePhotos({ contents }: ReviewDeps, photos: readonly Photo[]): Promise<PlacedPhoto[]> {
  const placed: PlacedPhoto[] = [];
  for (const photo of photos) {
    const large = await contents.put(photo.large, 'image/webp');
    const small = await contents.put(photo.small, 'image/webp');
    placed.push({
      large: large.content,
      largeRecord: large.record,
      small: small.content,
      smallRecord: small.record,
    });
  }
  return placed;
}

/** Two forms of one buyer wait for each other here: order first, then product, as everywhere. */
async function lockOrderAndProduct(transaction: QueryBuilder, orderId: string, productId: string) {
  const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId)).for('update');
  await transaction
    .select({ id: products.id })
    .from(products)
    .where(eq(products.id, productId))
    .for('no key update');
  return order;
}

async function writeReview(
  transaction: QueryBuilder,
  {
    order,
    productId,
    form,
    photos,
  }: { order: OrderRow; productId: string; form: ReviewInput; photos: readonly PlacedPhoto[] },
  now: Date,
): Promise<SaveReviewResult> {
  const stored = await findOwnReview(transaction, order, productId);
  if ((stored?.version ?? 0) !== form.version)
    return {
      kind: stored && (await isStoredReview(transaction, stored, { form, photos })) ? 'repeated' : 'conflict',
    };
  const storedPhotos = stored ? await listPhotoIds(transaction, stored.id) : [];
  const remaining = storedPhotos.filter((id) => !form.removed.includes(id));
  if (remaining.length + photos.length > MAX_REVIEW_PHOTOS) return { kind: 'too-many-photos' };
  const { stars, title, text } = form;
  const { key: buyerKey } = await readBuyer(transaction, order);
  const written = {
    stars,
    title,
    text,
    state: 'waiting' as const,
    refusal: '',
    submittedAt: now,
    author: toReviewerName(order.contact.name),
    verified: true,
    version: form.version + 1,
    buyerKey,
  };
  const reviewId = stored?.id ?? uuid();
  if (stored) await transaction.update(reviews).set(written).where(eq(reviews.id, reviewId));
  else
    await transaction.insert(reviews).values({
      ...written,
      id: reviewId,
      productId,
      orderId: order.id,
      createdAt: now,
    });
  const removed = storedPhotos.filter((id) => !remaining.includes(id));
  if (removed.length > 0)
    await transaction
      .delete(reviewPhotos)
      .where(and(eq(reviewPhotos.reviewId, reviewId), inArray(reviewPhotos.id, removed)));
  if (photos.length > 0)
    await transaction
      .insert(reviewPhotos)
      .values(photos.map((photo) => ({ ...photo, id: uuid(), reviewId })));
  return { kind: 'saved' };
}

/**
 * R-REVIEW-1, R-REVIEW-2: stores a review of the buyer, new or changed. It waits for staff, and is not public meanwhile.
 * R-REVIEW-6: a form that is sent again is stored once.
 */
export async function saveReview(
  deps: ReviewDeps,
  { number, accessKey, productId }: ReviewLink,
  { form, photos: files }: ReviewSubmission,
): Promise<SaveReviewResult> {
  const { db } = deps;
  const now = deps.clock();
  const order = await findOrderByKey(deps, number, accessKey);
  if (!order || (await findOrderedName(db, order.id, productId)) === undefined) return { kind: 'unknown' };
  if (!(await canWriteReview(deps, order, productId))) return { kind: 'not-allowed' };
  const limit = { key: `review:${order.id}`, max: ATTEMPTS_PER_HOUR, seconds: 3600 };
  const seconds = await countAttempt(db, [limit], now);
  if (seconds > 0) return { kind: 'wait', seconds };
  const checked = await checkPhotos(deps, files, order.id);
  if ('failed' in checked) return checked.failed;
  const photos = await placePhotos(deps, checked.photos);
  const result = await retryOnConflict(() =>
    db.transaction(async (transaction): Promise<SaveReviewResult> => {
      const locked = await lockOrderAndProduct(transaction, order.id, productId);
      if (!locked || !(await canWriteReview({ ...deps, db: transaction }, locked, productId)))
        return { kind: 'not-allowed' };
      return writeReview(transaction, { order: locked, productId, form, photos }, now);
    }),
  );
  if (result.kind === 'saved') announceReviews(deps, productId);
  return result;
}

export type DeleteReviewResult = { kind: 'deleted' | 'unknown' | 'conflict' };

/** The author deletes the review with its photos. This is possible as long as the link of the order works. */
export async function deleteOwnReview(
  deps: ReviewDeps,
  { number, accessKey, productId }: ReviewLink,
  version: number,
): Promise<DeleteReviewResult> {
  const order = await findOrderByKey(deps, number, accessKey);
  if (!order) return { kind: 'unknown' };
  const result = await retryOnConflict(() =>
    deps.db.transaction(async (transaction): Promise<DeleteReviewResult> => {
      const locked = await lockOrderAndProduct(transaction, order.id, productId);
      const stored = locked && (await findOwnReview(transaction, locked, productId));
      // The form was sent before, and its answer was lost.
      if (!stored) return { kind: locked && version > 0 ? 'deleted' : 'unknown' };
      if (stored.version !== version) return { kind: 'conflict' };
      await transaction.delete(reviews).where(eq(reviews.id, stored.id));
      return { kind: 'deleted' };
    }),
  );
  if (result.kind === 'deleted') announceReviews(deps, productId);
  return result;
}
