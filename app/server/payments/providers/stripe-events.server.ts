import { z } from 'zod';
import type { RefundState } from '~/domain/payments/payment';
import type { ProviderPayment, ProviderRefund, WebhookReading } from './payment-provider.server';
import { providerText } from './provider-request.server';
import { disputeSchema, toDispute } from './stripe-dispute.server';
import { stripeReference, toWords } from './stripe-fields.server';

/** The key under which Stripe stores our id of a refund. */
export const REFUND_KEY = 'refund_id';

export const sessionSchema = z.object({
  id: providerText,
  client_reference_id: providerText.nullable(),
  status: providerText.nullable(),
  payment_status: providerText,
  amount_total: z.int().nullable(),
  currency: providerText.nullable(),
  payment_intent: stripeReference,
});

export const refundSchema = z.object({
  id: providerText,
  amount: z.int(),
  currency: providerText,
  status: providerText.nullable(),
  payment_intent: stripeReference,
  metadata: z.object({ [REFUND_KEY]: providerText.optional() }).nullish(),
  failure_reason: providerText.nullish(),
});

const eventSchema = z.object({
  type: providerText,
  /** Seconds since 1970. */
  created: z.number(),
  data: z.object({ object: z.unknown() }),
});

/** `undefined` for a session without a payment, also while a bank debit is under way. */
export function toPayment(
  { payment_status, amount_total, currency, payment_intent }: z.infer<typeof sessionSchema>,
  receivedAt: Date,
): ProviderPayment | undefined {
  if (payment_status !== 'paid' || amount_total === null || !currency || !payment_intent) return undefined;
  return { reference: payment_intent, amount: amount_total, currency: currency.toUpperCase(), receivedAt };
}

const REFUND_STATES: Readonly<Record<string, RefundState>> = {
  succeeded: 'done',
  failed: 'failed',
  canceled: 'failed',
};

export const toRefund = ({ id, status, failure_reason }: z.infer<typeof refundSchema>): ProviderRefund => ({
  reference: id,
  state: REFUND_STATES[status ?? ''] ?? 'pending',
  ...(failure_reason && { failure: toWords(failure_reason) }),
});

const malformed: WebhookReading = { kind: 'refused', reason: 'malformed' };

function readSession(type: string, object: unknown, at: Date): WebhookReading {
  const parsed = sessionSchema.safeParse(object);
  if (!parsed.success) return malformed;
  const { id: sessionId, client_reference_id: sessionKey } = parsed.data;
  // Another program may use the same Stripe account.
  if (!sessionKey) return { kind: 'ignored', type };
  const session = { sessionKey, sessionId };
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const payment = toPayment(parsed.data, at);
      return payment
        ? { kind: 'event', event: { kind: 'paid', ...session, payment } }
        : { kind: 'ignored', type };
    }
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_failed':
      return { kind: 'event', event: { kind: 'closed', ...session } };
    default:
      return { kind: 'ignored', type };
  }
}

function readRefund(type: string, object: unknown): WebhookReading {
  const parsed = refundSchema.safeParse(object);
  if (!parsed.success) return malformed;
  const { amount, currency, payment_intent: paymentReference, metadata } = parsed.data;
  if (!paymentReference) return { kind: 'ignored', type };
  const key = metadata?.[REFUND_KEY];
  return {
    kind: 'event',
    event: {
      kind: 'refund',
      paymentReference,
      amount,
      currency: currency.toUpperCase(),
      ...(key && { key }),
      refund: toRefund(parsed.data),
    },
  };
}

function readDispute(type: string, object: unknown, reportedAt: Date): WebhookReading {
  const parsed = disputeSchema.safeParse(object);
  if (!parsed.success) return malformed;
  const { payment_intent: paymentReference } = parsed.data;
  if (!paymentReference) return { kind: 'ignored', type };
  const dispute = toDispute(parsed.data, reportedAt);
  return { kind: 'event', event: { kind: 'dispute', paymentReference, dispute } };
}

/** Reads an event whose signature was verified. */
export function readStripeEvent(value: unknown): WebhookReading {
  const event = eventSchema.safeParse(value);
  if (!event.success) return malformed;
  const { type, created, data } = event.data;
  const at = new Date(created * 1000);
  if (type.startsWith('checkout.session.')) return readSession(type, data.object, at);
  if (type.startsWith('refund.') || type === 'charge.refund.updated') return readRefund(type, data.object);
  if (type.startsWith('charge.dispute.')) return readDispute(type, data.object, at);
  return { kind: 'ignored', type };
}
