import { eq } from 'drizzle-orm';
import { getReviewFormPath } from '~/content/shop/shop-page-paths';
import type { AuditAction, AuditValues } from '~/domain/audit/audit-event';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { isUuid } from '~/domain/text/uuid';
import { recordChange } from '../audit/record-change.server';
import type { QueryBuilder } from '../db/database.server';
import { retryOnConflict } from '../db/retry.server';
import { products } from '../db/schema/catalogue.server';
import { reviews } from '../db/schema/reviews.server';
import { createAccessKey } from '../orders/access-key.server';
import { isEmailOutsideLimit, toBuyer, toBuyerName } from '../orders/buyer-email.server';
import { readOrderById } from '../orders/read-order.server';
import { announceReviews, type ReviewManagementDeps } from './deps.server';
import type { ReviewRow } from './read-own-review.server';

export type DecideReviewResult = { kind: 'saved' | 'unknown' | 'conflict' };

interface Decided {
  id: string;
  /** The version of the review that the page shows. */
  version: number;
}

interface ReviewEdit {
  set: Partial<Pick<ReviewRow, 'state' | 'refusal' | 'answer'>>;
  action: AuditAction;
  before: AuditValues;
  after: AuditValues;
}

/** Changes a review of this version, with its entry in the audit log. `edit` resolves to nothing when all stays as it is. */
async function changeReview(
  deps: ReviewManagementDeps,
  { user }: SignedIn,
  { id, version }: Decided,
  edit: (transaction: QueryBuilder, row: ReviewRow, productName: string) => Promise<ReviewEdit | undefined>,
): Promise<DecideReviewResult> {
  requirePermission(user, 'reviews.manage');
  if (!isUuid(id)) return { kind: 'unknown' };
  const [found] = await deps.db
    .select({ productId: reviews.productId })
    .from(reviews)
    .where(eq(reviews.id, id));
  if (!found) return { kind: 'unknown' };
  const { productId } = found;
  // The deletion of its author locks the review first.
  const result = await retryOnConflict(() =>
    deps.db.transaction(async (transaction): Promise<DecideReviewResult> => {
      // The product first: the author's forms lock it before the review, too.
      const [product] = await transaction
        .select({ name: products.name })
        .from(products)
        .where(eq(products.id, productId))
        .for('no key update');
      const [row] = await transaction.select().from(reviews).where(eq(reviews.id, id)).for('update');
      if (!row || !product) return { kind: 'unknown' };
      if (row.version !== version) return { kind: 'conflict' };
      const edited = await edit(transaction, row, product.name);
      if (!edited) return { kind: 'saved' };
      const { set, action, before, after } = edited;
      await transaction
        .update(reviews)
        .set({ ...set, version: version + 1 })
        .where(eq(reviews.id, id));
      await recordChange(transaction, {
        userId: user.id,
        area: 'reviews',
        action,
        subjectId: id,
        subjectLabel: product.name,
        before,
        after,
        at: deps.clock(),
      });
      return { kind: 'saved' };
    }),
  );
  if (result.kind === 'saved') announceReviews(deps, productId);
  return result;
}

/**
 * R-REVIEW-2: makes a review public. R-REVIEW-4: its answer may be about an earlier text, so it is public again only when staff keep
 * it. Throws NotAllowedError.
 */
export const approveReview = (
  deps: ReviewManagementDeps,
  actor: SignedIn,
  { keepsAnswer = false, ...decided }: Decided & { keepsAnswer?: boolean },
): Promise<DecideReviewResult> =>
  changeReview(deps, actor, decided, async (_, { state, answer }) => {
    if (state === 'approved') return undefined;
    const isRemoved = answer !== '' && !keepsAnswer;
    return {
      set: { state: 'approved', refusal: '', ...(isRemoved && { answer: '' }) },
      action: 'review-approved',
      before: { state, ...(isRemoved && { isAnswered: true }) },
      after: { state: 'approved', ...(isRemoved && { isAnswered: false }) },
    };
  });

/** To the author, with the link at which the review can be changed. Nobody is written to about a review of the sample data. */
async function sendRefusal(
  transaction: QueryBuilder,
  { emailQueue, secret }: ReviewManagementDeps,
  { row, productName, reason }: { row: ReviewRow; productName: string; reason: string },
): Promise<void> {
  const order = row.orderId === null ? null : await readOrderById(transaction, row.orderId);
  const buyer = order && toBuyer(order);
  if (!order || !buyer) return;
  const link = getReviewFormPath(order.number, createAccessKey({ secret }, order.id), row.productId);
  await emailQueue.enqueue(transaction, {
    template: 'review-refused',
    data: { product: productName, reason, link, ...toBuyerName(order) },
    key: `review-refused:${row.id}:${row.version}`,
    ...buyer,
    isOutsideLimit: isEmailOutsideLimit(order),
  });
}

/** R-REVIEW-2: refuses a review, also one that was public. The author gets the reason. Throws NotAllowedError. */
export const refuseReview = (
  deps: ReviewManagementDeps,
  actor: SignedIn,
  { reason, ...decided }: Decided & { reason: string },
): Promise<DecideReviewResult> =>
  changeReview(deps, actor, decided, async (transaction, row, productName) => {
    const { state, refusal } = row;
    if (state === 'refused' && refusal === reason) return undefined;
    await sendRefusal(transaction, deps, { row, productName, reason });
    return {
      set: { state: 'refused', refusal: reason },
      action: 'review-refused',
      before: { state },
      after: { state: 'refused' },
    };
  });

/** R-REVIEW-4: the public answer of the company. An empty one removes it. Throws NotAllowedError. */
export const answerReview = (
  deps: ReviewManagementDeps,
  actor: SignedIn,
  { answer, ...decided }: Decided & { answer: string },
): Promise<DecideReviewResult> =>
  changeReview(deps, actor, decided, async (_, { answer: former }) =>
    former === answer
      ? undefined
      : {
          set: { answer },
          action: 'review-answered',
          before: { isAnswered: former !== '' },
          after: { isAnswered: answer !== '' },
        },
  );
