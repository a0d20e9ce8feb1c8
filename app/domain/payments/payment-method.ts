import type { PaymentProviderId } from './payment';

/** Paid by the buyer outside the site. Staff record the payment. */
export const TRANSFER_METHODS = ['upi', 'bank'] as const;
export type TransferMethod = (typeof TRANSFER_METHODS)[number];

/** Paid on the hosted page of a provider. A webhook of the provider records the payment. */
export const ONLINE_METHODS = ['card', 'razorpay'] as const;
export type OnlineMethod = (typeof ONLINE_METHODS)[number];

export type OnlineProviderId = Exclude<PaymentProviderId, TransferMethod | 'gift-card'>;

/** The provider of each method. */
export const ONLINE_PROVIDERS: Readonly<Record<OnlineMethod, OnlineProviderId>> = {
  card: 'stripe',
  razorpay: 'razorpay',
};

export const isOnlineMethod = (method: string): method is OnlineMethod =>
  ONLINE_METHODS.some((known) => known === method);

/** How staff record money for an order of this method. Online payments are recorded by webhooks alone. */
export const toTransferMethod = (method: TransferMethod | OnlineMethod): TransferMethod =>
  isOnlineMethod(method) ? 'bank' : method;
