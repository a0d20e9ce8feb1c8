import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { redactPath } from '~/domain/site/private-paths';
import type { CachedResponse } from './cache/cached-response.server';
import { sendCachedResponse } from './cache/send-cached-response.server';
import { hasValidHost } from './guards/request-headers.server';
import type { Logger } from './logger.server';
import { securityHeaders } from './pages/content-security-policy.server';
import { createRequestLog, REQUEST_ID_HEADER } from './request-log.server';
import { createRequestTrace, markAnswer, type RequestTraceOptions } from './request-trace.server';

/** Sends the response to a request, at once or later. */
export type Responder = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

interface RequestHandlerOptions {
  logger: Logger;
  /** The page or file in memory for a URL. */
  findCached(url: string, cookies: string | undefined): CachedResponse | undefined;
  /** The part of the site that handles a URL that is not in memory. */
  getResponder(url: string): Responder;
  /** Counts a request that was answered. */
  countVisit(request: IncomingMessage, status: number): void;
  /** Measures a request whose response is about to be sent. */
  observeRequest?:
    | ((request: IncomingMessage, response: ServerResponse, answeredBy: 'memory' | 'application') => void)
    | undefined;
  /** Absent without tracing. */
  tracing?: RequestTraceOptions | undefined;
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    ...securityHeaders,
    Connection: 'close',
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(text);
}

/**
 * Handles every request in this order: assigns an id and a log line, checks the Host header, and responds from memory or
 * through the part of the site that handles the URL. An error ends one response, never the process.
 */
export function createRequestHandler({
  logger,
  findCached,
  getResponder,
  countVisit,
  observeRequest,
  tracing,
}: RequestHandlerOptions): RequestListener {
  const logRequest = createRequestLog(logger);
  const traceRequest = createRequestTrace(tracing);

  function respond(request: IncomingMessage, response: ServerResponse, requestId: string) {
    const { method, url = '/' } = request;
    const isHostValid = hasValidHost(request.rawHeaders);
    const isRead = method === 'GET' || method === 'HEAD';
    const cached = isHostValid && isRead ? findCached(url, request.headers.cookie) : undefined;
    const answeredBy = cached ? 'memory' : 'application';
    observeRequest?.(request, response, answeredBy);
    markAnswer(answeredBy);
    if (cached) {
      sendCachedResponse(request, response, cached, requestId);
      return countVisit(request, cached.status);
    }
    // Writing to a broken connection or after the end of the response is ignored.
    response.on('error', () => undefined);
    response.setHeader(REQUEST_ID_HEADER, requestId);
    if (!isHostValid) return sendText(response, 400, 'A request names one host.');
    response.on('finish', () => countVisit(request, response.statusCode));
    return getResponder(url)(request, response);
  }

  function handle(request: IncomingMessage, response: ServerResponse) {
    const requestId = logRequest(request, response);
    const { url = '/' } = request;
    const fail = (error: unknown) => {
      logger.error({ requestId, path: redactPath(url), error }, 'a request failed');
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Something broke on our side. Please try again in a minute.');
    };
    try {
      respond(request, response, requestId)?.catch(fail);
    } catch (error) {
      fail(error);
    }
  }

  return (request, response) => traceRequest(request, response, () => handle(request, response));
}
