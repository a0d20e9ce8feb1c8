import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createSignInToast, createToast } from '~/domain/site/toast';
import { getToastStore } from '~/state/stores';
import { showToasts } from './toast-view';

const toasts = getToastStore();
const find = (text: string) =>
  [...document.querySelectorAll<HTMLElement>('.toast')].find((toast) => toast.textContent?.includes(text));
const listTexts = () => [...document.querySelectorAll('.toast p')].map(({ textContent }) => textContent);

function expectToHideAfter(milliseconds: number, text: string) {
  vi.advanceTimersByTime(milliseconds - 1);
  expect(listTexts()).toEqual([text]);
  vi.advanceTimersByTime(1);
  expect(listTexts()).toEqual([]);
}

const dismissAll = () => {
  for (const { id } of toasts.get()) toasts.dismiss(id);
};

beforeAll(() => {
  // Other files share the document.
  dismissAll();
  vi.useFakeTimers();
  toasts.push(createToast('Before the script'));
  vi.advanceTimersByTime(60_000);
  showToasts();
});
afterAll(() => vi.useRealTimers());
afterEach(dismissAll);

test('the time of a toast begins when it is shown', () => {
  expectToHideAfter(2000, 'Before the script');
});

test('a second toast is read without the first one', () => {
  expect(document.querySelector('.toasts')?.getAttribute('aria-atomic')).toBe('false');
});

describe('R-TOAST-1', () => {
  test('a toast shows for 2,000 ms by default, then hides', () => {
    toasts.push(createToast('Saved'));
    expectToHideAfter(2000, 'Saved');
  });

  test('each toast has its own duration', () => {
    toasts.push(createSignInToast('Welcome'));
    toasts.push(createToast('Mosaic mug added to your cart', 'success', 1000));
    vi.advanceTimersByTime(1000);
    expect(listTexts()).toEqual(['Welcome']);
    vi.advanceTimersByTime(4000);
    expect(listTexts()).toEqual([]);
  });
});

test('a paused toast shows for its remaining time after it is resumed', () => {
  toasts.push(createToast('Saved'));
  vi.advanceTimersByTime(1500);
  find('Saved')?.dispatchEvent(new Event('pointerenter'));
  find('Saved')?.dispatchEvent(new Event('focusin'));
  vi.advanceTimersByTime(60_000);
  expect(listTexts()).toEqual(['Saved']);
  find('Saved')?.dispatchEvent(new Event('pointerleave'));
  find('Saved')?.dispatchEvent(new Event('focusout'));
  expectToHideAfter(500, 'Saved');
});

test('a dismissed toast leaves no timer', () => {
  toasts.push(createToast('Saved'));
  find('Saved')?.querySelector('button')?.click();
  expect(listTexts()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
