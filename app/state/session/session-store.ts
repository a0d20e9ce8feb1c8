import {
  DISPLAY_COOKIE,
  isAuthenticated,
  parseDisplayCookie,
  type SessionUser,
  serialiseDisplayCookie,
} from '~/domain/auth/display-cookie';
import { createStore, type ReadableStore } from '../storage/store';
import { writeCookie } from '../storage/write-cookie';

export interface SessionState {
  isAuthenticated: boolean;
  user?: SessionUser;
}

export const SIGNED_OUT: SessionState = { isAuthenticated: false };

export interface SessionStore extends ReadableStore<SessionState> {
  /** Reads the cookie again. */
  refresh: () => void;
  save: (user: SessionUser) => void;
  /** R-SESSION-5: deletes the display cookie and clears the user. */
  clear: () => void;
}

function readSession(cookies: string): SessionState {
  const user = parseDisplayCookie(cookies);
  return isAuthenticated(cookies) ? { isAuthenticated: true, ...(user && { user }) } : SIGNED_OUT;
}

/**
 * R-SESSION-2: the session by the display cookie. The cookie is read again when the window gets the focus. On the server
 * (`undefined`) the store is always signed out.
 */
export function createSessionStore(page: Document | undefined): SessionStore {
  let lastCookies = page?.cookie ?? '';
  const store = createStore(readSession(lastCookies));

  function refresh() {
    const cookies = page?.cookie ?? '';
    if (cookies === lastCookies) return;
    lastCookies = cookies;
    store.set(readSession(cookies));
  }

  function write(cookie: string) {
    if (!page) return;
    writeCookie(page, cookie);
    refresh();
  }

  page?.defaultView?.addEventListener('focus', refresh);
  page?.defaultView?.addEventListener('pageshow', refresh);

  return {
    get: store.get,
    subscribe: store.subscribe,
    refresh,
    save: (user) => write(serialiseDisplayCookie(user)),
    clear: () => write(`${DISPLAY_COOKIE}=; Expires=Thu, 01 Jan 1970 00:00:00 GMT`),
  };
}
