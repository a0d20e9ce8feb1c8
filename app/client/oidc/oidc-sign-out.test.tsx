import { afterEach, expect, test } from 'vitest';
import { DISPLAY_COOKIE, serialiseDisplayCookie } from '~/domain/auth/display-cookie';
import { writeCookie } from '~/state/storage/write-cookie';
import { bindOidcSignOut } from './oidc-sign-out';
import { storedAccounts } from './stored-accounts';

const OIDC_KEY = 'tessera.oidc.user:x';
const user = { id: 'a1', email: 'madhura@example.com', name: 'Madhura' };

afterEach(() => {
  writeCookie(document, `${DISPLAY_COOKIE}=; Max-Age=0`);
  sessionStorage.clear();
});

test('"Sign out here only" leaves the display cookie to the response, and deletes the accounts of the tab', () => {
  writeCookie(document, serialiseDisplayCookie(user));
  storedAccounts.write([{ username: user.email, localAccountId: user.id }]);
  sessionStorage.setItem(OIDC_KEY, '{}');
  const form = document.createElement('form');
  const submitter = document.createElement('button');
  submitter.dataset.localOnly = '';
  form.append(submitter);
  bindOidcSignOut(form);
  const event = new SubmitEvent('submit', { submitter, cancelable: true });
  form.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
  expect(document.cookie).toContain(DISPLAY_COOKIE);
  expect(storedAccounts.read()).toEqual([]);
  expect(sessionStorage.getItem(OIDC_KEY)).toBeNull();
});
