import type { PaymentMethod } from '~/domain/orders/checkout-schema';
import { PAYMENT_DAYS } from '~/domain/orders/payment-deadline';
import type { PaymentProviderId } from '~/domain/payments/payment';

/** At the checkout. */
export const PAYMENT_METHOD_CHOICES: Readonly<Record<PaymentMethod, { label: string; hint: string }>> = {
  upi: {
    label: 'UPI',
    hint: 'A QR code with the exact amount is on the next page; on a phone your UPI app opens.',
  },
  bank: {
    label: 'Bank transfer',
    hint: 'Account and reference are on the next page. We pack your order when your payment arrives.',
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
  stripe: 'Stripe',
  razorpay: 'Razorpay',
  'gift-card': 'Gift card',
};

/** R-ORDER-8, said before an order is placed. */
export const PAYMENT_DEADLINE_TEXT = `Pay within ${PAYMENT_DAYS} days. An order that is not paid by then is cancelled.`;
