import { afterEach, beforeEach, expect, test } from 'vitest';
import { ARRIVAL_COOKIE } from '~/domain/session';
import { deleteSessionCookie, setSessionCookie, signInByCookie } from '~/state/fixtures/cookies';
import { writeCookie } from '~/state/storage/write-cookie';
import { notificationStore, sessionStore } from '~/state/stores';
import { sayWhoArrived } from './arrival';
import { showWhose } from './whose-account';

const asha = { email: 'asha@tessera.example', name: 'Asha Mary Rao', id: 'a-1' };

const link = document.createElement('a');
link.setAttribute('data-account-link', '');

const shown = () => [link.ariaLabel, link.dataset.name, link.dataset.initials];

/** As somebody who comes back to the page. */
const comeBack = () => window.dispatchEvent(new Event('focus'));

beforeEach(() => {
  document.body.replaceChildren(link);
  for (const { id } of notificationStore().get()) notificationStore().dismiss(id);
});

afterEach(() => {
  deleteSessionCookie();
  comeBack();
});

test('the link names whose account it is, until that person leaves', () => {
  signInByCookie(asha);
  sessionStore().refresh();
  showWhose();
  expect(shown()).toEqual(['Your account, Asha Mary Rao', 'Asha Mary Rao', 'AR']);
  deleteSessionCookie();
  comeBack();
  expect(shown()).toEqual(['Your account', undefined, undefined]);
});

test('without a name the address stands there; a cookie that cannot be read names nobody', () => {
  signInByCookie({ ...asha, name: '' });
  comeBack();
  expect(shown()).toEqual(['Your account, asha@tessera.example', 'asha@tessera.example', 'A']);
  setSessionCookie('x');
  comeBack();
  expect(shown()).toEqual(['Your account', undefined, undefined]);
});

test('R-TOAST-3: who has just arrived is greeted once, top right, for 5000 ms', () => {
  signInByCookie(asha);
  comeBack();
  sayWhoArrived();
  expect(notificationStore().get()).toEqual([]);
  writeCookie(document, `${ARRIVAL_COOKIE}=1`);
  sayWhoArrived();
  sayWhoArrived();
  expect(notificationStore().get()).toMatchObject([
    { text: 'Signed in as Asha Mary Rao', kind: 'success', durationMs: 5000, variant: 'sign-in' },
  ]);
});
