import type { IncomingMessage } from 'node:http';

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
