import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

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

/**
 * Whom a limit counts as one: an IPv4 address, or the first 64 bits of an IPv6 address, since whoever has one of these
 * has all that begin alike.
 */
export function clientNetwork(address: string): string {
  const embedded = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (embedded) return embedded;
  if (!isIPv6(address)) return address;
  const [start = '', end = ''] = address.split('%', 1)[0]?.split('::') ?? [];
  const first = start.split(':').filter(Boolean);
  const last = end.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}
