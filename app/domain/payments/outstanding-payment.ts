import type { Paise } from '../money/money';
import type { OnlineMethod } from './payment-method';

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
