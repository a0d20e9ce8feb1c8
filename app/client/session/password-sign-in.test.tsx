import { afterEach, expect, test, vi } from 'vitest';
import { bindPasswordSignIn } from './password-sign-in';

afterEach(() => {
  vi.restoreAllMocks();
});

test('where a browser saves no cookies, the form says why it cannot sign in, and sends no password', () => {
  document.body.innerHTML = `<form data-password-sign-in>
    <div hidden data-auth-message><span data-alert-text></span></div><input type="password" value="one tile at a time"></form>`;
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  const send = vi.spyOn(globalThis, 'fetch');
  bindPasswordSignIn();
  document.querySelector('form')?.requestSubmit();
  expect(document.querySelector<HTMLElement>('[data-auth-message]')?.hidden).toBe(false);
  expect(document.querySelector('[data-alert-text]')?.textContent).toContain('allow cookies');
  expect(send).not.toHaveBeenCalled();
});
