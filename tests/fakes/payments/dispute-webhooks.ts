import type { FakeRazorpay } from './fake-razorpay.ts';
import type { SignedWebhook } from './fake-server.ts';
import type { FakeStripe } from './fake-stripe.ts';

export interface DisputeMessage {
  /** The provider's id of the disputed payment. */
  paymentReference: string;
  amount: number;
  state: 'open' | 'won' | 'lost';
  /** The bank asks before it claims the money. */
  isInquiry?: boolean;
  currency?: string;
  /** Seconds since 1970. */
  answerBy?: number;
}

const STRIPE_STATUSES = { open: 'needs_response', won: 'won', lost: 'lost' } as const;
const STRIPE_INQUIRIES = { open: 'warning_needs_response', won: 'warning_closed', lost: 'lost' } as const;

/** As Stripe reports a dispute. */
export function sendStripeDispute(fake: FakeStripe, message: DisputeMessage): SignedWebhook {
  const { paymentReference, amount, state, isInquiry = false, currency = 'INR', answerBy } = message;
  return fake.send(state === 'open' ? 'charge.dispute.created' : 'charge.dispute.closed', {
    id: 'du_standin',
    object: 'dispute',
    amount,
    currency: currency.toLowerCase(),
    charge: 'ch_standin',
    payment_intent: paymentReference,
    reason: 'product_not_received',
    status: (isInquiry ? STRIPE_INQUIRIES : STRIPE_STATUSES)[state],
    is_charge_refundable: isInquiry && state === 'open',
    evidence_details: { due_by: answerBy ?? null, has_evidence: false, past_due: false, submission_count: 0 },
    metadata: {},
  });
}

/** As Razorpay reports a dispute. */
export function sendRazorpayDispute(fake: FakeRazorpay, message: DisputeMessage): SignedWebhook {
  const { paymentReference, amount, state, isInquiry = false, currency = 'INR', answerBy } = message;
  const ended = isInquiry ? 'closed' : 'won';
  const status = state === 'won' ? ended : state;
  return fake.send(`payment.dispute.${state === 'open' ? 'created' : status}`, {
    payment: { id: paymentReference, entity: 'payment', amount, currency, status: 'captured' },
    dispute: {
      id: 'disp_standin',
      entity: 'dispute',
      payment_id: paymentReference,
      amount,
      currency,
      amount_deducted: state === 'lost' ? amount : 0,
      reason_code: 'goods_not_received',
      reason_description: 'product not received',
      ...(answerBy && { respond_by: answerBy }),
      status,
      phase: isInquiry ? 'retrieval' : 'chargeback',
    },
  });
}
