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

export const port = z.coerce
  .number({ error: 'must be a port number from 1 to 65535, for example 3000' })
  .int('must be a whole number, for example 3000')
  .min(1, 'must be a port number from 1 to 65535, for example 3000')
  .max(65_535, 'must be a port number from 1 to 65535, for example 3000');

export const flag = z
  .enum(['on', 'off', 'true', 'false', '1', '0'], { error: 'must be "on" or "off"' })
  .transform((value) => ['on', 'true', '1'].includes(value));

export const webUrl = (example: string) =>
  z.url({ protocol: /^https?$/, error: `must be a full address, for example ${example}` });

/** The URL of a socket has no host; the URL of a server can leave out the name of the database. */
function isDatabaseUrl(value: string): boolean {
  const url = URL.parse(value);
  return (
    url !== null && /^postgres(ql)?:$/.test(url.protocol) && (url.host !== '' || url.pathname.length > 1)
  );
}

export const databaseUrl = z
  .string()
  .refine(isDatabaseUrl, 'must be a full address, for example postgres://user:password@host/name');
