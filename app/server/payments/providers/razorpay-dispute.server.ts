import { z } from 'zod';
import type { DisputeState } from '~/domain/payments/dispute';
import type { ProviderDispute } from './payment-provider.server';
import { providerText } from './provider-request.server';

export const disputeSchema = z.object({
  id: providerText,
  payment_id: providerText,
  amount: z.int().positive(),
  currency: providerText,
  reason_code: providerText.nullish(),
  reason_description: providerText.nullish(),
  /** Seconds since 1970. */
  respond_by: z.number().nullish(),
  status: providerText,
  phase: providerText,
});

/** `closed`: the bank dropped its suspicion or its question. */
const DISPUTE_STATES: Readonly<Record<string, DisputeState>> = { won: 'won', closed: 'won', lost: 'lost' };

/** In these phases the bank suspects or asks. It has not claimed the money. */
const PHASES_BEFORE_CLAIM: readonly string[] = ['fraud', 'retrieval'];

/** `reportedAt`: the time of the event. */
export function toDispute(entity: z.infer<typeof disputeSchema>, reportedAt: Date): ProviderDispute {
  const { id, amount, currency, reason_code, reason_description, respond_by, status, phase } = entity;
  return {
    reference: id,
    amount,
    currency: currency.toUpperCase(),
    reason: reason_description || (reason_code || phase).replaceAll('_', ' '),
    state: DISPUTE_STATES[status] ?? 'open',
    isRefundable: PHASES_BEFORE_CLAIM.includes(phase),
    ...(respond_by && { answerBy: new Date(respond_by * 1000) }),
    reportedAt,
  };
}
