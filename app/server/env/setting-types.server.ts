import { BlockList, isIP } from 'node:net';
import { z } from 'zod';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether a host name or IP address is reachable from this machine only. `0.0.0.0` and `::` mean all interfaces. */
export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[|\]$|\.$/g, '');
  const version = isIP(name);
  if (version !== 0) return loopback.check(name, version === 6 ? 'ipv6' : 'ipv4');
  return name === 'localhost' || name.endsWith('.localhost');
}

/** HTTPS, or HTTP to this machine for development. */
export function isEncryptedUrl(value: string): boolean {
  const url = URL.parse(value);
  if (!url || url.search || url.hash) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(url.hostname));
}

/** A secret that a provider shows. Its value is never part of a message. */
export const providerSecret = (pattern: RegExp, error: string) => z.string().regex(pattern, error).optional();
