import { z } from 'zod';
import { isLoopbackHost } from '../loopback-host.server';

/** HTTPS, or HTTP to this machine for development. */
export function isEncryptedUrl(value: string): boolean {
  const url = URL.parse(value);
  if (!url || url.search || url.hash) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(url.hostname));
}

/** A secret that a provider shows. Its value is never part of a message. */
export const providerSecret = (pattern: RegExp, error: string) => z.string().regex(pattern, error).optional();
