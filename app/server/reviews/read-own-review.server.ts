import { and, asc, eq, sql } from 'drizzle-orm';
import { EVENT_DATES } from '~/content/shop/event-dates';
import { canReviewOrder, type OwnReview } from '~/domain/reviews/review';
import { getDates } from '~/domain/tickets/event';
import { hasEventBegun } from '~/domain/tickets/event-dates';
import type { QueryBuilder } from '../db/database.server';
import { products } from '../db/schema/catalogue.server';
import { orderLines } from '../db/schema/orders.server';
import { reviewPhotos, reviews } from '../db/schema/reviews.server';
import { toIsoDay } from '../iso-day.server';
import { findOrderByKey } from '../orders/read-order.server';
import type { OrderRow } from '../orders/to-order.server';
import { readBuyer } from './buyer-key.server';
import type { ReviewDeps } from './deps.server';

export interface ReviewLink {
  number: string;
  accessKey: string;
  productId: string;
}

export interface ReviewableProduct {
  number: string;
  /** As the order names it. */
  productName: string;
  /** The buyer may write or change a review now (R-REVIEW-1). */
  canWrite: boolean;
  review?: OwnReview;
}

export type ReviewRow = typeof reviews.$inferSelect;

/** The review of the buyer of an order, which another order of the same buyer may have begun. */
export async function findOwnReview(
  db: QueryBuilder,
  order: OrderRow,
  productId: string,
): Promise<ReviewRow | undefined> {
  const { key, wroteReview } = await readBuyer(db, order);
  const [row] = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.productId, productId), wroteReview))
    // Of several from before, the one with the present key: no other can be stored with it.
    .orderBy(sql`${reviews.buyerKey} is distinct from ${key}`, asc(reviews.id))
    .limit(1);
  return row;
}

export async function listPhotoIds(db: QueryBuilder, reviewId: string): Promise<string[]> {
  const rows = await db
    .select({ id: reviewPhotos.id })
    .from(reviewPhotos)
    .where(eq(reviewPhotos.reviewId, reviewId))
    .orderBy(asc(reviewPhotos.id));
  return rows.map(({ id }) => id);
}

export const toOwnReview = (row: ReviewRow, photoIds: readonly string[]): OwnReview => ({
  id: row.id,
  stars: row.stars,
  title: row.title,
  text: row.text,
  state: row.state,
  version: row.version,
  ...(row.refusal && { refusal: row.refusal }),
  photoIds,
});

/** The name of the product in a line of the order. `undefined` for a product that the order does not have. */
export async function findOrderedName(
  db: QueryBuilder,
  orderId: string,
  productId: string,
): Promise<string | undefined> {
  const [line] = await db
    .select({ name: orderLines.name })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.productId, productId)))
    .limit(1);
  return line?.name;
}

/** R-REVIEW-1: the order is delivered, and the event of a seat has begun. */
export const canReviewProduct = (
  { status, deletionRequestedAt, createdAt }: OrderRow,
  productId: string,
  now: Date,
): boolean =>
  canReviewOrder({ status, isAnonymous: deletionRequestedAt !== null }) &&
  hasEventBegun({ dates: getDates(EVENT_DATES, productId), boughtOn: toIsoDay(createdAt) }, toIsoDay(now));

/** A product that the shop does not show any more gets no new reviews. */
export async function canWriteReview(
  { db, clock }: Pick<ReviewDeps, 'db' | 'clock'>,
  order: OrderRow,
  productId: string,
): Promise<boolean> {
  if (!canReviewProduct(order, productId, clock())) return false;
  const [product] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.state, 'published')));
  return product !== undefined;
}

/** What the page of a review shows. `null` for an unknown link and for a product that the order does not have. */
export async function getReviewPage(
  deps: Pick<ReviewDeps, 'db' | 'secret' | 'clock'>,
  { number, accessKey, productId }: ReviewLink,
): Promise<ReviewableProduct | null> {
  const { db } = deps;
  const order = await findOrderByKey(deps, number, accessKey);
  if (!order) return null;
  const productName = await findOrderedName(db, order.id, productId);
  if (productName === undefined) return null;
  const row = await findOwnReview(db, order, productId);
  return {
    number: order.number,
    productName,
    canWrite: await canWriteReview(deps, order, productId),
    ...(row && { review: toOwnReview(row, await listPhotoIds(db, row.id)) }),
  };
}
