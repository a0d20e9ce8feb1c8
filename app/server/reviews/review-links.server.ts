import { and, eq, inArray } from 'drizzle-orm';
import { getReviewFormPath } from '~/content/shop/shop-page-paths';
import { orders } from '../db/schema/orders.server';
import { reviews } from '../db/schema/reviews.server';
import { createAccessKey } from '../orders/access-key.server';
import { readBuyer } from './buyer-key.server';
import type { ReviewDeps } from './deps.server';
import { canReviewProduct } from './read-own-review.server';

export interface ReviewFormLink {
  href: string;
  /** The buyer has written one. */
  isWritten: boolean;
}

/**
 * By the ids of products: where the buyer of an order writes or changes a review (R-REVIEW-1). `productIds` are those of its
 * lines that are in the shop.
 */
export async function listReviewLinks(
  { db, secret, clock }: Pick<ReviewDeps, 'db' | 'secret' | 'clock'>,
  orderId: string,
  productIds: readonly string[],
): Promise<Readonly<Record<string, ReviewFormLink>>> {
  if (productIds.length === 0) return {};
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  const ids = order ? productIds.filter((id) => canReviewProduct(order, id, clock())) : [];
  if (!order || ids.length === 0) return {};
  const { wroteReview } = await readBuyer(db, order);
  const written = await db
    .select({ productId: reviews.productId })
    .from(reviews)
    .where(and(inArray(reviews.productId, ids), wroteReview));
  const writtenIds = new Set(written.map(({ productId }) => productId));
  const accessKey = createAccessKey({ secret }, order.id);
  return Object.fromEntries(
    ids.map((id) => [
      id,
      { href: getReviewFormPath(order.number, accessKey, id), isWritten: writtenIds.has(id) },
    ]),
  );
}
