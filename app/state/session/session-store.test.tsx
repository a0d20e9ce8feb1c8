import { afterEach, describe, expect, test, vi } from 'vitest';
import { DISPLAY_COOKIE } from '~/domain/auth/display-cookie';
import { deleteDisplayCookie, setDisplayCookie, setSignedInCookie } from '../fixtures/browser-state';
import { createSessionStore, SIGNED_OUT } from './session-store';

const user = { email: 'asha@tessera.example', name: 'Asha Rao', id: 'a-1' };

afterEach(() => deleteDisplayCookie());

describe('R-SESSION-2', () => {
  test('authenticated means that the display cookie exists', () => {
    expect(createSessionStore(document).get()).toBe(SIGNED_OUT);
    setSignedInCookie(user);
    expect(createSessionStore(document).get()).toEqual({ isAuthenticated: true, user });
  });

  test('a malformed cookie is a session without a user', () => {
    setDisplayCookie('x');
    expect(createSessionStore(document).get()).toEqual({ isAuthenticated: true });
  });

  test('saving and clearing change the cookie and notify the listeners', () => {
    const store = createSessionStore(document);
    const listener = vi.fn();
    store.subscribe(listener);
    store.save(user);
    expect(store.get()).toEqual({ isAuthenticated: true, user });
    expect(document.cookie).toContain(`${DISPLAY_COOKIE}=`);
    store.clear();
    expect(store.get()).toEqual({ isAuthenticated: false });
    expect(document.cookie).not.toContain(DISPLAY_COOKIE);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('a sign-in in another tab is seen when the window gets the focus', () => {
    const store = createSessionStore(document);
    setSignedInCookie(user);
    expect(store.get().isAuthenticated).toBe(false);
    window.dispatchEvent(new Event('focus'));
    expect(store.get()).toEqual({ isAuthenticated: true, user });
    const before = store.get();
    window.dispatchEvent(new Event('pageshow'));
    expect(store.get()).toBe(before);
  });
});

test('on the server the store is signed out and writes no cookie', () => {
  const store = createSessionStore(undefined);
  store.save(user);
  expect(store.get()).toBe(SIGNED_OUT);
});
