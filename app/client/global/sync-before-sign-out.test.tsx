import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SIGN_OUT_ATTRIBUTE } from '~/domain/site/sign-out-attribute';
import { syncBeforeSignOut } from './sync-before-sign-out';

let form: HTMLFormElement;
let hasUnsentChanges: boolean;
let submissions: number;

/** A form whose submissions are counted as another script of the page sees them. */
beforeEach(() => {
  vi.useFakeTimers();
  submissions = 0;
  hasUnsentChanges = true;
  form = document.createElement('form');
  form.setAttribute(SIGN_OUT_ATTRIBUTE, '');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    submissions += 1;
  });
  document.body.replaceChildren(form);
});
afterEach(() => {
  // The listeners of this test stay. Without changes they do nothing.
  hasUnsentChanges = false;
  vi.useRealTimers();
});

const bind = (send: () => Promise<unknown>) =>
  syncBeforeSignOut({ hasUnsentChanges: () => hasUnsentChanges, send });

test('R-SYNC-4: the form is submitted once, after the changes are sent', async () => {
  let respond = () => {};
  const send = vi.fn(() => new Promise<void>((resolve) => (respond = resolve)));
  bind(send);
  form.requestSubmit();
  form.requestSubmit();
  await vi.advanceTimersByTimeAsync(100);
  expect([send.mock.calls.length, submissions]).toEqual([1, 0]);
  respond();
  await vi.advanceTimersByTimeAsync(0);
  expect(submissions).toBe(1);
});

test('an error does not stop the sign-out', async () => {
  bind(() => Promise.reject(new Error('no lock')));
  form.requestSubmit();
  await vi.advanceTimersByTimeAsync(0);
  expect(submissions).toBe(1);
});

test('without a response the form is submitted after two seconds', async () => {
  bind(() => new Promise(() => {}));
  form.requestSubmit();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(submissions).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(submissions).toBe(1);
});

test('without changes, and for another form, nothing waits', () => {
  const send = vi.fn(async () => {});
  bind(send);
  hasUnsentChanges = false;
  form.requestSubmit();
  hasUnsentChanges = true;
  form.removeAttribute(SIGN_OUT_ATTRIBUTE);
  form.requestSubmit();
  expect([send.mock.calls.length, submissions]).toEqual([0, 2]);
});
