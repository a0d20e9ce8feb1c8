import { and, eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { type DisputeState, isLaterReport } from '~/domain/payments/dispute';
import type { PaymentProblem } from '~/domain/payments/payment';
import type { OnlineProviderId } from '~/domain/payments/payment-method';
import { site } from '~site';
import type { QueryBuilder } from '../../db/database.server';
import { retryOnConflict } from '../../db/retry.server';
import { paymentDisputes } from '../../db/schema/payments.server';
import type { PaymentEvent, ProviderDispute } from '../../payments/providers/payment-provider.server';
import type { DisputeRow } from '../disputes.server';
import { writeEvent } from '../write-event.server';
import type { OnlinePaymentDeps } from './deps.server';
import { type LockedPayment, lockOrderOfPayment } from './lock-order-of-payment.server';
import { recordLoss, undoLoss } from './record-loss.server';
import { sendPaymentWarning } from './send-payment-warning.server';

type RecordDeps = Pick<OnlinePaymentDeps, 'db' | 'emailQueue' | 'clock'>;

const PROBLEMS: Readonly<Record<DisputeState, PaymentProblem>> = {
  open: 'dispute',
  won: 'dispute-won',
  lost: 'dispute-lost',
};

async function findDispute(
  transaction: QueryBuilder,
  paymentId: string,
  reference: string,
): Promise<DisputeRow | undefined> {
  const [known] = await transaction
    .select()
    .from(paymentDisputes)
    .where(and(eq(paymentDisputes.paymentId, paymentId), eq(paymentDisputes.reference, reference)));
  return known;
}

/** In another currency than that of the shop, the whole payment is disputed. */
async function storeDispute(
  transaction: QueryBuilder,
  { order, payment }: LockedPayment,
  { known, reported, now }: { known: DisputeRow | undefined; reported: ProviderDispute; now: Date },
): Promise<DisputeRow> {
  const { reference, reason, state, isRefundable, reportedAt, answerBy = null } = reported;
  const amount = reported.currency === site.currency.code ? reported.amount : payment.amount;
  const values = { amount, reason, state, isRefundable, answerBy, reportedAt };
  if (known) {
    await transaction.update(paymentDisputes).set(values).where(eq(paymentDisputes.id, known.id));
    return { ...known, ...values };
  }
  const ids = { id: uuid(), orderId: order.id, paymentId: payment.id };
  const row = { ...ids, reference, ...values, createdAt: now };
  await transaction.insert(paymentDisputes).values(row);
  return row;
}

interface DisputeChange {
  dispute: DisputeRow;
  provider: OnlineProviderId;
  now: Date;
}

/** Writes the new state of a dispute into the history of the order, and sends staff an email about it. */
async function reportState(
  transaction: QueryBuilder,
  { emailQueue }: Pick<RecordDeps, 'emailQueue'>,
  { id: orderId, status }: LockedPayment['order'],
  { dispute, provider, now }: DisputeChange,
): Promise<void> {
  const { amount, reference, state, reason, answerBy } = dispute;
  await writeEvent(transaction, {
    orderId,
    kind: 'dispute',
    status,
    actor: 'payment',
    note: reason,
    details: { amount, reference, disputeState: state },
    at: now,
  });
  const warning = { orderId, provider, reference, amount, currency: site.currency.code, reason };
  await sendPaymentWarning(
    transaction,
    { emailQueue },
    { ...warning, problem: PROBLEMS[state], ...(state === 'open' && answerBy && { answerBy }) },
  );
}

/**
 * R-DISPUTE-1, R-DISPUTE-3: records what a provider reports about a dispute, in any order: the latest report counts. False for a report
 * that is repeated or outdated, and for a payment that is not of the shop.
 */
export function recordDispute(
  { db, emailQueue, clock }: RecordDeps,
  provider: OnlineProviderId,
  { paymentReference, dispute: reported }: Extract<PaymentEvent, { kind: 'dispute' }>,
): Promise<boolean> {
  return retryOnConflict(() =>
    db.transaction(async (transaction) => {
      const locked = await lockOrderOfPayment(transaction, provider, paymentReference);
      if (!locked) return false;
      const known = await findDispute(transaction, locked.payment.id, reported.reference);
      if (known && !isLaterReport(known, reported)) return false;
      const now = clock();
      const dispute = await storeDispute(transaction, locked, { known, reported, now });
      if (known?.state === dispute.state) return true;
      if (known?.state === 'lost') await undoLoss(transaction, known);
      if (dispute.state === 'lost') await recordLoss(transaction, locked, dispute, now);
      await reportState(transaction, { emailQueue }, locked.order, { dispute, provider, now });
      return true;
    }),
  );
}
