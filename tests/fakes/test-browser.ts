const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

export interface TestBrowser {
  /** Every `Set-Cookie` it was sent. */
  setCookieHeaders: string[];
  getCookie(name: string): string | undefined;
  /** Keeps and deletes the cookies of an answer, as a browser does. */
  storeCookies(headers: Headers): void;
  createRequest(path?: string): Request;
}

/** As much of a browser as services see: its cookies and its name. */
export function createTestBrowser(cookies: Readonly<Record<string, string>> = {}): TestBrowser {
  const jar = new Map(Object.entries(cookies));
  const sent: string[] = [];
  return {
    setCookieHeaders: sent,
    getCookie: (name) => jar.get(name),
    storeCookies(headers) {
      for (const cookie of headers.getSetCookie()) {
        sent.push(cookie);
        const [pair = ''] = cookie.split(';');
        const [name = '', ...value] = pair.split('=');
        if (/; Max-Age=0\b/i.test(cookie)) jar.delete(name);
        else jar.set(name, value.join('='));
      }
    },
    createRequest(path = '/') {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = { 'User-Agent': FIREFOX, ...(cookie && { cookie }) };
      return new Request(new URL(path, 'http://localhost:3000'), { headers });
    },
  };
}
