/** Sets a cookie for the whole site, over https alone where the page came so. `cookie` is `name=value; attributes`. */
export function writeCookie(page: Document, cookie: string, sameSite: 'Lax' | 'Strict' = 'Lax'): void {
  const secure = page.location.protocol === 'https:' ? '; Secure' : '';
  page.cookie = `${cookie}; Path=/; SameSite=${sameSite}${secure}`;
}
