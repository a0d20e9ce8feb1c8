import { expect, test } from 'vitest';
import { formatPaymentMethods } from './payment-method-texts';

test.each([
  [[], 'UPI or bank transfer'],
  [['card'], 'UPI, bank transfer or card'],
  [['card', 'razorpay'], 'UPI, bank transfer, card, netbanking or wallet'],
] as const)('pages before the checkout name its methods, with %j: %s', (onlineMethods, phrase) => {
  expect(formatPaymentMethods(onlineMethods)).toBe(phrase);
});
