import { createHash } from 'node:crypto';
import type { SignedCookies } from '../../crypto/signed-cookie.server';
import { type AttemptLimit, getClientNetwork } from '../../rate-limits/attempts.server';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const YEAR = 365 * 24 * HOUR;

/** Keys of counters are hashed: the table contains no email and no IP address. */
export const hashKey = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);

const DEVICE_COOKIE = 'device';

/** Marks a browser as known for an account after a sign-in (OWASP: device cookies). */
export const createKnownDeviceCookie = (cookies: SignedCookies, email: string): string =>
  cookies.write(DEVICE_COOKIE, { value: `${hashKey(email)}~${crypto.randomUUID()}`, seconds: YEAR });

/** The device cookie of a browser that is known for this account; `undefined` for any other browser. */
export function readKnownDevice(cookies: SignedCookies, request: Request, email: string): string | undefined {
  const device = cookies.read(request, DEVICE_COOKIE);
  return device?.startsWith(`${hashKey(email)}~`) ? device : undefined;
}

interface Attempt {
  request: Request;
  ipAddress: string;
  email: string;
}

/**
 * Three counters limit the attempts of a network, of an account, and of both together. All unknown browsers share the
 * counter of an account. When attackers in many networks use it up, the user can still sign in with a known browser, a
 * passkey or the organisation.
 */
export function getPasswordLimits(
  cookies: SignedCookies,
  { request, ipAddress, email }: Attempt,
): { limits: readonly AttemptLimit[]; resetOnSuccess: readonly string[] } {
  const account = hashKey(email);
  const network = hashKey(getClientNetwork(ipAddress));
  const device = readKnownDevice(cookies, request, email);
  const isKnown = device !== undefined;
  const accountLimit: AttemptLimit = isKnown
    ? { key: `password:device:${hashKey(device)}`, max: 10, seconds: 15 * MINUTE }
    : { key: `password:strangers:${account}`, max: 50, seconds: HOUR };
  const pairLimit: AttemptLimit = {
    key: `password:pair:${account}:${isKnown ? hashKey(device) : network}`,
    max: 8,
    seconds: 15 * MINUTE,
  };
  const networkLimit: AttemptLimit = { key: `password:network:${network}`, max: 60, seconds: 15 * MINUTE };
  // Attackers in the same network do not lock out a known browser.
  const limits = isKnown ? [accountLimit, pairLimit] : [accountLimit, pairLimit, networkLimit];
  return { limits, resetOnSuccess: [pairLimit.key, ...(isKnown ? [accountLimit.key] : [])] };
}

/** Limits how often one network may do something in an hour. */
export const limitByNetwork = (action: string, ipAddress: string, max: number): AttemptLimit => ({
  key: `${action}:network:${hashKey(getClientNetwork(ipAddress))}`,
  max,
  seconds: HOUR,
});

/** Limits how many emails of a kind are sent to one email in an hour, by all requests together. */
export const limitByEmail = (action: string, email: string): AttemptLimit => ({
  key: `${action}:mail:${hashKey(email)}`,
  max: 3,
  seconds: HOUR,
});
