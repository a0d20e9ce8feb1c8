import { randomBytes } from 'node:crypto';
import { readSignedText, signText } from '../crypto/signatures.server';
import type { SignedCookies } from '../crypto/signed-cookie.server';

const COOKIE = 'sign-in';
const COOKIE_SECONDS = 12 * 60 * 60;
/** Long enough for a forgotten second factor, short enough that nothing begun yesterday is finished today. */
export const NONCE_SECONDS = 30 * 60;

const randomText = () => randomBytes(16).toString('base64url');

export interface NonceOptions {
  secret: string;
  clock: () => Date;
  cookies: SignedCookies;
}

/** A nonce means something only beside the cookie of the browser it was made for. */
const purposeFor = (mark: string) => `sign-in-nonce:${mark}` as const;

/** A new nonce, and the cookie that the browser needs with it; a cookie it has is kept, so that tabs do not disturb each other. */
export function issueNonce(request: Request, { secret, clock, cookies }: NonceOptions) {
  const mark = cookies.read(request, COOKIE) ?? randomText();
  const cookie = cookies.write(COOKIE, { value: mark, seconds: COOKIE_SECONDS, path: '/auth' });
  const nonce = signText(secret, purposeFor(mark), `${clock().getTime().toString(36)}.${randomText()}`);
  return { nonce, cookie };
}

/** Whether this nonce was made here for this browser, not long ago. */
export function isValidNonce(
  nonce: unknown,
  request: Request,
  { secret, clock, cookies }: NonceOptions,
): boolean {
  const mark = cookies.read(request, COOKIE);
  if (mark === undefined || typeof nonce !== 'string') return false;
  const text = readSignedText(secret, purposeFor(mark), nonce);
  const age = clock().getTime() - Number.parseInt(text?.split('.')[0] ?? '', 36);
  return age >= 0 && age <= NONCE_SECONDS * 1000;
}
