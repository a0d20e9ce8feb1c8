import { eq } from 'drizzle-orm';
import type { Paise } from '~/domain/money/money';
import type { PaymentProblem } from '~/domain/payments/payment';
import type { OnlineProviderId } from '~/domain/payments/payment-method';
import { site } from '~site';
import type { QueryBuilder } from '../../db/database.server';
import { orders } from '../../db/schema/orders.server';
import { formatMoment } from '../../email/format-moment.server';
import type { EmailQueue } from '../../email/types.server';

interface PaymentWarning {
  problem: PaymentProblem;
  orderId: string;
  provider: OnlineProviderId;
  /** The provider's id of the payment or refund. */
  reference: string;
  amount: Paise;
  /** ISO 4217. */
  currency: string;
  /** The amount on the payment page. */
  expected?: Paise;
  /** Of a dispute, in the words of the provider. */
  reason?: string;
  /** Until when a dispute can be answered. */
  answerBy?: Date;
}

/** The email to staff when something is wrong with a payment or refund of a provider (R-PAYMENT-5, R-PAYMENT-7, R-DISPUTE-1). */
export async function sendPaymentWarning(
  transaction: QueryBuilder,
  { emailQueue }: { emailQueue: EmailQueue },
  { problem, orderId, provider, reference, amount, currency, expected, reason, answerBy }: PaymentWarning,
): Promise<void> {
  const [order] = await transaction
    .select({ number: orders.number })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!order) return;
  await emailQueue.enqueue(transaction, {
    template: 'payment-alert',
    data: {
      problem,
      number: order.number,
      provider,
      reference,
      amount,
      currency,
      ...(expected !== undefined && { expected }),
      ...(reason && { reason }),
      ...(answerBy && { answerBy: formatMoment(answerBy) }),
    },
    key: `payment-alert:${problem}:${reference}`,
    to: site.emails.orders,
    audience: 'staff',
  });
}
