import { afterEach, beforeEach, expect, test } from 'vitest';
import { JUST_SIGNED_IN_COOKIE } from '~/domain/auth/display-cookie';
import { deleteDisplayCookie, setDisplayCookie, setSignedInCookie } from '~/state/fixtures/cookies';
import { writeCookie } from '~/state/storage/write-cookie';
import { sessionStore, toastStore } from '~/state/stores';
import { renderAccountLink } from './account-link';
import { showSignInToast } from './sign-in-toast';

const asha = { email: 'asha@tessera.example', name: 'Asha Mary Rao', id: 'a-1' };

const link = document.createElement('a');
link.setAttribute('data-account-link', '');

const shown = () => [link.ariaLabel, link.dataset.name, link.dataset.initials];

/** As somebody who comes back to the page. */
const comeBack = () => window.dispatchEvent(new Event('focus'));

beforeEach(() => {
  document.body.replaceChildren(link);
  for (const { id } of toastStore().get()) toastStore().dismiss(id);
});

afterEach(() => {
  deleteDisplayCookie();
  comeBack();
});

test('the link names whose account it is, until that person leaves', () => {
  setSignedInCookie(asha);
  sessionStore().refresh();
  renderAccountLink();
  expect(shown()).toEqual(['Your account, Asha Mary Rao', 'Asha Mary Rao', 'AR']);
  deleteDisplayCookie();
  comeBack();
  expect(shown()).toEqual(['Your account', undefined, undefined]);
});

test('without a name the address stands there; a cookie that cannot be read names nobody', () => {
  setSignedInCookie({ ...asha, name: '' });
  comeBack();
  expect(shown()).toEqual(['Your account, asha@tessera.example', 'asha@tessera.example', 'A']);
  setDisplayCookie('x');
  comeBack();
  expect(shown()).toEqual(['Your account', undefined, undefined]);
});

test('R-TOAST-3: who has just arrived is greeted once, top right, for 5000 ms', () => {
  setSignedInCookie(asha);
  comeBack();
  showSignInToast();
  expect(toastStore().get()).toEqual([]);
  writeCookie(document, `${JUST_SIGNED_IN_COOKIE}=1`);
  showSignInToast();
  showSignInToast();
  expect(toastStore().get()).toMatchObject([
    { text: 'Signed in as Asha Mary Rao', kind: 'success', durationMs: 5000, variant: 'sign-in' },
  ]);
});
