import { afterEach, expect, test } from 'vitest';
import { carryTypedEmail } from './typed-email';

afterEach(() => {
  location.hash = '';
});

test('the typed email goes from the sign-in to the form for a forgotten password, outside the request', () => {
  document.body.innerHTML =
    '<form data-password-sign-in><input type="email"></form><a href="/auth/forgot-password">Forgot?</a>';
  carryTypedEmail();
  const [typed, link] = [document.querySelector('input'), document.querySelector('a')];
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
