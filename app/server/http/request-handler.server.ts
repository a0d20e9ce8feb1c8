import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { CachedResponse } from './cache/cached-response.server';
import { sendCachedResponse } from './cache/send-cached-response.server';
import { hasValidHost } from './guards/host-header.server';
import { type Logger, loggedPath } from './logger.server';
import { securityHeaders } from './pages/content-security-policy.server';
import { createRequestLog, REQUEST_ID_HEADER } from './request-log.server';

/** Sends the response to a request, at once or later. */
export type Responder = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

interface RequestHandlerOptions {
  logger: Logger;
  /** What is in memory for a URL: a finished page, or a file. */
  findCached(url: string): CachedResponse | undefined;
  /** What answers a URL that is not in memory. */
  responderFor(url: string): Responder;
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
 * What happens to every request, in this order: it is given an id and a log line, its host is checked, and it is
 * answered from memory or by the part of the site that the URL belongs to. A failure ends one response, never the
 * process.
 */
export function createRequestHandler({
  logger,
  findCached,
  responderFor,
}: RequestHandlerOptions): RequestListener {
  const logRequest = createRequestLog(logger);

  function respond(request: IncomingMessage, response: ServerResponse, requestId: string) {
    const { method, url = '/' } = request;
    const isHostValid = hasValidHost(request.rawHeaders);
    const isRead = method === 'GET' || method === 'HEAD';
    const cached = isHostValid && isRead ? findCached(url) : undefined;
    if (cached) return sendCachedResponse(request, response, cached, requestId);
    // What is written after the connection broke, or after the end, is lost, and nobody waits for it.
    response.on('error', () => undefined);
    response.setHeader(REQUEST_ID_HEADER, requestId);
    if (!isHostValid) return sendText(response, 400, 'A request names one host.');
    return responderFor(url)(request, response);
  }

  return (request, response) => {
    const requestId = logRequest(request, response);
    const { url = '/' } = request;
    const fail = (fault: unknown) => {
      logger.error({ requestId, path: loggedPath(url), fault });
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Something broke on our side. Please try again in a minute.');
    };
    try {
      respond(request, response, requestId)?.catch(fail);
    } catch (fault) {
      fail(fault);
    }
  };
}
