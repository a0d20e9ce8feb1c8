/** Sets a cookie for the whole site, with `Secure` on an HTTPS page. `cookie` is `name=value` with optional attributes. */
export function writeCookie(page: Document, cookie: string, sameSite: 'Lax' | 'Strict' = 'Lax'): void {
  const secure = page.location.protocol === 'https:' ? '; Secure' : '';
  page.cookie = `${cookie}; Path=/; SameSite=${sameSite}${secure}`;
}
