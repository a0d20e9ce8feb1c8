import { isIPv6 } from 'node:net';

/**
 * The network that a rate limit counts as one client: an IPv4 address, or the first 64 bits of an IPv6 address, because one
 * customer of a provider gets all addresses that begin with them.
 */
export function getClientNetwork(ipAddress: string): string {
  const embedded = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ipAddress)?.[1];
  if (embedded) return embedded;
  if (!isIPv6(ipAddress)) return ipAddress;
  const [start = '', end = ''] = ipAddress.split('%', 1)[0]?.split('::') ?? [];
  const first = start.split(':').filter(Boolean);
  const last = end.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}
