import type { IncomingMessage } from 'node:http';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a POST request comes from a page of this site. Browsers send `Sec-Fetch-Site` or at least `Origin` with every
 * POST. A request with neither is refused, too.
 */
export function isFromThisSite(request: Request, publicOrigin: string): boolean {
  if (safeMethods.has(request.method)) return true;
  const fetchSite = request.headers.get('sec-fetch-site');
  if (fetchSite) return fetchSite === 'same-origin' || fetchSite === 'none';
  const origin = request.headers.get('origin');
  if (!origin) return false;
  return origin === publicOrigin || URL.parse(origin)?.host === request.headers.get('host');
}

/** A host name or an IP address, with or without a port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Whether a request has at most one valid Host header (RFC 9112, section 3.2). Of two, a proxy could read one and this
 * server the other. HTTP/1.0 does not need the header. Node refuses HTTP/1.1 requests without it.
 */
export function hasValidHost(rawHeaders: readonly string[]): boolean {
  let host: string | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length !== 4 || name.toLowerCase() !== 'host') continue;
    if (host !== undefined) return false;
    host = rawHeaders[index + 1];
  }
  return host === undefined || HOST.test(host);
}

/**
 * The IP address of the client. With n trusted proxies it is the n-th entry of `X-Forwarded-For` from the right. Entries
 * further left are not trusted, because the client can invent them.
 */
export function getClientIp(request: IncomingMessage, trustedProxies: number): string {
  const socketIp = request.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return socketIp;
  const forwarded = request.headers['x-forwarded-for'];
  const hops = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? ''))
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean);
  return hops.at(-trustedProxies) ?? socketIp;
}

/** Whether a visitor opened the URL, and not a script, a style sheet or a picture of a page. */
export const acceptsPage = ({ method, headers }: Request): boolean =>
  (method === 'GET' || method === 'HEAD') && (headers.get('accept')?.includes('text/html') ?? false);
