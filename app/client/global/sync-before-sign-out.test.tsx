import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SIGN_OUT_ATTRIBUTE } from '~/domain/site/sign-out-attribute';
import { DRAFT_STORAGE_KEY } from '~/features/checkout/submission/checkout-draft';
import { createTabStorage } from '../assistant/tab-storage';
import { syncBeforeSignOut } from './sync-before-sign-out';

let form: HTMLFormElement;
let hasUnsentChanges: boolean;
let submissions: number;
let listeners: AbortController;

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
  // Those of a test end with it.
  listeners = new AbortController();
  const add = globalThis.addEventListener.bind(globalThis);
  vi.spyOn(globalThis, 'addEventListener').mockImplementation(
    (name: string, listener: EventListenerOrEventListenerObject) =>
      add(name, listener, { capture: true, signal: listeners.signal }),
  );
});
afterEach(() => {
  listeners.abort();
  vi.restoreAllMocks();
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

test('a sign-out that failed is tried again with the changes since', async () => {
  const send = vi.fn(async () => {});
  bind(send);
  for (const count of [1, 2]) {
    form.requestSubmit();
    await vi.advanceTimersByTimeAsync(0);
    expect([send.mock.calls.length, submissions]).toEqual([count, count]);
  }
});

test('R-SYNC-4: what was typed in the checkout and for the assistant is not shown to the next person', () => {
  sessionStorage.setItem(DRAFT_STORAGE_KEY, '{"contact.name":"Asha Rao"}');
  createTabStorage('transcript').write('“Where is my order?” – shown: Order TS-2627-000001');
  sessionStorage.setItem('tessera.accounts', '[]');
  hasUnsentChanges = false;
  bind(async () => {});
  form.requestSubmit();
  // The sign-out of an organisation still needs its accounts.
  expect(Object.keys(sessionStorage)).toEqual(['tessera.accounts']);
});
