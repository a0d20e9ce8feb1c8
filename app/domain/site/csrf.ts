/** R-HTTP-1: scripts set the cookie and repeat its token in the header (double-submit cookie). */
export const CSRF_COOKIE = 'tessera.csrf';
export const CSRF_HEADER = 'X-CSRF-Token';

const TOKEN_FORMAT = /^[\w-]{22,64}$/;

/** The token in `cookies`, as in `document.cookie` or a `Cookie` header; `undefined` when it is absent or malformed. */
export function readCsrfToken(cookies: string): string | undefined {
  const value = cookies
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${CSRF_COOKIE}=`))
    ?.slice(CSRF_COOKIE.length + 1);
  return value !== undefined && TOKEN_FORMAT.test(value) ? value : undefined;
}
