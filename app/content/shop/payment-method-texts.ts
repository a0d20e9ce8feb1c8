import { PAYMENT_DAYS } from '~/domain/orders/checkout-limits';
import type { PaymentMethod } from '~/domain/orders/checkout-schema';
import type { PaymentProviderId } from '~/domain/payments/payment';
import { type OnlineMethod, TRANSFER_METHODS } from '~/domain/payments/payment-method';
import { site } from '~site';

/** At the checkout. */
export const PAYMENT_METHOD_CHOICES: Readonly<Record<PaymentMethod, { label: string; hint: string }>> = {
  upi: {
    label: 'UPI',
    hint: 'A QR code with the exact amount is on the next page; on a phone your UPI app opens.',
  },
  bank: {
    label: 'Bank transfer',
    hint: 'Account and reference are on the next page. Your order goes on when your payment arrives.',
  },
  card: {
    label: 'Card',
    hint: 'On the secure page of Stripe, which opens next. Afterwards you come back here.',
  },
  razorpay: {
    label: 'Card, netbanking or wallet',
    hint: 'On the secure page of Razorpay, which opens next. Afterwards you come back here.',
  },
};

const PAYMENT_METHOD_NAMES: Readonly<Record<PaymentMethod, readonly string[]>> = {
  upi: ['UPI'],
  bank: ['bank transfer'],
  card: ['card'],
  razorpay: ['card', 'netbanking', 'wallet'],
};

const alternatives = new Intl.ListFormat(site.language, { type: 'disjunction' });

/** The methods of the checkout, for pages before it: `UPI, bank transfer or card`. */
export const formatPaymentMethods = (onlineMethods: readonly OnlineMethod[]): string =>
  alternatives.format(
    new Set([...TRANSFER_METHODS, ...onlineMethods].flatMap((method) => PAYMENT_METHOD_NAMES[method])),
  );

/** After "Pay Rs. 100.00", and as the way to pay of an order. */
export const PAYMENT_METHOD_PHRASES: Readonly<Record<PaymentMethod, string>> = {
  upi: 'by UPI',
  bank: 'by bank transfer',
  card: 'by card',
  razorpay: 'through Razorpay',
};

export const PAYMENT_PROVIDER_NAMES: Readonly<Record<PaymentProviderId, string>> = {
  upi: 'UPI',
  bank: 'Bank transfer',
  cash: 'Cash',
  stripe: 'Stripe',
  razorpay: 'Razorpay',
  'gift-card': 'Gift card',
};

/** R-ORDER-8, said before an order is placed. */
export const PAYMENT_DEADLINE_TEXT = `Pay within ${PAYMENT_DAYS} days. An order that is not paid by then is cancelled.`;
