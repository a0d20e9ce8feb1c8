import type { Handler } from 'hono';
import { MAX_LENGTHS } from '~/domain/forms/plain-text';
import type { OnlineProviderId } from '~/domain/payments/payment-method';
import { redactPath } from '~/domain/site/private-paths';
import type { OnlinePayments } from '../orders/online-payments/online-payments.server';
import { getClientNetwork } from '../rate-limits/attempts.server';
import type { AppEnvironment } from './app-environment.server';
import { readBoundedBody } from './body/read-bounded-body.server';
import { createRateLimit } from './guards/request-rate-limit.server';
import type { Logger } from './logger.server';

/** A provider sends a burst after an outage. More get 429, and providers try again for a day or longer. */
const WEBHOOKS_PER_MINUTE = 3_000;

const NO_STORE = { 'Cache-Control': 'no-store' };

/**
 * Receives the webhooks of a payment provider (R-PAYMENT-5). They have no session and no origin of this site; their signature
 * over the raw body authorises them. The answer is 200 as soon as an event is committed or of no interest, so that it is not
 * sent again. After an error it is 500, and the provider repeats the event.
 */
export function createWebhookHandler(
  provider: OnlineProviderId,
  { receiveWebhook }: Pick<OnlinePayments, 'receiveWebhook'>,
  logger: Logger,
): Handler<AppEnvironment> {
  const limit = createRateLimit(WEBHOOKS_PER_MINUTE);
  return async (c) => {
    const seconds = await limit.secondsToWait(getClientNetwork(c.get('client')));
    if (seconds !== undefined)
      return c.text('too many', 429, { ...NO_STORE, 'Retry-After': String(seconds) });
    const body = await readBoundedBody(c.req.raw, MAX_LENGTHS.body);
    if (!body.isWhole) return c.text('too large', 413, NO_STORE);
    const result = await receiveWebhook(provider, body.content, c.req.raw.headers);
    switch (result.kind) {
      case 'off':
        return c.text('not found', 404, NO_STORE);
      case 'refused':
        logger.warn(
          { requestId: c.get('requestId'), path: redactPath(c.req.path), reason: result.reason },
          'webhook refused',
        );
        return c.text('refused', 400, NO_STORE);
      default:
        return c.text(result.kind, 200, NO_STORE);
    }
  };
}
