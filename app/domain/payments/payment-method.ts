import type { Paise } from '../money/money';
import type { PaymentProviderId } from './payment';

/** Paid by the buyer outside the site. Staff record the payment. */
export const TRANSFER_METHODS = ['upi', 'bank'] as const;
export type TransferMethod = (typeof TRANSFER_METHODS)[number];

/** How a manual payment arrived, which staff record. Buyers cannot choose cash: it is paid in person. */
export const MANUAL_METHODS = [...TRANSFER_METHODS, 'cash'] as const;
export type ManualMethod = (typeof MANUAL_METHODS)[number];

/**
 * R-PAYMENT-11: in cash, less than this may be received for one order. The Income-tax Act forbids more for one transaction
 * (section 269ST of the Act of 1961).
 */
export const CASH_LIMIT: Paise = 2_00_000_00;

/** Paid on the hosted page of a provider. A webhook of the provider records the payment. */
export const ONLINE_METHODS = ['card', 'razorpay'] as const;
export type OnlineMethod = (typeof ONLINE_METHODS)[number];

export type OnlineProviderId = Exclude<PaymentProviderId, ManualMethod | 'gift-card'>;

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

/** R-PAYMENT-1: how to pay an unpaid order. `amount` in paise. `qr.path` is an SVG path, `qr.size` its side in modules. */
export type OutstandingPayment =
  | {
      method: 'upi';
      amount: Paise;
      upiId: string;
      /** `upi://pay?…` */
      link: string;
      qr: { path: string; size: number };
    }
  | { method: 'bank'; amount: Paise; details: readonly { label: string; value: string }[] }
  /** R-PAYMENT-4: on the page of a provider. */
  | { method: OnlineMethod; amount: Paise };
