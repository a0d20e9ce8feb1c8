import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { canChangeOrderStatus } from '~/domain/orders/order-status';
import { advanceRefundState } from '~/domain/payments/payment';
import type { OnlineProviderId } from '~/domain/payments/payment-method';
import { site } from '~site';
import type { QueryBuilder } from '../../db/database.server';
import { retryOnConflict } from '../../db/retry.server';
import { orders } from '../../db/schema/orders.server';
import { refunds } from '../../db/schema/payments.server';
import { issueCreditNote } from '../../invoices/issue-credit-note.server';
import { enqueue } from '../../jobs/enqueue.server';
import type { PaymentEvent, ProviderRefund } from '../../payments/providers/payment-provider.server';
import { changeLockedStatus } from '../change-locked-status.server';
import { calculateBalance, type PaymentRow, type RefundRow, readMoneyOfOrder } from '../order-money.server';
import { writeEvent } from '../write-event.server';
import type { OnlinePaymentDeps } from './deps.server';
import { type LockedPayment, lockOrderOfPayment } from './lock-order-of-payment.server';
import { recordLossesOf } from './record-loss.server';
import { sendPaymentWarning } from './send-payment-warning.server';

type RecordDeps = Pick<OnlinePaymentDeps, 'db' | 'emailQueue' | 'clock'>;

/** Without a reference when the provider refused to make it. */
type ReportedRefund = Omit<ProviderRefund, 'reference'> & { reference?: string };

const FAILED_NOTE = 'The provider could not pay it out';

interface LockedRefund extends LockedPayment {
  refund: RefundRow;
}

/** Writes a failed refund into the history of the order, and sends staff an email about it. */
async function reportFailed(
  transaction: QueryBuilder,
  { emailQueue }: Pick<RecordDeps, 'emailQueue'>,
  { order: { id: orderId, status }, payment: { provider } }: LockedPayment,
  {
    amount,
    reference,
    failure,
    at,
  }: { amount: number; reference: string; failure?: string | undefined; at: Date },
): Promise<void> {
  await writeEvent(transaction, {
    orderId,
    kind: 'refund',
    status,
    actor: 'payment',
    details: { amount, reference, refundState: 'failed' },
    at,
    note: failure ? `${FAILED_NOTE}: ${failure}` : FAILED_NOTE,
  });
  if (provider !== 'stripe' && provider !== 'razorpay') return;
  await sendPaymentWarning(
    transaction,
    { emailQueue },
    { problem: 'refund-failed', orderId, provider, reference, amount, currency: site.currency.code },
  );
}

/** Moves a refund on (R-PAYMENT-7); one that is done gets its credit note (R-INVOICE-4), which the buyer gets by email. Repeated and outdated reports change nothing. The transaction must have locked the order. */
async function advanceLocked(
  transaction: QueryBuilder,
  { emailQueue, clock }: RecordDeps,
  { order, payment, refund }: LockedRefund,
  reported: ReportedRefund,
): Promise<boolean> {
  const { id, amount, state: current } = refund;
  const { state, failure, reference = refund.reference ?? id } = reported;
  const refundState = advanceRefundState(current, state);
  if (refundState === current && refund.reference === reference) return false;
  const at = clock();
  await transaction
    .update(refunds)
    .set({ state: refundState, reference, ...(refundState === 'done' && { doneAt: at }) })
    .where(eq(refunds.id, id));
  if (refundState === current) return true;
  if (refundState === 'failed') {
    await reportFailed(transaction, { emailQueue }, { order, payment }, { amount, reference, failure, at });
    await recordLossesOf(transaction, { order, payment }, at);
    return true;
  }
  const { id: orderId, status } = order;
  const invoiceNumber = await issueCreditNote(transaction, id, at);
  const details = { amount, reference, refundState, ...(invoiceNumber !== undefined && { invoiceNumber }) };
  const eventId = await writeEvent(transaction, {
    orderId,
    kind: 'refund',
    status,
    actor: 'payment',
    details,
    at,
  });
  // The email that announced the refund had no credit note yet.
  if (invoiceNumber !== undefined) await enqueue(transaction, 'order-status-email', { orderId, eventId });
  return true;
}

