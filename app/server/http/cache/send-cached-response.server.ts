import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedResponse, ContentEncoding } from './cached-response.server';

/** The best encoding that a request accepts. Of the weights only `q=0` counts, because browsers send no others. */
export function getAcceptedEncoding(header: string | undefined): ContentEncoding {
  if (!header) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/.test(header)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/.test(header)) return 'gzip';
  return 'identity';
}

function writeHead(response: ServerResponse, status: number, headers: string[], requestId: string): void {
  headers[headers.length - 1] = requestId;
  response.writeHead(status, headers);
}

/** Sends the body, only the headers for HEAD, or 304 when the browser has the body. */
export function sendCachedResponse(
  request: IncomingMessage,
  response: ServerResponse,
  { status, representations }: CachedResponse,
  requestId: string,
): void {
  const encoding = getAcceptedEncoding(request.headers['accept-encoding']);
  const { body, etag, headers, notModifiedHeaders } = representations[encoding];
  if (request.headers['if-none-match']?.includes(etag)) {
    writeHead(response, 304, notModifiedHeaders, requestId);
    response.end();
    return;
  }
  writeHead(response, status, headers, requestId);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Returns the cached response as a `Response`, for a request that waited for the render. */
export function toFetchResponse(request: Request, { status, representations }: CachedResponse): Response {
  const encoding = getAcceptedEncoding(request.headers.get('Accept-Encoding') ?? undefined);
  const { body, headers } = representations[encoding];
  const pairs = headers
    .slice(0, -2)
    .flatMap((name, index, all): [string, string][] =>
      index % 2 === 0 ? [[name, all[index + 1] ?? '']] : [],
    );
  return new Response(new Uint8Array(body), { status, headers: pairs });
}
