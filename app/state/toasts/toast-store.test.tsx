import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSignInToast, createToast, type Toast } from '~/domain/site/toast';
import { createToastStore, MAX_SHOWN_TOASTS, type ToastStore } from './toast-store';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Adds a toast and shows it at once. */
function showToast(store: ToastStore, toast: Toast): number {
  const id = store.push(toast);
  store.resume(id);
  return id;
}

const listTexts = (store: ToastStore) => store.get().map(({ text }) => text);

describe('R-TOAST-1', () => {
  test('a toast shows for 2,000 ms by default, then hides', () => {
    const store = createToastStore();
    const listener = vi.fn();
    store.subscribe(listener);
    showToast(store, createToast('Saved'));
    vi.advanceTimersByTime(1999);
    expect(listTexts(store)).toEqual(['Saved']);
    vi.advanceTimersByTime(1);
    expect(listTexts(store)).toEqual([]);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('each toast has its own duration', () => {
    const store = createToastStore();
    showToast(store, createSignInToast('Welcome'));
    showToast(store, createToast('Mosaic mug added to your cart', 'success', 1000));
    vi.advanceTimersByTime(1000);
    expect(listTexts(store)).toEqual(['Welcome']);
    vi.advanceTimersByTime(4000);
    expect(listTexts(store)).toEqual([]);
  });
});

test('the time of a toast begins when it is shown', () => {
  const store = createToastStore();
  const id = store.push(createToast('Mosaic mug added to your cart', 'success', 1000));
  vi.advanceTimersByTime(60_000);
  expect(listTexts(store)).toEqual(['Mosaic mug added to your cart']);
  store.resume(id);
  vi.advanceTimersByTime(1000);
  expect(listTexts(store)).toEqual([]);
});

test('a paused toast shows for its remaining time after it is resumed', () => {
  const store = createToastStore();
  const id = showToast(store, createToast('Saved'));
  vi.advanceTimersByTime(1500);
  store.pause(id);
  store.pause(id);
  vi.advanceTimersByTime(60_000);
  expect(listTexts(store)).toEqual(['Saved']);
  store.resume(id);
  store.resume(id);
  vi.advanceTimersByTime(499);
  expect(listTexts(store)).toEqual(['Saved']);
  vi.advanceTimersByTime(1);
  expect(listTexts(store)).toEqual([]);
});

test('a dismissed toast does not show again', () => {
  const store = createToastStore();
  const id = showToast(store, createToast('Saved'));
  store.dismiss(id);
  store.resume(id);
  store.pause(id);
  store.dismiss(id);
  expect(store.get()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('the oldest toast is dismissed when there are too many', () => {
  const store = createToastStore();
  for (let count = 1; count <= MAX_SHOWN_TOASTS + 2; count += 1) showToast(store, createToast(`${count}`));
  expect(listTexts(store)).toEqual(['3', '4', '5', '6']);
  expect(vi.getTimerCount()).toBe(MAX_SHOWN_TOASTS);
});

test('every toast has its own id, in ascending order', () => {
  const store = createToastStore();
  const [first, second] = [showToast(store, createToast('Same')), showToast(store, createToast('Same'))];
  expect(second).toBeGreaterThan(first);
  expect(store.get().map(({ id }) => id)).toEqual([first, second]);
});
