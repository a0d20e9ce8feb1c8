import { afterEach, beforeEach, expect, test } from 'vitest';
import { JUST_SIGNED_IN_COOKIE } from '~/domain/auth/display-cookie';
import { deleteDisplayCookie, setDisplayCookie, setSignedInCookie } from '~/state/fixtures/browser-state';
import { writeCookie } from '~/state/storage/write-cookie';
import { getSessionStore, getToastStore } from '~/state/stores';
import { renderAccountLink, showSignInToast } from './account-link';

const asha = { email: 'asha@tessera.example', name: 'Asha Mary Rao', id: 'a-1' };

const link = document.createElement('a');
link.setAttribute('data-account-link', '');

const readLink = () => [link.ariaLabel, link.dataset.name, link.dataset.initials];

/** The store reads the cookie again when the window gets the focus. */
const focusWindow = () => window.dispatchEvent(new Event('focus'));

beforeEach(() => {
  document.body.replaceChildren(link);
  for (const { id } of getToastStore().get()) getToastStore().dismiss(id);
});

afterEach(() => {
  deleteDisplayCookie();
  focusWindow();
});

test('the link shows the name of the signed-in user until sign-out', () => {
  setSignedInCookie(asha);
  getSessionStore().refresh();
  renderAccountLink();
  expect(readLink()).toEqual(['Your account, Asha Mary Rao', 'Asha Mary Rao', 'AR']);
  deleteDisplayCookie();
  focusWindow();
  expect(readLink()).toEqual(['Your account', undefined, undefined]);
});

test('what is for signed-out visitors only is hidden while a user is signed in', () => {
  const item = document.body.appendChild(document.createElement('li'));
  item.setAttribute('data-signed-out-only', '');
  setSignedInCookie(asha);
  focusWindow();
  renderAccountLink();
  expect(item.hidden).toBe(true);
  deleteDisplayCookie();
  focusWindow();
  expect(item.hidden).toBe(false);
});

test('the link shows the email of a user without a name, and no name for a malformed cookie', () => {
  setSignedInCookie({ ...asha, name: '' });
  focusWindow();
  expect(readLink()).toEqual(['Your account, asha@tessera.example', 'asha@tessera.example', 'A']);
  setDisplayCookie('x');
  focusWindow();
  expect(readLink()).toEqual(['Your account', undefined, undefined]);
});

test('R-TOAST-3: the sign-in toast shows once after a sign-in, for 5000 ms', () => {
  setSignedInCookie(asha);
  focusWindow();
  showSignInToast();
  expect(getToastStore().get()).toEqual([]);
  writeCookie(document, `${JUST_SIGNED_IN_COOKIE}=1`);
  showSignInToast();
  showSignInToast();
  expect(getToastStore().get()).toMatchObject([
    { text: 'Signed in as Asha Mary Rao', kind: 'success', durationMs: 5000, variant: 'sign-in' },
  ]);
});
