import { parse, serialize } from 'hono/utils/cookie';
import { isAuthSignature, isSignature, signText, splitSignedText } from './signatures.server';

/**
 * Cookies that last so long that browsers still have them from before names were signed, then as better-auth signs. In no
 * other cookie could such a value mean anything: the one is looked up as a session, the other begins with its account.
 */
const MAY_BE_UNNAMED: ReadonlySet<string> = new Set(['session_token', 'device']);

interface WriteOptions {
  value: string;
  seconds: number;
  /** Where the browser sends it. */
  path?: string;
}

/** `value.signature`. Name and value are signed together: a value copied into another cookie is not valid there. */
export interface SignedCookies {
  /** As browsers know it: the beginning says when a cookie may not leave HTTPS. */
  fullName(name: string): string;
  /** Value and signature, as they stand in a cookie of this name. */
  sign(name: string, value: string): string;
  /** The value of a request's cookie when it was signed here for this name. A forged or edited one ends here. */
  read(request: Request, name: string): string | undefined;
  write(name: string, options: WriteOptions): string;
  clear(name: string, path?: string): string;
}

export function createSignedCookies(secret: string, httpsOnly: boolean): SignedCookies {
  const fullName = (name: string) => `${httpsOnly ? '__Secure-' : ''}tessera.${name}`;
  const purposeOf = (name: string) => `cookie:${fullName(name)}` as const;
  const sign = (name: string, value: string) => signText(secret, purposeOf(name), value);
  const serialised = (name: string, value: string, maxAge: number, path: string) =>
    serialize(fullName(name), value, { path, maxAge, httpOnly: true, sameSite: 'Lax', secure: httpsOnly });
  return {
    fullName,
    sign,
    read(request, name) {
      const header = request.headers.get('cookie') ?? '';
      const { text, signature } = splitSignedText(parse(header, fullName(name))[fullName(name)] ?? '');
      if (!text) return undefined;
      const isOurs =
        isSignature(secret, purposeOf(name), { text, signature }) ||
        (MAY_BE_UNNAMED.has(name) && isAuthSignature(secret, { text, signature }));
      return isOurs ? text : undefined;
    },
    write: (name, { value, seconds, path = '/' }) => serialised(name, sign(name, value), seconds, path),
    clear: (name, path = '/') => serialised(name, '', 0, path),
  };
}
