import { ONLINE_METHODS, ONLINE_PROVIDERS, type OnlineMethod } from '~/domain/payments/payment-method';
import type { Environment } from '../../env.server';
import type { PaymentProviders } from './payment-provider.server';
import { createRazorpayProvider } from './razorpay-provider.server';
import { createStripeProvider } from './stripe-provider.server';

type PaymentSettings = Pick<
  Environment,
  | 'STRIPE_SECRET_KEY'
  | 'STRIPE_WEBHOOK_SECRET'
  | 'STRIPE_API_URL'
  | 'RAZORPAY_KEY_ID'
  | 'RAZORPAY_KEY_SECRET'
  | 'RAZORPAY_WEBHOOK_SECRET'
  | 'RAZORPAY_API_URL'
>;

/** The providers that the settings switch on. */
export function createPaymentProviders(settings: PaymentSettings, clock: () => Date): PaymentProviders {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL } = settings;
  const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET, RAZORPAY_API_URL } = settings;
  return {
    ...(STRIPE_SECRET_KEY &&
      STRIPE_WEBHOOK_SECRET && {
        stripe: createStripeProvider({
          secretKey: STRIPE_SECRET_KEY,
          webhookSecret: STRIPE_WEBHOOK_SECRET,
          clock,
          ...(STRIPE_API_URL && { apiUrl: STRIPE_API_URL }),
        }),
      }),
    ...(RAZORPAY_KEY_ID &&
      RAZORPAY_KEY_SECRET &&
      RAZORPAY_WEBHOOK_SECRET && {
        razorpay: createRazorpayProvider({
          keyId: RAZORPAY_KEY_ID,
          keySecret: RAZORPAY_KEY_SECRET,
          clock,
          webhookSecret: RAZORPAY_WEBHOOK_SECRET,
          ...(RAZORPAY_API_URL && { apiUrl: RAZORPAY_API_URL }),
        }),
      }),
  };
}

/** The methods of the providers that are switched on, in the order of the checkout. */
export const listOnlineMethods = (providers: PaymentProviders): OnlineMethod[] =>
  ONLINE_METHODS.filter((method) => providers[ONLINE_PROVIDERS[method]] !== undefined);
