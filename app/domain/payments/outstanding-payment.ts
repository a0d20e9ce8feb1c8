import type { Paise } from '../money/money';

/** How the money gets to us, as long as it has not. Amount in paise. */
export type OutstandingPayment =
  | {
      method: 'upi';
      amount: Paise;
      upiId: string;
      /** `upi://pay?…` */
      link: string;
      qr: { path: string; size: number };
    }
  | { method: 'bank'; amount: Paise; details: readonly { label: string; value: string }[] };
