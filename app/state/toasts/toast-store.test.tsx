import { expect, test, vi } from 'vitest';
import { createToast } from '~/domain/site/toast';
import { createToastStore, MAX_SHOWN_TOASTS, type ToastStore } from './toast-store';

const listTexts = (store: ToastStore) => store.get().map(({ text }) => text);

test('a toast stays until it is dismissed', () => {
  const store = createToastStore();
  const listener = vi.fn();
  store.subscribe(listener);
  const saved = store.push(createToast('Saved'));
  store.push(createToast('Sent'));
  store.dismiss(saved);
  expect(listTexts(store)).toEqual(['Sent']);
  expect(listener).toHaveBeenCalledTimes(3);
  store.dismiss(saved);
  expect(listener).toHaveBeenCalledTimes(3);
});

test('the oldest toast is dismissed when there are too many', () => {
  const store = createToastStore();
  for (let count = 1; count <= MAX_SHOWN_TOASTS + 2; count += 1) store.push(createToast(`${count}`));
  expect(listTexts(store)).toEqual(['3', '4', '5', '6']);
});

test('every toast has its own id, in ascending order', () => {
  const store = createToastStore();
  const first = store.push(createToast('Same'));
  const second = store.push(createToast('Same'));
  expect(second).toBeGreaterThan(first);
  expect(store.get().map(({ id }) => id)).toEqual([first, second]);
});
