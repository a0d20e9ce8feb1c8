import type { IncomingMessage, ServerResponse } from 'node:http';
import { createTooManyRequestsError } from '../http/errors/request-error.server';
import { getClientIp } from '../http/guards/request-headers.server';
import { getSecurityHeaders } from '../http/pages/opener-policy.server';
import { getClientNetwork } from '../rate-limits/attempts.server';
import type { IdpDeps } from './deps.server';
import { IDP_PATH } from './idp-paths.server';

/** For the pages of the library. They load nothing; one script, allowed by its hash, submits their form. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Answers a request above the rate limit. True when it did. */
async function answerAboveLimit(
  { limit, trustedProxies, publicOrigin, respondWithError }: IdpDeps,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const seconds = await limit.secondsToWait(getClientNetwork(getClientIp(request, trustedProxies)));
  if (seconds === undefined) return false;
  const headers = {
    Accept: request.headers.accept ?? '',
    'Content-Type': request.headers['content-type'] ?? '',
  };
  const refused = new Request(new URL(request.url ?? '/', publicOrigin), { headers });
  const answer = await respondWithError(refused, createTooManyRequestsError(seconds));
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(await answer.text());
  return true;
}

async function answer(deps: IdpDeps, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (await answerAboveLimit(deps, request, response)) return;
  const provider = await deps.getProvider();
  const originalUrl = request.url ?? '';
  const headers = {
    ...getSecurityHeaders(originalUrl),
    'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  // The library reads the path under which it is mounted from the difference of the two.
  Object.assign(request, { originalUrl, url: originalUrl.slice(IDP_PATH.length) });
  await provider.callback()(request, response);
}

/** Answers requests of clients, and shows the provider's own pages. Never rejects. */
export function handleRequest(deps: IdpDeps, request: IncomingMessage, response: ServerResponse): void {
  answer(deps, request, response).catch((error: unknown) => {
    deps.logger.error({ path: IDP_PATH, error }, 'the embedded identity provider failed');
    if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain' });
    response.end('The sign-in could not be answered. Please try again in a minute.');
  });
}