/** Records a refund that was made at the provider, not here. A failed one as well: an earlier report of it can still come. */
async function insertForeign(
  transaction: QueryBuilder,
  { emailQueue, clock }: RecordDeps,
  { order, payment }: LockedPayment,
  { amount, refund: { reference, state, failure } }: Extract<PaymentEvent, { kind: 'refund' }>,
): Promise<boolean> {
  const now = clock();
  const { id: orderId, status, paidAt } = order;
  const reason = 'Refunded at the payment provider';
  const refundId = uuid();
  await transaction.insert(refunds).values({
    id: refundId,
    orderId,
    paymentId: payment.id,
    amount,
    reason,
    reference,
    state,
    createdAt: now,
    ...(state === 'done' && { doneAt: now }),
  });
  if (state === 'failed') {
    const failed = { amount, reference, failure, at: now };
    await reportFailed(transaction, { emailQueue }, { order, payment }, failed);
    return true;
  }
  const { received, refunded } = calculateBalance(order, await readMoneyOfOrder(transaction, orderId));
  const details = { amount, reference };
  const event = { actor: 'payment', note: reason, at: now } as const;
  const issue = () => issueCreditNote(transaction, refundId, now);
  const isComplete = refunded >= received;
  if (isComplete && canChangeOrderStatus({ status, paid: paidAt !== null }, 'refunded', 'payment'))
    return changeLockedStatus(transaction, order, {
      to: 'refunded',
      ...event,
      details,
      issueCreditNote: issue,
    });
  const invoiceNumber = await issue();
  const eventId = await writeEvent(transaction, {
    orderId,
    kind: 'refund',
    status,
    ...event,
    details: { ...details, ...(invoiceNumber !== undefined && { invoiceNumber }) },
  });
  await enqueue(transaction, 'order-status-email', { orderId, eventId });
  return true;
}

/** `unchanged`: repeated, outdated, or not to be recorded. */
export type RecordedRefund = 'recorded' | 'unchanged' | 'unknown-payment';

const toRecorded = (isChanged: boolean): RecordedRefund => (isChanged ? 'recorded' : 'unchanged');

/** Records the state of a refund that a webhook reports. */
export function recordReportedRefund(
  deps: RecordDeps,
  provider: OnlineProviderId,
  event: Extract<PaymentEvent, { kind: 'refund' }>,
): Promise<RecordedRefund> {
  return retryOnConflict(() =>
    deps.db.transaction(async (transaction): Promise<RecordedRefund> => {
      const locked = await lockOrderOfPayment(transaction, provider, event.paymentReference);
      if (!locked) return 'unknown-payment';
      const { order, payment } = locked;
      const money = await readMoneyOfOrder(transaction, order.id);
      const refund = money.refunds.find(
        ({ id, paymentId, reference }) =>
          paymentId === payment.id && (id === event.key || reference === event.refund.reference),
      );
      if (refund)
        return toRecorded(await advanceLocked(transaction, deps, { order, payment, refund }, event.refund));
      // Refunds of the shop have a key. One whose row is missing belongs to another database.
      const isForeign = event.key === undefined && event.currency === site.currency.code;
      return toRecorded(isForeign && (await insertForeign(transaction, deps, locked, event)));
    }),
  );
}

/** Records the answer of a provider to a refund that was sent. */
export function recordSentRefund(
  deps: RecordDeps,
  { payment, refundId }: { payment: PaymentRow; refundId: string },
  sent: ReportedRefund,
): Promise<boolean> {
  return retryOnConflict(() =>
    deps.db.transaction(async (transaction) => {
      const [order] = await transaction
        .select()
        .from(orders)
        .where(eq(orders.id, payment.orderId))
        .for('update');
      const [refund] = await transaction.select().from(refunds).where(eq(refunds.id, refundId));
      return order && refund ? advanceLocked(transaction, deps, { order, payment, refund }, sent) : false;
    }),
  );
}
