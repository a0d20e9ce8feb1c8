import { createHash } from 'node:crypto';
import type { SignedCookies } from '../../crypto/signed-cookie.server';
import { clientNetwork } from '../../http/guards/client-ip.server';
import type { AttemptLimit } from '../../rate-limits/attempts.server';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const YEAR = 365 * 24 * HOUR;

/** Tables of counters name no address: only whoever knows one finds its row. */
export const hashKey = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);

const DEVICE_COOKIE = 'device';

/** What a browser is given once its user has signed in: it is then known for this account (OWASP, device cookies). */
export function knownDeviceCookie(cookies: SignedCookies, email: string): string {
  return cookies.write(DEVICE_COOKIE, { value: `${hashKey(email)}~${crypto.randomUUID()}`, seconds: YEAR });
}

/** The cookie of a browser that was signed in to this account before; `undefined` for any other. */
export function knownDevice(cookies: SignedCookies, request: Request, email: string): string | undefined {
  const device = cookies.read(request, DEVICE_COOKIE);
  return device?.startsWith(`${hashKey(email)}~`) ? device : undefined;
}

interface Attempt {
  request: Request;
  address: string;
  email: string;
}

/**
 * Three counters. One network may try many accounts only so often, and one account only a few times. And an account is
 * tried only so often by browsers that nobody ever signed in with: when strangers from a thousand places use that up,
 * they are locked out, and the user goes on with a browser that is known, a passkey or the organisation.
 */
export function passwordLimits(
  cookies: SignedCookies,
  { request, address, email }: Attempt,
): { limits: readonly AttemptLimit[]; forgottenOnSuccess: readonly string[] } {
  const account = hashKey(email);
  const network = hashKey(clientNetwork(address));
  const device = knownDevice(cookies, request, email);
  const isKnown = device !== undefined;
  const ofAccount: AttemptLimit = isKnown
    ? { key: `password:device:${hashKey(device)}`, max: 10, seconds: 15 * MINUTE }
    : { key: `password:strangers:${account}`, max: 50, seconds: HOUR };
  const ofPair: AttemptLimit = {
    key: `password:pair:${account}:${isKnown ? hashKey(device) : network}`,
    max: 8,
    seconds: 15 * MINUTE,
  };
  const ofNetwork: AttemptLimit = { key: `password:network:${network}`, max: 60, seconds: 15 * MINUTE };
  // A known browser is not held up by strangers who share its network.
  const limits = isKnown ? [ofAccount, ofPair] : [ofAccount, ofPair, ofNetwork];
  return { limits, forgottenOnSuccess: [ofPair.key, ...(isKnown ? [ofAccount.key] : [])] };
}

/** How often one network may ask for mails or begin a ceremony. */
export const networkLimit = (what: string, address: string, max: number): AttemptLimit => ({
  key: `${what}:network:${hashKey(clientNetwork(address))}`,
  max: most,
  seconds: HOUR,
});

/** How many mails of a kind an address gets in an hour, whoever asks. */
export const emailLimit = (what: string, email: string): AttemptLimit => ({
  key: `${what}:mail:${hashKey(email)}`,
  max: 3,
  seconds: HOUR,
});
