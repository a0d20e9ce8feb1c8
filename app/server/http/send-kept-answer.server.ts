import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ContentEncoding, KeptAnswer } from './kept-answer.server';

/** The best encoding of a request. `br;q=0` is honoured; other weights are not told apart, as no browser sends them. */
export function acceptedEncoding(header: string | undefined): ContentEncoding {
  if (!header) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/.test(header)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/.test(header)) return 'gzip';
  return 'identity';
}

/** Answers from memory: with the body, with the headers alone, or with 304 when the browser already has it. */
export function sendKeptAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  { status, representations }: KeptAnswer,
): void {
  const accepted = acceptedEncoding(request.headers['accept-encoding']);
  const { body, etag, headers, notModifiedHeaders } = representations[accepted];
  if (request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, notModifiedHeaders);
    response.end();
    return;
  }
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** The same for whoever is answered by a Response: the one whose request made the answer. */
export function keptResponse(request: Request, { status, representations }: KeptAnswer): Response {
  const accepted = acceptedEncoding(request.headers.get('Accept-Encoding') ?? undefined);
  const { body, headers } = representations[accepted];
  const pairs = headers.flatMap((name, index): [string, string][] =>
    index % 2 === 0 ? [[name, headers[index + 1] ?? '']] : [],
  );
  return new Response(new Uint8Array(body), { status, headers: pairs });
}
