import type { Paise } from '../money/money';
import type { PaymentProviderId, RefundState } from './payment';

interface RefundSource {
  /** The oldest first. */
  payments: readonly { id: string; provider: PaymentProviderId; amount: Paise }[];
  refunds: readonly { paymentId: string | null; amount: Paise; state: RefundState }[];
}

export interface RefundPart {
  /** The payment that its provider refunds. Absent for money that staff transfer by hand. */
  paymentId?: string;
  amount: Paise;
}

/** Payments by UPI and bank transfer are recorded by staff: nobody but staff can send them back. */
const isManual = (provider: PaymentProviderId): boolean => provider === 'upi' || provider === 'bank';

/** Divides a refund over the payments that providers can refund, the latest first. Staff transfer what is left. */
export function splitRefund({ payments, refunds }: RefundSource, amount: Paise): RefundPart[] {
  const parts: RefundPart[] = [];
  let left = amount;
  for (const { id: paymentId, amount: paid } of payments
    .filter(({ provider }) => !isManual(provider))
    .toReversed()) {
    const refunded = refunds.filter((refund) => refund.paymentId === paymentId && refund.state !== 'failed');
    const available = refunded.reduce((rest, refund) => rest - refund.amount, paid);
    const part = Math.min(left, available);
    if (part > 0) parts.push({ paymentId, amount: part });
    left -= Math.max(0, part);
  }
  return left > 0 ? [...parts, { amount: left }] : parts;
}
