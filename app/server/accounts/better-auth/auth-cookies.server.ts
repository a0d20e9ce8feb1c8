import { isAuthSignature, signForAuth, splitSignedText } from '../../crypto/signatures.server';
import type { SignedCookies } from '../../crypto/signed-cookie.server';

/** The cookies of better-auth that this site uses: the session, the two-factor challenge, the passkey challenge. */
export const SESSION_TOKEN = 'session_token';
export const TWO_FACTOR_CHALLENGE = 'two_factor';
export const PASSKEY_CHALLENGE = 'passkey';
const NAMES = [SESSION_TOKEN, TWO_FACTOR_CHALLENGE, PASSKEY_CHALLENGE];

/**
 * better-auth signs the value of a cookie without its name, so a value is valid under each of its names. Browsers
 * therefore get the same values signed with the name, and better-auth gets back what it wrote.
 */
export interface AuthCookies {
  /** The cookies of a request as better-auth reads them. A cookie without our signature is left out. */
  forAuth(request: Request): string;
  /** The cookies of a response of better-auth as browsers get them. No other header of it reaches a browser. */
  forBrowser(response: Headers): Headers;
}

/** A cookie without attributes. `serialize` of Hono refuses the prefix `__Secure-` without the attribute `Secure`. */
const toPair = (name: string, value: string) => `${name}=${encodeURIComponent(value)}`;

export function createAuthCookies(secret: string, cookies: SignedCookies): AuthCookies {
  const nameByFullName = new Map(NAMES.map((name) => [cookies.fullName(name), name]));

  function toBrowserCookie(line: string): string {
    const [pair = '', ...attributes] = line.split('; ');
    const equals = pair.indexOf('=');
    const fullName = pair.slice(0, equals);
    const value = pair.slice(equals + 1);
    // The cookie is deleted.
    if (value === '') return line;
    const name = nameByFullName.get(fullName);
    const signed = splitSignedText(decodeURIComponent(value));
    if (name === undefined || !isAuthSignature(secret, signed))
      throw new Error(`better-auth set the cookie ${fullName}, which is unknown here.`);
    return [toPair(fullName, cookies.sign(name, signed.text)), ...attributes].join('; ');
  }

  return {
    forAuth(request) {
      const pairs = NAMES.flatMap((name) => {
        const value = cookies.read(request, name);
        if (value === undefined) return [];
        return [toPair(cookies.fullName(name), `${value}.${signForAuth(secret, value)}`)];
      });
      return pairs.join('; ');
    },
    forBrowser(response) {
      const headers = new Headers();
      for (const line of response.getSetCookie()) headers.append('Set-Cookie', toBrowserCookie(line));
      return headers;
    },
  };
}
