import { and, eq, isNull, sql } from 'drizzle-orm';
import type { OnlineProviderId } from '~/domain/payments/payment-method';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '~/domain/time/durations';
import type { QueryBuilder } from '../../db/database.server';
import { jobs } from '../../db/schema/jobs.server';
import { enqueue } from '../../jobs/enqueue.server';
import type { JobHandler } from '../../jobs/job-kinds.server';
import type { PaymentEvent } from '../../payments/providers/payment-provider.server';
import type { OnlinePaymentDeps } from './deps.server';
import { type RecordedRefund, recordReportedRefund } from './record-refund.server';

type RefundEvent = Extract<PaymentEvent, { kind: 'refund' }>;

/**
 * When a refund is recorded again whose payment is unknown. A payment without a webhook is found when its page has ended, within a day. After
 * the last time the refund belongs to another program with the same account.
 */
const DELAYS_MS = [MINUTE_MS, 10 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS, DAY_MS, 3 * DAY_MS] as const;

/** Stores a refund that was reported before its payment (R-PAYMENT-7). `turn`: how often it was tried again. */
async function waitForPayment(
  { db, clock }: Pick<OnlinePaymentDeps, 'db' | 'clock'>,
  provider: OnlineProviderId,
  { paymentReference, amount, currency, refund: { reference, state, failure } }: RefundEvent,
  turn: number,
): Promise<void> {
  const delay = DELAYS_MS[turn];
  if (delay === undefined) return;
  await enqueue(
    db,
    'early-refund',
    { provider, paymentReference, amount, currency, reference, state, turn, ...(failure && { failure }) },
    {
      runAfter: new Date(clock().getTime() + delay),
      key: `early-refund:${provider}:${reference}:${state}:${turn}`,
    },
  );
}

/** Records a reported refund, now or when its payment is known. */
export async function receiveRefund(
  deps: Pick<OnlinePaymentDeps, 'db' | 'emailQueue' | 'clock'>,
  provider: OnlineProviderId,
  event: RefundEvent,
  turn = 0,
): Promise<RecordedRefund> {
  const recorded = await recordReportedRefund(deps, provider, event);
  // The row of a refund of the shop is older than its message.
  if (recorded === 'unknown-payment' && event.key === undefined)
    await waitForPayment(deps, provider, event, turn);
  return recorded;
}

/** Refunds that were reported before this payment are recorded as soon as it is committed. */
export async function hastenRefunds(
  transaction: QueryBuilder,
  provider: OnlineProviderId,
  paymentReference: string,
): Promise<void> {
  const { kind, payload, doneAt, failedAt } = jobs;
  await transaction
    .update(jobs)
    .set({ runAfter: sql`now()` })
    .where(
      and(
        isNull(doneAt),
        isNull(failedAt),
        eq(kind, 'early-refund'),
        sql`${payload} ->> 'provider' = ${provider} and ${payload} ->> 'paymentReference' = ${paymentReference}`,
      ),
    );
}

/** Records a refund that was reported before its payment. */
export function recordEarlyRefund(
  deps: Pick<OnlinePaymentDeps, 'db' | 'emailQueue' | 'clock'>,
): JobHandler<'early-refund'> {
  return async ({ provider, paymentReference, amount, currency, reference, state, failure, turn }) => {
    const refund = { reference, state, ...(failure && { failure }) };
    await receiveRefund(
      deps,
      provider,
      { kind: 'refund', paymentReference, amount, currency, refund },
      turn + 1,
    );
  };
}
