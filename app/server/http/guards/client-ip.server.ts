import type { IncomingMessage } from 'node:http';

/**
 * The address of the real client. `X-Forwarded-For` is believed only as far as it was written by our own proxies:
 * with n trusted proxies the n-th entry from the right is the client. Anything left of it can be made up by anybody.
 */
export function clientIp(request: IncomingMessage, trustedProxies: number): string {
  const socketAddress = request.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return socketAddress;
  const forwarded = request.headers['x-forwarded-for'];
  const hops = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? ''))
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean);
  return hops.at(-trustedProxies) ?? socketAddress;
}
