const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

export interface TestBrowser {
  /** Every received `Set-Cookie` header. */
  setCookieHeaders: string[];
  getCookie(name: string): string | undefined;
  /** Stores and deletes cookies as the headers of a response say. */
  storeCookies(headers: Headers): void;
  createRequest(path?: string): Request;
}

/** What services see of a browser: its cookies and its user agent. */
export function createTestBrowser(cookies: Readonly<Record<string, string>> = {}): TestBrowser {
  const jar = new Map(Object.entries(cookies));
  const received: string[] = [];
  return {
    setCookieHeaders: received,
    getCookie: (name) => jar.get(name),
    storeCookies(headers) {
      for (const cookie of headers.getSetCookie()) {
        received.push(cookie);
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
