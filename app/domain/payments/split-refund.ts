import type { Paise } from '../money/money';
import { type PaymentProviderId, type RefundState, sumPayments } from './payment';

interface RefundSource {
  /** The oldest first. */
  payments: readonly { id: string; provider: PaymentProviderId; amount: Paise }[];
  refunds: readonly { paymentId: string | null; amount: Paise; state: RefundState }[];
}

/** `card`: goes back to the gift card at once · `provider`: its provider refunds it · `transfer`: staff transfer it by hand */
export type RefundPart =
  | { kind: 'card' | 'provider'; paymentId: string; amount: Paise }
  | { kind: 'transfer'; amount: Paise };

/** Payments by UPI, by bank transfer and in cash are recorded by staff: nobody but staff can send them back. */
const PART_KINDS = {
  'gift-card': 'card',
  stripe: 'provider',
  razorpay: 'provider',
  upi: 'transfer',
  bank: 'transfer',
  cash: 'transfer',
} as const satisfies Record<PaymentProviderId, RefundPart['kind']>;

/** What was paid by payments of a kind and is not refunded yet, the latest first. */
const listOpenPayments = <Kind extends 'card' | 'provider'>(
  { payments, refunds }: RefundSource,
  kind: Kind,
) =>
  payments
    .filter(({ provider }) => PART_KINDS[provider] === kind)
    .toReversed()
    .map(({ id: paymentId, amount: paid }) => {
      const refunded = refunds.filter(
        (refund) => refund.paymentId === paymentId && refund.state !== 'failed',
      );
      return { kind, paymentId, amount: refunded.reduce((rest, refund) => rest - refund.amount, paid) };
    })
    .filter(({ amount }) => amount > 0);

/** What gift cards paid and did not get back. */
export const listCardParts = (source: RefundSource) => listOpenPayments(source, 'card');

/** What goes back when an order is cancelled: at once to gift cards, later to the accounts that paid the rest. */
export interface CancellationRefund {
  toCards: Paise;
  toAccounts: Paise;
}

/** R-GIFT-5: what arrived and did not go back, divided for a cancellation. */
export function splitCancellation(source: RefundSource): CancellationRefund {
  const { received, refunded } = sumPayments(source);
  const toCards = listCardParts(source).reduce((sum, { amount }) => sum + amount, 0);
  return { toCards, toAccounts: Math.max(0, received - refunded - toCards) };
}

/**
 * Divides a refund (R-GIFT-5): gift cards get their part back first, so that no card is exchanged for money. Then the payments
 * that providers can refund, the latest first. Staff transfer what is left, or all that is no card's when they have
 * transferred it already. `isWithoutCards`: no card paid it, because a provider could not pay it out.
 */
export function splitRefund(
  source: RefundSource,
  amount: Paise,
  {
    isTransferred = false,
    isWithoutCards = false,
  }: { isTransferred?: boolean; isWithoutCards?: boolean } = {},
): RefundPart[] {
  const parts: RefundPart[] = [];
  let left = amount;
  for (const open of [
    ...(isWithoutCards ? [] : listCardParts(source)),
    ...(isTransferred ? [] : listOpenPayments(source, 'provider')),
  ]) {
    const part = Math.min(left, open.amount);
    if (part > 0) parts.push({ ...open, amount: part });
    left -= part;
  }
  return left > 0 ? [...parts, { kind: 'transfer', amount: left }] : parts;
}

/** What was paid by transfer or in cash and is not sent back yet. A transfer back names no payment: the latest ones count as returned first. */
function listOpenTransfers({ payments, refunds }: RefundSource): Map<string, Paise> {
  let returned = refunds
    .filter(({ paymentId, state }) => paymentId === null && state !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0);
  const open = new Map<string, Paise>();
  for (const { id, provider, amount } of payments.toReversed()) {
    if (PART_KINDS[provider] !== 'transfer') continue;
    const part = Math.min(returned, amount);
    returned -= part;
    open.set(id, amount - part);
  }
  return open;
}

/**
 * Divides what arrived beyond the price (R-GIFT-5): it goes back the way it came, so the latest payments first, whether a provider or staff
 * send it. None of it goes to a card.
 */
export function splitExcess(source: RefundSource, amount: Paise): RefundPart[] {
  const online = new Map(
    listOpenPayments(source, 'provider').map(({ paymentId, amount: open }) => [paymentId, open]),
  );
  const transfers = listOpenTransfers(source);
  const parts: RefundPart[] = [];
  let left = amount;
  let transferred = 0;
  for (const { id: paymentId } of source.payments.toReversed()) {
    const part = Math.min(left, online.get(paymentId) ?? transfers.get(paymentId) ?? 0);
    if (part > 0 && online.has(paymentId)) parts.push({ kind: 'provider', paymentId, amount: part });
    else transferred += part;
    left -= part;
  }
  transferred += left;
  return transferred > 0 ? [...parts, { kind: 'transfer', amount: transferred }] : parts;
}
