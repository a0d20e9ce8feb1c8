import { plainText } from '~/domain/forms/form-fields';
import { MAX_LENGTHS } from '~/domain/forms/plain-text';
import type { OnlineProviderId } from '~/domain/payments/payment-method';
import { trace } from '../../tracing/span.server';

/** The provider understood the request and will never do it. Another error may be temporary. */
export class RefusedByProvider extends Error {
  override name = 'RefusedByProvider';
}

/** Whether a request with this HTTP status is refused for good. Wrong keys can be corrected, so 401 is not among them. */
export const isRefusal = (status: number | undefined): boolean =>
  status === 400 || status === 402 || status === 404;

/** A text of a provider, such as an id. Empty where the provider has none. */
export const providerText = plainText({ label: 'A text of the provider', max: MAX_LENGTHS.path, min: 0 });

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
