import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ContentEncoding, KeptPage, PageCache } from './page-cache.server';

/** The best encoding of a request. `br;q=0` is honoured; other weights are not told apart, as no browser sends them. */
export function acceptedEncoding(header: string | undefined): ContentEncoding {
  if (!header) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/.test(header)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/.test(header)) return 'gzip';
  return 'identity';
}

/** Answers with a kept page, or 304 when the browser already has it. */
export function sendKeptPage(request: IncomingMessage, response: ServerResponse, page: KeptPage): void {
  const { body, etag, headers } = page.representations[acceptedEncoding(request.headers['accept-encoding'])];
  const known = request.headers['if-none-match'];
  if (known !== undefined && page.status === 200 && known.includes(etag)) {
    response.writeHead(304, withoutBodyHeaders(headers));
    response.end();
    return;
  }
  response.writeHead(page.status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

const bodyHeaders = new Set(['Content-Length', 'Content-Type', 'Content-Encoding']);

const withoutBodyHeaders = (headers: readonly string[]) =>
  headers.filter((_, index) => !bodyHeaders.has(headers[index - (index % 2)] ?? ''));

/** Answers from the cache before anything else is asked. Returns whether it did. */
export function answerFromCache(
  cache: PageCache,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const page = cache.get(request.url ?? '/');
  if (!page) return false;
  sendKeptPage(request, response, page);
  return true;
}
