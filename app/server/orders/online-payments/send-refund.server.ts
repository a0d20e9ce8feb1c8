import { eq } from 'drizzle-orm';
import { DAY_MS } from '~/domain/time/durations';
import { payments, refunds } from '../../db/schema/payments.server';
import { toIsoDay } from '../../iso-day.server';
import { enqueue } from '../../jobs/enqueue.server';
import type { JobHandler } from '../../jobs/job-kinds.server';
import { RefusedByProvider } from '../../payments/providers/provider-request.server';
import { type OnlinePaymentDeps, requireProvider } from './deps.server';
import { recordSentRefund } from './record-refund.server';

type SendDeps = Pick<OnlinePaymentDeps, 'db' | 'providers' | 'emailQueue' | 'clock'>;

/**
 * Sends a refund to the provider of its payment (R-PAYMENT-7). The id of the refund is the idempotency key. From the second
 * attempt on, the provider is queried first, because it deletes keys after a day. A refund that stays pending is looked up every
 * day, in case its webhook never arrives.
 */
export function sendRefund(deps: SendDeps): JobHandler<'send-refund'> {
  const { db, providers, clock } = deps;
  return async ({ refundId, isRepeated = false }, { attempt }) => {
    const [row] = await db
      .select({ refund: refunds, payment: payments })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(eq(refunds.id, refundId));
    if (row?.refund.state !== 'pending') return;
    const { refund, payment } = row;
    if (payment.provider !== 'stripe' && payment.provider !== 'razorpay') return;
    const provider = requireProvider(providers, payment.provider);
    const request = { key: refundId, paymentReference: payment.reference, amount: refund.amount };
    const isFirst = attempt === 1 && !isRepeated && refund.reference === null;
    const earlier = isFirst ? undefined : await provider.findRefund(request);
    const sent =
      earlier ??
      (await provider.refund(request).catch((error) => {
        if (!(error instanceof RefusedByProvider)) throw error;
        return { state: 'failed' as const, failure: error.message };
      }));
    await recordSentRefund(deps, { payment, refundId }, sent);
    if (sent.state !== 'pending') return;
    const tomorrow = new Date(clock().getTime() + DAY_MS);
    await enqueue(
      db,
      'send-refund',
      { refundId },
      {
        key: `send-refund:${refundId}:${toIsoDay(tomorrow)}`,
        runAfter: tomorrow,
      },
    );
  };
}
