import { serialize } from 'hono/utils/cookie';
import { isSignatureForAuth, signatureForAuth, splitSignedText } from '../../crypto/signatures.server';
import type { SignedCookies } from '../../crypto/signed-cookie.server';

/** better-auth's names of the cookies that it writes and reads here: the session, the awaited code, the passkey. */
export const SESSION_TOKEN = 'session_token';
export const TWO_FACTOR_CHALLENGE = 'two_factor';
export const PASSKEY_CHALLENGE = 'passkey';
const NAMES = [SESSION_TOKEN, TWO_FACTOR_CHALLENGE, PASSKEY_CHALLENGE];

/**
 * better-auth signs the value of a cookie without its name, so that a value is valid under each of its names. Browsers
 * therefore get the same values signed by ourselves, and better-auth gets back what it wrote.
 */
export interface AuthCookies {
  /** The cookies of a request as better-auth knows them. What was not signed here is left out. */
  forAuth(request: Request): string;
  /** The cookies of an answer of better-auth as browsers get them. Nothing else of the answer reaches a browser. */
  forBrowser(answer: Headers): Headers;
}

export function authCookies(secret: string, cookies: SignedCookies): AuthCookies {
  const known = new Map(NAMES.map((name) => [cookies.fullName(name), name]));

  function forBrowserLine(line: string): string {
    const [pair = '', ...attributes] = line.split('; ');
    const equals = pair.indexOf('=');
    const [fullName, value] = [pair.slice(0, equals), pair.slice(equals + 1)];
    // It is deleted.
    if (value === '') return line;
    const name = known.get(fullName);
    const signed = splitSignedText(decodeURIComponent(value));
    if (name === undefined || !isSignatureForAuth(secret, signed))
      throw new Error(`better-auth set the cookie ${fullName}, which is not known here.`);
    return [serialize(fullName, cookies.sign(name, signed.text)), ...attributes].join('; ');
  }

  return {
    forAuth(request) {
      const pairs = NAMES.flatMap((name) => {
        const value = cookies.read(request, name);
        if (value === undefined) return [];
        return [serialize(cookies.fullName(name), `${value}.${signatureForAuth(secret, value)}`)];
      });
      return pairs.join('; ');
    },
    forBrowser(answer) {
      const headers = new Headers();
      for (const line of answer.getSetCookie()) headers.append('Set-Cookie', forBrowserLine(line));
      return headers;
    },
  };
}
