import type { Paise } from '~/domain/money/money';
import type { DisputeState } from '~/domain/payments/dispute';
import type { RefundState } from '~/domain/payments/payment';
import type { OnlineProviderId } from '~/domain/payments/payment-method';

export interface SessionRequest {
  /** Idempotency key: the same key returns the same page. Webhooks name it. */
  key: string;
  orderNumber: string;
  amount: Paise;
  /** ISO 4217. */
  currency: string;
  /** Where the page sends the buyer after the payment. The visit proves nothing. */
  returnUrl: string;
  /** Where the page sends a buyer who does not pay. Not every provider has such a link. */
  cancelUrl: string;
  expiresAt: Date;
}

/** A hosted payment page. */
export interface ProviderSession {
  id: string;
  url: string;
}

export interface ProviderPayment {
  /** The provider's id. */
  reference: string;
  /** In the smallest unit of the currency. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  receivedAt: Date;
}

/** `closed`: expired, cancelled, or completed without a payment. */
export type PaymentSessionState =
  | { status: 'open' | 'closed' }
  | { status: 'paid'; payment: ProviderPayment };

export interface RefundRequest {
  /** Idempotency key: the same key refunds once. */
  key: string;
  paymentReference: string;
  amount: Paise;
}

export interface ProviderRefund {
  /** The provider's id. */
  reference: string;
  state: RefundState;
  /** Why it failed, in the words of the provider. */
  failure?: string;
}

export interface ProviderDispute {
  /** The provider's id. */
  reference: string;
  /** In the smallest unit of the currency. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** In the words of the provider. */
  reason: string;
  state: DisputeState;
  /** The provider still sends refunds of the payment: nothing was taken yet. */
  isRefundable: boolean;
  /** Until when the provider accepts an answer. */
  answerBy?: Date;
  reportedAt: Date;
}

/** What a webhook reports, after its signature was verified. */
export type PaymentEvent =
  | { kind: 'paid'; sessionKey: string; sessionId: string; payment: ProviderPayment }
  /** The page no longer takes a payment. */
  | { kind: 'closed'; sessionKey: string; sessionId: string }
  /** `key` is absent for a refund that was made at the provider. `amount` in the smallest unit of the currency. */
  | {
      kind: 'refund';
      key?: string;
      paymentReference: string;
      amount: number;
      currency: string;
      refund: ProviderRefund;
    }
  | { kind: 'dispute'; paymentReference: string; dispute: ProviderDispute };

export type WebhookReading =
  | { kind: 'event'; event: PaymentEvent }
  /** Genuine, and of no interest. */
  | { kind: 'ignored'; type: string }
  /** Forged, too old or malformed. */
  | { kind: 'refused'; reason: string };

/** A payment provider with a hosted page (R-PAYMENT-4). Its requests throw RefusedByProvider or another error. */
export interface PaymentProvider {
  id: OnlineProviderId;
  /** The origins of its page, for the content security policy. */
  pageOrigins: readonly string[];
  createSession(request: SessionRequest): Promise<ProviderSession>;
  getSession(id: string): Promise<PaymentSessionState>;
  /** Ends an open page. A page that is not open does not change. */
  closeSession(id: string): Promise<void>;
  readWebhook(body: Buffer, headers: Headers): Promise<WebhookReading>;
  refund(request: RefundRequest): Promise<ProviderRefund>;
  /** The refund of this key, if the provider has one. */
  findRefund(request: RefundRequest): Promise<ProviderRefund | undefined>;
}

export type PaymentProviders = { readonly [Id in OnlineProviderId]?: PaymentProvider };
