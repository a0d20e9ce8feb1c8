import { eq } from 'drizzle-orm';
import type { PaymentProblem } from '~/domain/payments/payment';
import { retryOnConflict } from '../../db/retry.server';
import { orders } from '../../db/schema/orders.server';
import type { ProviderPayment } from '../../payments/providers/payment-provider.server';
import { type RecordPaymentResult, recordPayment } from '../record-payment.server';
import type { OnlinePaymentDeps } from './deps.server';
import { hastenRefunds } from './early-refund.server';
import { endSession, type SessionRow } from './payment-sessions.server';
import { sendPaymentWarning } from './send-payment-warning.server';

const PROBLEMS: Partial<Record<RecordPaymentResult, PaymentProblem>> = {
  excess: 'excess',
  mismatch: 'mismatch',
  'wrong-currency': 'currency',
};

/**
 * Records what was paid on the page of a session (R-PAYMENT-5), however often and in whatever order it is reported. Staff
 * get an email when it is not what was expected.
 */
export function recordSessionPayment(
  { db, emailQueue, clock }: Pick<OnlinePaymentDeps, 'db' | 'emailQueue' | 'clock'>,
  session: SessionRow,
  { reference, amount, currency, receivedAt }: ProviderPayment,
): Promise<RecordPaymentResult> {
  const { orderId, provider, amount: expected } = session;
  return retryOnConflict(() =>
    db.transaction(async (transaction) => {
      const now = clock();
      const payment = { orderId, provider, reference, amount, currency, receivedAt, expected };
      await transaction.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update');
      // Before the change of status, which ends the other pages of the order.
      await endSession(transaction, session, now);
      const result = await recordPayment(transaction, payment, now);
      const problem = PROBLEMS[result];
      if (result !== 'repeated') await hastenRefunds(transaction, provider, reference);
      if (problem) await sendPaymentWarning(transaction, { emailQueue }, { ...payment, problem });
      return result;
    }),
  );
}
