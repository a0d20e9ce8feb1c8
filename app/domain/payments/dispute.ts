import type { Paise } from '../money/money';

/**
 * `open`: the provider waits for an answer or a decision · `won`: the money stays with the shop, also when the claim was withdrawn ·
 * `lost`: the bank gave the money to the buyer
 */
export const DISPUTE_STATES = ['open', 'won', 'lost'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** A payment whose buyer claims the money back from the bank (R-DISPUTE-1). */
export interface Dispute {
  id: string;
  paymentId: string;
  /** The provider's id. */
  reference: string;
  amount: Paise;
  /** In the words of the provider. */
  reason: string;
  state: DisputeState;
  /** The provider still sends refunds of the payment: nothing was taken yet. */
  isRefundable: boolean;
  /** Until when the provider accepts an answer. */
  answerBy?: Date;
}

type HeldDispute = Pick<Dispute, 'paymentId' | 'amount' | 'state' | 'isRefundable'>;

/** What a provider holds of a payment until its dispute is decided (R-DISPUTE-2). */
export interface HeldPart {
  paymentId: string;
  amount: Paise;
}

interface RefundedPayment {
  id: string;
  amount: Paise;
  /** Its refunds that did not fail. */
  refunded: Paise;
}

/** R-DISPUTE-2: what providers hold of the payments of an order, at most what is left of each. Payments without it are left out. */
export const listHeldParts = (
  payments: readonly RefundedPayment[],
  disputes: readonly HeldDispute[],
): HeldPart[] =>
  payments.flatMap(({ id: paymentId, amount, refunded }) => {
    const claimed = disputes
      .filter((each) => each.paymentId === paymentId && each.state === 'open' && !each.isRefundable)
      .reduce((sum, each) => sum + each.amount, 0);
    const held = Math.min(claimed, Math.max(0, amount - refunded));
    return held > 0 ? [{ paymentId, amount: held }] : [];
  });

/** R-DISPUTE-3: what a lost dispute takes of its payment, or the rest of it. What went back before is not taken twice. */
export const getLostAmount = (
  { amount }: Pick<Dispute, 'amount'>,
  payment: Omit<RefundedPayment, 'id'>,
): Paise => Math.min(amount, Math.max(0, payment.amount - payment.refunded));

interface DisputeReport {
  state: DisputeState;
  reportedAt: Date;
}

/** Whether a report is later than the one that is known. Of two at the same time, the one that decides counts. */
export function isLaterReport(known: DisputeReport, reported: DisputeReport): boolean {
  const since = reported.reportedAt.getTime() - known.reportedAt.getTime();
  return since > 0 || (since === 0 && known.state === 'open' && reported.state !== 'open');
}
