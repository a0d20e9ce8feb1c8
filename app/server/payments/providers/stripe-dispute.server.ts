import { z } from 'zod';
import type { DisputeState } from '~/domain/payments/dispute';
import type { ProviderDispute } from './payment-provider.server';
import { providerText } from './provider-request.server';
import { stripeReference, toWords } from './stripe-fields.server';

export const disputeSchema = z.object({
  id: providerText,
  amount: z.int().positive(),
  currency: providerText,
  reason: providerText,
  status: providerText,
  is_charge_refundable: z.boolean(),
  payment_intent: stripeReference,
  /** `due_by` in seconds since 1970. */
  evidence_details: z.object({ due_by: z.number().nullish() }).nullish(),
});

/** An inquiry that is closed and a dispute that was prevented take nothing. An appeal follows a lost dispute. */
const DISPUTE_STATES: Readonly<Record<string, DisputeState>> = {
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
  appeal_needs_response: 'lost',
  appeal_under_review: 'lost',
};

/** `reportedAt`: the time of the event. */
export function toDispute(
  {
    id,
    amount,
    currency,
    reason,
    status,
    is_charge_refundable,
    evidence_details,
  }: z.infer<typeof disputeSchema>,
  reportedAt: Date,
): ProviderDispute {
  const dueBy = evidence_details?.due_by;
  return {
    reference: id,
    amount,
    currency: currency.toUpperCase(),
    reason: toWords(reason),
    state: DISPUTE_STATES[status] ?? 'open',
    isRefundable: is_charge_refundable,
    ...(dueBy && { answerBy: new Date(dueBy * 1000) }),
    reportedAt,
  };
}
