import type { OnlineProviderId } from '~/domain/payments/payment-method';
import { trace } from '../../tracing/span.server';

/** R-TRACE-1: a request to a provider, without its path: that holds ids of payments. */
export const traceProviderCall = <Result>(
  provider: OnlineProviderId,
  call: () => Promise<Result>,
): Promise<Result> =>
  trace(
    () => ({
      name: `request ${provider}`,
      kind: 'client',
      attributes: { 'site.payment.provider': provider },
    }),
    call,
  );
