import type { Handler } from 'hono';
import { isSameSecret } from '../crypto/signatures.server';
import type { InboundEmail } from '../inbound-email/inbound-email.server';
import { getClientNetwork } from '../rate-limits/attempts.server';
import type { AppEnvironment } from './app-environment.server';
import { readBoundedBody } from './body/read-bounded-body.server';
import { createRateLimit } from './guards/request-rate-limit.server';
import type { Logger } from './logger.server';

/** A mail server gives a burst after an outage. More get 429, and it tries again later. */
const EMAILS_PER_MINUTE = 600;

/** Two files of 5 MB in base64. */
const MAX_EMAIL_BYTES = 15 * 1024 * 1024;

const NO_STORE = { 'Cache-Control': 'no-store' };

interface InboundEmailOptions {
  receive: InboundEmail['receive'];
  /** Without it the endpoint does not exist. */
  secret: string | undefined;
  logger: Logger;
}

/**
 * Receives emails from the mail server of the company (R-INBOX-8). It has no session and no origin of this site; the secret
 * authorises it. The answer is 200 as soon as the email is stored or of no interest. After an error it is 500, and the mail server
 * gives the email again. What an email says is never logged.
 */
export function createInboundEmailHandler(options: InboundEmailOptions): Handler<AppEnvironment> {
  const { receive, secret, logger } = options;
  const limit = createRateLimit(EMAILS_PER_MINUTE);
  return async (c) => {
    if (secret === undefined) return c.text('not found', 404, NO_STORE);
    const seconds = await limit.secondsToWait(getClientNetwork(c.get('client')));
    if (seconds !== undefined)
      return c.text('too many', 429, { ...NO_STORE, 'Retry-After': String(seconds) });
    if (!isSameSecret(`Bearer ${secret}`, c.req.header('Authorization') ?? ''))
      return c.text('unauthorised', 401, { ...NO_STORE, 'WWW-Authenticate': 'Bearer' });
    if (!/^message\/rfc822\s*(?:;|$)/i.test(c.req.header('Content-Type') ?? ''))
      return c.text('the type must be message/rfc822', 415, NO_STORE);
    const body = await readBoundedBody(c.req.raw, MAX_EMAIL_BYTES);
    if (body.content.length >= MAX_EMAIL_BYTES) return c.text('too large', 413, NO_STORE);
    // A part of an email would be stored as the whole one.
    if (!body.isWhole || body.content.length === 0) return c.text('empty or cut off', 400, NO_STORE);
    const result = await receive(body.content);
    if (result.kind !== 'refused') return c.text(result.kind, 200, NO_STORE);
    logger.warn({ requestId: c.get('requestId'), reason: result.reason }, 'received email refused');
    return c.text(result.reason, 422, NO_STORE);
  };
}
