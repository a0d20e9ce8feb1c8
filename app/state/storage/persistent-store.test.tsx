import { beforeEach, expect, test, vi } from 'vitest';
import { openTabStorage, writeFromOtherTab } from '../fixtures/browser-tabs';
import { createPersistentStore } from './persistent-store';

const KEY = 'numbers';
const parse = (stored: unknown) =>
  Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'number') : undefined;

function openStore(initial?: () => number[]) {
  const store = createPersistentStore<number[]>({
    storage: openTabStorage(),
    key: KEY,
    parse,
    empty: [],
  });
  if (initial) store.saveFirst(initial());
  return store;
}

beforeEach(() => localStorage.clear());

test('without a stored and an initial value the store is empty and writes nothing', () => {
  expect(openStore().get()).toEqual([]);
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('a first value is saved only when nothing was ever stored', () => {
  const store = openStore();
  store.saveFirst([1]);
  store.saveFirst([2]);
  expect(store.get()).toEqual([1]);
  expect(openStore().get()).toEqual([1]);
});

test('the initial value is used and saved once', () => {
  expect(openStore(() => [1]).get()).toEqual([1]);
  expect(openStore(() => [2]).get()).toEqual([1]);
});

test.each(['', '{', 'null', '{"0":1}', 'undefined'])(
  'corrupt data (%j) is dropped and the initial value is not used',
  (text) => {
    localStorage.setItem(KEY, text);
    expect(openStore(() => [1]).get()).toEqual([]);
    expect(localStorage.getItem(KEY)).toBe('[]');
    expect(openStore(() => [1]).get()).toEqual([]);
  },
);

test('valid entries among corrupt ones stay', () => {
  localStorage.setItem(KEY, '[1,"x",null,2]');
  expect(openStore().get()).toEqual([1, 2]);
});

test('the store follows other tabs; clearing the storage empties it', () => {
  const store = openStore(() => [1]);
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  writeFromOtherTab(KEY, '[1,2]');
  expect(store.get()).toEqual([1, 2]);
  writeFromOtherTab(KEY, null);
  expect(store.get()).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  store.save([3]);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('the latest value has the changes of another tab, also before its event arrives', () => {
  const first = openStore();
  const second = openStore();
  second.save([...second.readLatest(), 1]);
  first.save([...first.readLatest(), 2]);
  expect(openStore().get()).toEqual([1, 2]);
});

test('the value stays the same object until it changes', () => {
  localStorage.setItem(KEY, '[1]');
  const store = openStore();
  const before = store.get();
  writeFromOtherTab(KEY, '[1]');
  store.save(before);
  expect(store.get()).toBe(before);
  expect(store.readLatest()).toBe(before);
});
