import { randomBytes } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';
import { readSignedText, signText } from './signed-text.server';

const COOKIE = 'tessera.sign-in';
const COOKIE_SECONDS = 12 * 60 * 60;
/** Long enough for a forgotten second factor, short enough that nothing begun yesterday is finished today. */
export const NONCE_SECONDS = 30 * 60;

const randomText = () => randomBytes(16).toString('base64url');

export interface NonceOptions {
  secret: string;
  clock: () => Date;
  httpsOnly: boolean;
}

/** What ties a browser to the nonces it was given. */
function browserMark(request: Request, secret: string): string | undefined {
  const cookie = parse(request.headers.get('cookie') ?? '', COOKIE)[COOKIE];
  return cookie === undefined ? undefined : readSignedText(secret, 'sign-in-browser', cookie);
}

/** A nonce means something only beside the cookie of the browser it was made for. */
const purposeFor = (mark: string) => `sign-in-nonce:${mark}`;

/** A new nonce, and the cookie that the browser needs with it; a cookie it has is kept, so that tabs do not disturb each other. */
export function issueNonce(request: Request, { secret, clock, httpsOnly }: NonceOptions) {
  const mark = browserMark(request, secret) ?? randomText();
  const cookie = serialize(COOKIE, signText(secret, 'sign-in-browser', mark), {
    ...{ path: '/auth', httpOnly: true, sameSite: 'Lax', secure: httpsOnly },
    maxAge: COOKIE_SECONDS,
  });
  const nonce = signText(secret, purposeFor(mark), `${clock().getTime().toString(36)}.${randomText()}`);
  return { nonce, cookie };
}

/** Whether this nonce was made here for this browser, not long ago. */
export function isOwnNonce(nonce: unknown, request: Request, { secret, clock }: NonceOptions): boolean {
  const mark = browserMark(request, secret);
  if (mark === undefined || typeof nonce !== 'string') return false;
  const text = readSignedText(secret, purposeFor(mark), nonce);
  const age = clock().getTime() - Number.parseInt(text?.split('.')[0] ?? '', 36);
  return age >= 0 && age <= NONCE_SECONDS * 1000;
}
