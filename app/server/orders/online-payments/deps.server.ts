import type { OnlineProviderId } from '~/domain/payments/payment-method';
import type { ServiceDeps } from '../../db/database.server';
import type { EmailQueue } from '../../email/types.server';
import type { PaymentProvider, PaymentProviders } from '../../payments/providers/payment-provider.server';

export interface OnlinePaymentDeps extends ServiceDeps {
  providers: PaymentProviders;
  emailQueue: EmailQueue;
  /** Signs the secret links of orders. */
  secret: string;
  /** The public origin, for the links back from a payment page. */
  siteUrl: string;
  /** Logs that a provider refused a request or did not answer. */
  reportError: (error: unknown) => void;
}

/** Throws an error when the provider is not switched on. */
export function requireProvider(providers: PaymentProviders, id: OnlineProviderId): PaymentProvider {
  const provider = providers[id];
  if (!provider) throw new Error(`The payment provider "${id}" is not switched on.`);
  return provider;
}
