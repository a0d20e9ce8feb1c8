import { beforeEach, expect, test, vi } from 'vitest';
import { openTabStorage, writeFromOtherTab } from '../fixtures/browser-tabs';
import { createPersistentStore } from './persistent-store';

const KEY = 'numbers';
const parse = (stored: unknown) =>
  Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'number') : undefined;

function open(first?: () => number[]) {
  return createPersistentStore<number[]>({
    storage: openTabStorage(),
    key: KEY,
    parse,
    empty: [],
    ...(first && { initial: first }),
  });
}

beforeEach(() => localStorage.clear());

test('nothing stored and nothing to begin with: empty, and still nothing stored', () => {
  expect(open().get()).toEqual([]);
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('the first value is taken once, saved, and never again', () => {
  expect(open(() => [1]).get()).toEqual([1]);
  expect(open(() => [2]).get()).toEqual([1]);
});

test.each(['', '{', 'null', '{"0":1}', 'undefined'])(
  'corrupt data (%j) is dropped and is no first visit',
  (text) => {
    localStorage.setItem(KEY, text);
    expect(open(() => [1]).get()).toEqual([]);
    expect(localStorage.getItem(KEY)).toBe('[]');
    expect(open(() => [1]).get()).toEqual([]);
  },
);

test('a store keeps what is good among what is corrupt', () => {
  localStorage.setItem(KEY, '[1,"x",null,2]');
  expect(open().get()).toEqual([1, 2]);
});

test('another tab is followed; clearing the storage empties the store', () => {
  const store = open(() => [1]);
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  writeFromOtherTab(KEY, '[1,2]');
  expect(store.get()).toEqual([1, 2]);
  writeFromOtherTab(KEY, null);
  expect(store.get()).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  store.save([3]);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a change builds on what another tab wrote, even before this tab was told', () => {
  const [here, there] = [open(), open()];
  there.save([...there.readLatest(), 1]);
  here.save([...here.readLatest(), 2]);
  expect(open().get()).toEqual([1, 2]);
});

test('the value stays the same object until it changes', () => {
  localStorage.setItem(KEY, '[1]');
  const store = open();
  const before = store.get();
  writeFromOtherTab(KEY, '[1]');
  store.save(before);
  expect(store.get()).toBe(before);
  expect(store.readLatest()).toBe(before);
});
