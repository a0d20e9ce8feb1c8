import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { redactPath } from '~/domain/site/private-paths';
import { getCurrentSpan } from '../tracing/span.server';
import type { Logger } from './logger.server';

export const REQUEST_ID_HEADER = 'X-Request-Id';

/** Load balancers request these every few seconds. */
export const healthChecks: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/** Assigns an id to a request and logs the request when its response has ended. Returns the id. */
export type LogRequest = (request: IncomingMessage, response: ServerResponse) => string;

/** One log line per request, for responses from the cache, the IdP and Hono. */
export function createRequestLog(logger: Logger): LogRequest {
  return (request, response) => {
    const requestId = randomUUID();
    const { method, url = '/' } = request;
    if (!logger.isLevelEnabled('info') || healthChecks.has(url)) return requestId;
    const startedAt = performance.now();
    const traceId = getCurrentSpan()?.traceId;
    response.on('close', () => {
      const line = {
        requestId,
        ...(traceId !== undefined && { traceId }),
        method,
        path: redactPath(url),
        status: response.statusCode,
        milliseconds: Math.round(performance.now() - startedAt),
      };
      if (response.writableFinished) logger.info(line, 'request');
      else logger.info({ ...line, isAborted: true }, 'the visitor closed the connection');
    });
    return requestId;
  };
}
