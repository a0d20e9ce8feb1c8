import { randomBytes } from 'node:crypto';
import { readSignedText, signText } from '../crypto/signatures.server';
import type { SignedCookies } from '../crypto/signed-cookie.server';
import { CLOCK_SKEW_SECONDS } from './verify-token.server';

const COOKIE = 'sign-in';
const COOKIE_SECONDS = 12 * 60 * 60;
/** The time for the sign-in at the provider, with its second factor. */
export const NONCE_SECONDS = 30 * 60;

const createRandomText = () => randomBytes(16).toString('base64url');

export interface NonceDeps {
  secret: string;
  clock: () => Date;
  cookies: SignedCookies;
}

/** A nonce is valid only with the cookie of the browser for which it was created. */
const getPurpose = (browserId: string) => `sign-in-nonce:${browserId}` as const;

/** A new nonce, and the cookie that it needs. A browser keeps its cookie, so sign-ins in several tabs are all valid. */
export function issueNonce(request: Request, { secret, clock, cookies }: NonceDeps) {
  const browserId = cookies.read(request, COOKIE) ?? createRandomText();
  const cookie = cookies.write(COOKIE, { value: browserId, seconds: COOKIE_SECONDS, path: '/auth' });
  const text = `${clock().getTime().toString(36)}.${createRandomText()}`;
  return { nonce: signText(secret, getPurpose(browserId), text), cookie };
}

/** Whether the nonce was issued to this browser in the last NONCE_SECONDS, also by a web process whose clock is a little ahead. */
export function isValidNonce(
  nonce: unknown,
  request: Request,
  { secret, clock, cookies }: NonceDeps,
): boolean {
  const browserId = cookies.read(request, COOKIE);
  if (browserId === undefined || typeof nonce !== 'string') return false;
  const text = readSignedText(secret, getPurpose(browserId), nonce);
  const age = clock().getTime() - Number.parseInt(text?.split('.')[0] ?? '', 36);
  return age >= -CLOCK_SKEW_SECONDS * 1000 && age <= NONCE_SECONDS * 1000;
}
