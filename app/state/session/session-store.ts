import {
  isAuthenticated,
  readSessionUser,
  SESSION_COOKIE,
  type SessionUser,
  serialiseSessionUser,
} from '~/domain/session';
import { createStore, type ReadableStore } from '../storage/store';
import { writeCookie } from '../storage/write-cookie';

export interface Session {
  authenticated: boolean;
  user?: SessionUser;
}

export const SIGNED_OUT: Session = { authenticated: false };

export interface SessionStore extends ReadableStore<Session> {
  /** Reads the cookie again. */
  refresh: () => void;
  save: (user: SessionUser) => void;
  /** R-SESSION-5: delete the session cookie, clear the user. */
  clear: () => void;
}

function readSession(cookies: string): Session {
  const user = readSessionUser(cookies);
  return isAuthenticated(cookies) ? { authenticated: true, ...(user && { user }) } : SIGNED_OUT;
}

/** Who is signed in, by the readable cookie. It is read again when the person comes back to the page. */
export function createSessionStore(page: Document | undefined): SessionStore {
  let seen = page?.cookie ?? '';
  const store = createStore(readSession(seen));

  function refresh() {
    const cookies = page?.cookie ?? '';
    if (cookies === seen) return;
    seen = cookies;
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
    save: (user) => write(serialiseSessionUser(user)),
    clear: () => write(`${SESSION_COOKIE}=; Expires=Thu, 01 Jan 1970 00:00:00 GMT`),
  };
}
