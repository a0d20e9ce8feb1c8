/** The cookie that a page of this site gives itself, and the header in which its calls repeat it. */
export const CSRF_COOKIE = 'tessera.csrf';
export const CSRF_HEADER = 'X-CSRF-Token';

const TOKEN = /^[\w-]{22,64}$/;

/** The token in cookies as `document.cookie` or a request has them; `undefined` when there is none of the right form. */
export function readCsrfToken(cookies: string): string | undefined {
  const value = cookies
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${CSRF_COOKIE}=`))
    ?.slice(CSRF_COOKIE.length + 1);
  return value !== undefined && TOKEN.test(value) ? value : undefined;
}
