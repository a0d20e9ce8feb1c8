import { afterEach, expect, test } from 'vitest';
import { deleteDisplayCookie, setSignedInCookie } from '~/state/fixtures/browser-state';
import { getSessionStore } from '~/state/stores';
import { carryTypedEmail, fillOwnEmail } from './sign-in-fields';

afterEach(() => {
  location.hash = '';
});

test('the typed email goes from the sign-in to the form for a forgotten password, outside the request', () => {
  document.body.innerHTML =
    '<form data-password-sign-in><input type="email"></form><a href="/auth/forgot-password">Forgot?</a>';
  carryTypedEmail();
  const typed = document.querySelector('input');
  const link = document.querySelector('a');
  if (!typed || !link) throw new Error('There is no form.');
  typed.value = 'asha+x@example.com';
  link.dispatchEvent(new Event('focus'));
  expect(link.pathname + link.search).toBe('/auth/forgot-password');

  location.hash = link.hash;
  document.body.innerHTML = '<form data-typed-email><input type="email"></form>';
  carryTypedEmail();
  expect(document.querySelector('input')?.value).toBe('asha+x@example.com');
  expect(location.hash).toBe('');
});

test('a form of a cached page gets the email of the signed-in user, unless another one is typed', () => {
  setSignedInCookie({ email: 'asha@tessera.example', name: 'Asha', id: 'a-1' });
  getSessionStore().refresh();
  const fill = (value: string) => {
    document.body.innerHTML = `<form data-own-email><input type="email" value="${value}"></form>`;
    fillOwnEmail();
    return document.querySelector('input')?.value;
  };
  expect([fill(''), fill('ravi@example.com')]).toEqual(['asha@tessera.example', 'ravi@example.com']);
  deleteDisplayCookie();
  getSessionStore().refresh();
  expect(fill('')).toBe('');
});
