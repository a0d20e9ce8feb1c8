import { and, asc, count, desc, eq, getTableColumns, ilike, min, or, type SQL, sql } from 'drizzle-orm';
import { hasPermission, requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { ListedReview, StaffReview } from '~/domain/reviews/review';
import type { StaffReviewQuery } from '~/domain/reviews/staff-review-query';
import { isUuid } from '~/domain/text/uuid';
import { cutPage, toLikePattern } from '../db/list-query.server';
import { products } from '../db/schema/catalogue.server';
import { orders } from '../db/schema/orders.server';
import { reviewPhotos, reviews } from '../db/schema/reviews.server';
import type { ReviewManagementDeps } from './deps.server';
import { listPhotoIds, toOwnReview } from './read-own-review.server';

const REVIEWS_PER_PAGE = 50;

/** As much as one line of the list shows. */
const EXCERPT_CHARACTERS = 160;

/** A count ends here: the queue is long anyway. */
const MAX_COUNT = 999;

export interface StaffReviewPage {
  /** Reviews that wait for a decision: the oldest first. Other reviews: the newest first. */
  reviews: ListedReview[];
  /** For the next page. Absent on the last one. */
  after?: string;
}

function toSearchCondition(q: string): SQL | undefined {
  if (!q) return undefined;
  const pattern = toLikePattern(q);
  return or(
    ...[products.name, reviews.author, reviews.title, reviews.text].map((column) => ilike(column, pattern)),
  );
}

const toCursor = ({ submittedAt, id }: { submittedAt: Date; id: string }): string =>
  `${submittedAt.toISOString()}_${id}`;

/** The reviews after the last one of the page before. All for a cursor that cannot be read. */
function isBeyond(cursor: string, isQueue: boolean): SQL | undefined {
  const [time = '', id = ''] = cursor.split('_');
  const at = new Date(time);
  if (Number.isNaN(at.getTime()) || !isUuid(id)) return undefined;
  const last = sql`(${at.toISOString()}::timestamptz, ${id}::uuid)`;
  return isQueue
    ? sql`(${reviews.submittedAt}, ${reviews.id}) > ${last}`
    : sql`(${reviews.submittedAt}, ${reviews.id}) < ${last}`;
}

/** Reviews in one state, 50 a page. Throws NotAllowedError. */
export async function listReviews(
  { db }: ReviewManagementDeps,
  { user }: SignedIn,
  { state, q, after }: StaffReviewQuery,
): Promise<StaffReviewPage> {
  requirePermission(user, 'reviews.manage');
  const { id, productId, author, stars, title, submittedAt, answer } = reviews;
  const isQueue = state === 'waiting';
  const inOrder = isQueue ? asc : desc;
  const rows = await db
    .select({
      id,
      productId,
      productName: products.name,
      author,
      stars,
      title,
      submittedAt,
      answer,
      excerpt: sql<string>`left(${reviews.text}, ${EXCERPT_CHARACTERS})`,
      photos: db.$count(reviewPhotos, eq(reviewPhotos.reviewId, sql`${reviews}.id`)),
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, productId))
    .where(and(eq(reviews.state, state), toSearchCondition(q), after ? isBeyond(after, isQueue) : undefined))
    .orderBy(inOrder(submittedAt), inOrder(id))
    .limit(REVIEWS_PER_PAGE + 1);
  const { page, last } = cutPage(rows, REVIEWS_PER_PAGE);
  return {
    reviews: page.map(({ answer: text, ...row }) => ({ ...row, state, hasAnswer: text !== '' })),
    ...(last && { after: toCursor(last) }),
  };
}

/** `undefined` for an unknown id. Throws NotAllowedError. */
export async function getReview(
  { db }: ReviewManagementDeps,
  { user }: SignedIn,
  id: string,
): Promise<StaffReview | undefined> {
  requirePermission(user, 'reviews.manage');
  if (!isUuid(id)) return undefined;
  const [row] = await db
    .select({ ...getTableColumns(reviews), productName: products.name, orderNumber: orders.number })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .leftJoin(orders, eq(orders.id, reviews.orderId))
    .where(eq(reviews.id, id));
  if (!row) return undefined;
  const { productId, productName, author, answer, submittedAt, orderNumber } = row;
  return {
    ...toOwnReview(row, await listPhotoIds(db, id)),
    productId,
    productName,
    author,
    answer,
    submittedAt,
    ...(orderNumber !== null && { orderNumber }),
  };
}

export interface WaitingReviews {
  /** 999 at most. */
  count: number;
  oldest?: Date;
}

/** The queue of reviews, for the first page and the rail. Nothing waits for a user without the permission. */
export async function readWaitingReviews(
  { db }: ReviewManagementDeps,
  { user }: SignedIn,
): Promise<WaitingReviews> {
  if (!hasPermission(user, 'reviews.manage')) return { count: 0 };
  const waiting = db
    .select({ submittedAt: reviews.submittedAt })
    .from(reviews)
    .where(eq(reviews.state, 'waiting'))
    .orderBy(asc(reviews.submittedAt), asc(reviews.id))
    .limit(MAX_COUNT)
    .as('waiting');
  const [row] = await db.select({ count: count(), oldest: min(waiting.submittedAt) }).from(waiting);
  return { count: row?.count ?? 0, ...(row?.oldest && { oldest: row.oldest }) };
}
