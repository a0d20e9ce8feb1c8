import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Logger, loggedPath } from './logger.server';

export const REQUEST_ID_HEADER = 'X-Request-Id';

/** Load balancers ask for these every few seconds. */
const healthChecks = new Set(['/healthz', '/readyz']);

/** Gives a request its id and logs it when its response has ended. Returns the id. */
export type LogRequest = (request: IncomingMessage, response: ServerResponse) => string;

/** One log line per request, whoever answers it: the cache, the identity provider or Hono. */
export function createRequestLog(logger: Logger): LogRequest {
  return (request, response) => {
    const requestId = randomUUID();
    const { method, url = '/' } = request;
    if (!logger.isLevelEnabled('info') || healthChecks.has(url)) return requestId;
    const startedAt = performance.now();
    response.on('close', () => {
      logger.info({
        requestId,
        method,
        path: loggedPath(url),
        status: response.statusCode,
        milliseconds: Math.round(performance.now() - startedAt),
        // The visitor closed the connection before the response was sent.
        ...(!response.writableFinished && { isAborted: true }),
      });
    });
    return requestId;
  };
}
