import type { Paise } from '../money/money';

/** `upi`, `bank` and `cash` are recorded by staff. `gift-card` is paid with the order. The others send webhooks. */
export const PAYMENT_PROVIDERS = ['upi', 'bank', 'cash', 'stripe', 'razorpay', 'gift-card'] as const;
export type PaymentProviderId = (typeof PAYMENT_PROVIDERS)[number];

export const REFUND_STATES = ['pending', 'done', 'failed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/**
 * The state of a refund after a message of its provider (R-PAYMENT-7). States only move forward: a bank can reject a refund
 * that was done, and nothing follows a failure. Messages in any order lead to the same state.
 */
export const advanceRefundState = (current: RefundState, reported: RefundState): RefundState =>
  REFUND_STATES.indexOf(reported) > REFUND_STATES.indexOf(current) ? reported : current;

/**
 * What staff look into. `excess`: more arrived than the order costs, or it was cancelled · `mismatch`: not the amount that was
 * asked for · `currency`: another currency · `refund-failed`: the provider could not pay a refund out · `dispute`, `dispute-won`,
 * `dispute-lost`: the state of a dispute
 */
export type PaymentProblem =
  | 'excess'
  | 'mismatch'
  | 'currency'
  | 'refund-failed'
  | 'dispute'
  | 'dispute-won'
  | 'dispute-lost';

/** Amounts in paise. `isOrderPayable` is false for a cancelled or refunded order. */
interface PaymentBalanceInput {
  orderTotal: Paise;
  payments: readonly { amount: Paise }[];
  /** Failed refunds are left out by the caller or have the state `failed`. */
  refunds: readonly { amount: Paise; state: RefundState }[];
  isOrderPayable: boolean;
  /** The order was paid in full once: refunds since then are not outstanding. Default: true. */
  isPaid?: boolean;
}

export interface PaymentBalance {
  received: Paise;
  /** Pending and done refunds. */
  refunded: Paise;
  /** What the buyer still has to pay; never negative. */
  outstanding: Paise;
  /** What arrived beyond what the order costs: paid twice, too much, or after a cancellation. */
  excess: Paise;
}

const sum = (amounts: readonly Paise[]): Paise => amounts.reduce((total, amount) => total + amount, 0);

/** What arrived, and the refunds that did not fail. */
export const sumPayments = ({ payments, refunds }: Pick<PaymentBalanceInput, 'payments' | 'refunds'>) => ({
  received: sum(payments.map(({ amount }) => amount)),
  refunded: sum(refunds.filter(({ state }) => state !== 'failed').map(({ amount }) => amount)),
});

/** What was paid for an order, what is outstanding and what must go back (R-PAYMENT-2). */
export function calculatePaymentBalance(input: PaymentBalanceInput): PaymentBalance {
  const { received, refunded } = sumPayments(input);
  const { isOrderPayable, isPaid = true } = input;
  const due = isOrderPayable ? input.orderTotal : 0;
  const balance = received - refunded;
  return {
    received,
    refunded,
    outstanding: Math.max(0, due - (isPaid ? received : balance)),
    excess: Math.max(0, balance - due),
  };
}

/** The UTR as payments store it: banks write the same number in groups and in small letters. */
export const normaliseReference = (text: string): string => text.replace(/\s/g, '').toUpperCase();
