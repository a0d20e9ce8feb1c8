import { z } from 'zod';
import type { RefundState } from '~/domain/payments/payment';
import type { ProviderPayment, ProviderRefund, WebhookReading } from './payment-provider.server';
import { providerText } from './provider-request.server';
import { disputeSchema, toDispute } from './razorpay-dispute.server';

/** The name of the note with our id of a refund. */
export const REFUND_NOTE = 'refund_id';

/** Without notes, Razorpay writes an empty list. */
const notes = z
  .union([
    z.array(z.unknown()).transform((): { [REFUND_NOTE]?: string | undefined } => ({})),
    z.object({ [REFUND_NOTE]: providerText.optional() }),
  ])
  .nullish();

export const linkSchema = z.object({
  id: providerText,
  short_url: providerText.nullish(),
  reference_id: providerText.nullish(),
  status: providerText,
  currency: providerText,
  payments: z
    .array(
      z.object({
        payment_id: providerText,
        amount: z.int(),
        status: providerText,
        created_at: z.number().nullish(),
      }),
    )
    .nullish(),
});

const paymentSchema = z.object({
  id: providerText,
  amount: z.int(),
  currency: providerText,
  status: providerText,
  created_at: z.number(),
});

export const refundSchema = z.object({
  id: providerText,
  payment_id: providerText,
  amount: z.int(),
  currency: providerText.nullish(),
  status: providerText,
  notes,
});

const entity = <Schema extends z.ZodType>(schema: Schema) => z.object({ entity: schema });

const eventSchema = z.object({
  event: providerText,
  /** Seconds since 1970. */
  created_at: z.number().nullish(),
  payload: z.object({
    payment_link: z.unknown().optional(),
    payment: z.unknown().optional(),
    refund: z.unknown().optional(),
    dispute: z.unknown().optional(),
  }),
});

type EventPayload = z.infer<typeof eventSchema>['payload'];

const CAPTURED = 'captured';

/** The captured payment of a paid link. */
export function findPayment(
  { status, payments, currency }: z.infer<typeof linkSchema>,
  now: Date,
): ProviderPayment | undefined {
  const paid = status === 'paid' ? payments?.find((payment) => payment.status === CAPTURED) : undefined;
  if (!paid) return undefined;
  const receivedAt = paid.created_at ? new Date(paid.created_at * 1000) : now;
  return { reference: paid.payment_id, amount: paid.amount, currency: currency.toUpperCase(), receivedAt };
}

const REFUND_STATES: Readonly<Record<string, RefundState>> = { processed: 'done', failed: 'failed' };

export const toRefund = ({ id, status }: z.infer<typeof refundSchema>): ProviderRefund => ({
  reference: id,
  state: REFUND_STATES[status] ?? 'pending',
});

export const readRefundKey = (refund: z.infer<typeof refundSchema>): string | undefined =>
  refund.notes?.[REFUND_NOTE];

const malformed: WebhookReading = { kind: 'refused', reason: 'malformed' };

function readLink(type: string, payload: EventPayload): WebhookReading {
  const parsed = entity(linkSchema).safeParse(payload.payment_link);
  if (!parsed.success) return malformed;
  const { id: sessionId, reference_id: sessionKey } = parsed.data.entity;
  // Links that were made in the dashboard of Razorpay.
  if (!sessionKey) return { kind: 'ignored', type };
  const session = { sessionKey, sessionId };
  if (type === 'payment_link.expired' || type === 'payment_link.cancelled')
    return { kind: 'event', event: { kind: 'closed', ...session } };
  if (type !== 'payment_link.paid') return { kind: 'ignored', type };
  const paid = entity(paymentSchema).safeParse(payload.payment);
  if (!paid.success) return malformed;
  const { id: reference, amount, currency, status, created_at } = paid.data.entity;
  if (status !== CAPTURED) return { kind: 'ignored', type };
  const receivedAt = new Date(created_at * 1000);
  const payment = { reference, amount, currency: currency.toUpperCase(), receivedAt };
  return { kind: 'event', event: { kind: 'paid', ...session, payment } };
}

function readRefund(payload: EventPayload): WebhookReading {
  const parsed = entity(refundSchema).safeParse(payload.refund);
  if (!parsed.success) return malformed;
  const { payment_id: paymentReference, amount, currency } = parsed.data.entity;
  const key = readRefundKey(parsed.data.entity);
  return {
    kind: 'event',
    event: {
      kind: 'refund',
      paymentReference,
      amount,
      currency: currency?.toUpperCase() || 'INR',
      ...(key && { key }),
      refund: toRefund(parsed.data.entity),
    },
  };
}

function readDispute(payload: EventPayload, reportedAt: Date): WebhookReading {
  const parsed = entity(disputeSchema).safeParse(payload.dispute);
  if (!parsed.success) return malformed;
  const { payment_id: paymentReference } = parsed.data.entity;
  const dispute = toDispute(parsed.data.entity, reportedAt);
  return { kind: 'event', event: { kind: 'dispute', paymentReference, dispute } };
}

/** Reads an event whose signature was verified. `now` is the time of an event without its own. */
export function readRazorpayEvent(value: unknown, now: Date): WebhookReading {
  const parsed = eventSchema.safeParse(value);
  if (!parsed.success) return malformed;
  const { event: type, payload, created_at } = parsed.data;
  if (type.startsWith('payment_link.')) return readLink(type, payload);
  if (type.startsWith('refund.')) return readRefund(payload);
  if (type.startsWith('payment.dispute.'))
    return readDispute(payload, created_at ? new Date(created_at * 1000) : now);
  return { kind: 'ignored', type };
}
