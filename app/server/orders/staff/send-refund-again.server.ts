import { and, eq, isNull, sql } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { Paise } from '~/domain/money/money';
import type { QueryBuilder, ServiceDeps } from '../../db/database.server';
import { jobs } from '../../db/schema/jobs.server';
import { enqueue } from '../../jobs/enqueue.server';
import { type RefundRow, readMoneyOfOrder } from '../order-money.server';
import { readEvents } from '../read-order.server';
import { refundLocked } from '../refund-order.server';
import type { EventRow, OrderRow } from '../to-order.server';
import { writeEvent } from '../write-event.server';
import { changeOrder, type OrderConflict } from './order-conflict.server';

/** A provider usually answers within seconds. */
const STUCK_AFTER_MS = 10 * 60 * 1000;

interface RefundHistory {
  refunds: readonly RefundRow[];
  events: readonly EventRow[];
}

/** Whether no other refund was made after this one, for example a transfer by staff. A failed one paid nothing out. */
const isLatest = ({ createdAt }: RefundRow, { refunds }: RefundHistory): boolean =>
  refunds.every((other) => other.state === 'failed' || other.createdAt <= createdAt);

const wasSentRecently = ({ id }: RefundRow, { events }: RefundHistory, now: Date): boolean =>
  events.some(
    ({ details, createdAt }) =>
      details?.isSentAgain === true &&
      details.refundId === id &&
      now.getTime() - createdAt.getTime() < STUCK_AFTER_MS,
  );

/**
 * R-PAYMENT-8: a refund of a provider that failed, when none after it was made, or that is pending for ten minutes. A manual
 * transfer is noted by its reference.
 */
export function canSendRefundAgain(refund: RefundRow, history: RefundHistory, now: Date): boolean {
  const { id, paymentId, state, createdAt } = refund;
  if (paymentId === null || state === 'done') return false;
  if (state === 'failed')
    return isLatest(refund, history) && history.refunds.every(({ retryOf }) => retryOf !== id);
  const isOld = now.getTime() - createdAt.getTime() >= STUCK_AFTER_MS;
  return isOld && !wasSentRecently(refund, history, now);
}

export type SendRefundAgainResult =
  | { kind: 'sent' }
  /** It is done, new, or was sent again a short time ago. */
  | { kind: 'not-stuck' }
  /** The money has been returned by other means since then, or a provider holds it (R-DISPUTE-2). */
  | { kind: 'too-much' | 'disputed'; refundable: Paise }
  | OrderConflict
  | { kind: 'unknown' };

/** Lets the waiting job run now. Adds one when it failed for good. */
async function repeatJob(transaction: QueryBuilder, refundId: string): Promise<void> {
  const key = `send-refund:${refundId}`;
  const isWaiting = and(eq(jobs.key, key), isNull(jobs.doneAt), isNull(jobs.failedAt));
  const waiting = await transaction
    .update(jobs)
    .set({ runAfter: sql`now()` })
    .where(isWaiting)
    .returning({ id: jobs.id });
  // The key of the refund stays its id, and the provider is queried with it first.
  if (waiting.length === 0)
    await enqueue(transaction, 'send-refund', { refundId, isRepeated: true }, { key });
}

/** A pending refund keeps its row and its key at the provider. */
async function repeatPending(
  transaction: QueryBuilder,
  order: OrderRow,
  { id: refundId, amount }: RefundRow,
  { userId, now }: { userId: string; now: Date },
): Promise<SendRefundAgainResult> {
  await repeatJob(transaction, refundId);
  const { id: orderId, status } = order;
  const details = { amount, refundId, isSentAgain: true };
  await writeEvent(transaction, {
    orderId,
    kind: 'refund',
    status,
    actor: 'staff',
    userId,
    details,
    at: now,
  });
  return { kind: 'sent' };
}

/** A failed refund paid nothing out. A new one with a key of its own takes its place, once. */
async function repeatFailed(
  transaction: QueryBuilder,
  order: OrderRow,
  { id: retryOf, amount, lines, reason }: RefundRow,
  { userId, now }: { userId: string; now: Date },
): Promise<SendRefundAgainResult> {
  const refund = { amount, reason, userId, retryOf, ...(lines && { lines }) };
  const details = { refundId: retryOf, isSentAgain: true };
  const result = await refundLocked(transaction, order, { ...refund, details }, now);
  if (result.kind === 'too-much' || result.kind === 'disputed') return result;
  return { kind: result.kind === 'refunded' ? 'sent' : 'not-stuck' };
}

/** Sends a stuck refund of a provider again (R-PAYMENT-8). Throws NotAllowedError. */
export async function sendRefundAgain(
  deps: ServiceDeps,
  { user }: SignedIn,
  { number, version, refundId }: { number: string; version: number; refundId: string },
): Promise<SendRefundAgainResult> {
  requirePermission(user, 'orders.manage');
  const author = { userId: user.id, now: deps.clock() };
  return changeOrder(
    deps,
    { number, version },
    async (transaction, order): Promise<SendRefundAgainResult> => {
      const { refunds } = await readMoneyOfOrder(transaction, order.id);
      const history = { refunds, events: await readEvents(transaction, order.id) };
      const refund = refunds.find(({ id }) => id === refundId);
      if (!refund || !canSendRefundAgain(refund, history, author.now)) return { kind: 'not-stuck' };
      return refund.state === 'failed'
        ? repeatFailed(transaction, order, refund, author)
        : repeatPending(transaction, order, refund, author);
    },
  );
}
