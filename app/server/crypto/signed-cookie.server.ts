import { parse, serialize } from 'hono/utils/cookie';
import { isAuthSignature, isValidSignature, signText, splitSignedText } from './signatures.server';

/**
 * Cookies of a year. Browsers can still have them with the former signature of better-auth, which did not include the name.
 * Their values have no meaning in another cookie: one is the token of a session, the other begins with its account.
 */
const MAY_HAVE_FORMER_SIGNATURE: ReadonlySet<string> = new Set(['session_token', 'device']);

interface WriteOptions {
  value: string;
  seconds: number;
  /** The path of the cookie. Default: `/`. */
  path?: string;
}

/** Cookies with the value `value.signature`. The signature includes the name: a value is not valid in another cookie. */
export interface SignedCookies {
  /** The name in the browser. The prefix `__Secure-` restricts a cookie to HTTPS. */
  fullName(name: string): string;
  /** Value and signature for a cookie of this name. */
  sign(name: string, value: string): string;
  /** The value of a cookie in a request. `undefined` when its signature is not valid for this name. */
  read(request: Request, name: string): string | undefined;
  write(name: string, options: WriteOptions): string;
  clear(name: string, path?: string): string;
}

export function createSignedCookies(secret: string, httpsOnly: boolean): SignedCookies {
  const fullName = (name: string) => `${httpsOnly ? '__Secure-' : ''}tessera.${name}`;
  const getPurpose = (name: string) => `cookie:${fullName(name)}` as const;
  const sign = (name: string, value: string) => signText(secret, getPurpose(name), value);
  const serialiseCookie = (name: string, { value, seconds, path = '/' }: WriteOptions) =>
    serialize(fullName(name), value, {
      path,
      maxAge: seconds,
      httpOnly: true,
      sameSite: 'Lax',
      secure: httpsOnly,
    });
  return {
    fullName,
    sign,
    read(request, name) {
      const header = request.headers.get('cookie') ?? '';
      const { text, signature } = splitSignedText(parse(header, fullName(name))[fullName(name)] ?? '');
      if (!text) return undefined;
      const isValid =
        isValidSignature(secret, getPurpose(name), { text, signature }) ||
        (MAY_HAVE_FORMER_SIGNATURE.has(name) && isAuthSignature(secret, { text, signature }));
      return isValid ? text : undefined;
    },
    write: (name, options) => serialiseCookie(name, { ...options, value: sign(name, options.value) }),
    clear: (name, path = '/') => serialiseCookie(name, { value: '', seconds: 0, path }),
  };
}
