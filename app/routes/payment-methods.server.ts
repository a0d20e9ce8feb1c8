import { PAYMENT_DEADLINE_TEXT, PAYMENT_METHOD_CHOICES } from '~/content/shop/payment-method-texts';
import { isOnlineMethod, type OnlineMethod, TRANSFER_METHODS } from '~/domain/payments/payment-method';
import type { ParsedCheckout } from '~/features/checkout/fields/parse-checkout';
import type { PaymentChoices } from '~/features/checkout/fields/payment-method-fields';

/** The methods of the form, with what they mean. */
export const listPaymentChoices = (onlineMethods: readonly OnlineMethod[]): PaymentChoices => ({
  options: [...TRANSFER_METHODS, ...onlineMethods].map((value) => ({
    value,
    ...PAYMENT_METHOD_CHOICES[value],
  })),
  hint: PAYMENT_DEADLINE_TEXT,
});

/** An online method can be chosen while its provider is switched on. */
export function checkMethod(parsed: ParsedCheckout, onlineMethods: readonly OnlineMethod[]): ParsedCheckout {
  if ('issues' in parsed) return parsed;
  const { paymentMethod } = parsed.checkout;
  if (!isOnlineMethod(paymentMethod) || onlineMethods.includes(paymentMethod)) return parsed;
  return { issues: { paymentMethod: ['This payment method is not available. Please choose another one.'] } };
}
