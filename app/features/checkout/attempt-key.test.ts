import { expect, test } from 'vitest';
import { FORGOTTEN_ORDER_KEY } from '~/domain/ordered-lines';
import { ATTEMPT_KEY, attemptKey, notePlaced } from './attempt-key';

function memory() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
  return () => storage;
}

const full = () => ({
  ...memory()(),
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
});

const blocked = (): never => {
  throw new DOMException('blocked', 'SecurityError');
};

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
const mug = { contents: 'mug' };

test('the same contents keep their key, other contents get another', () => {
  const storage = memory();
  const first = attemptKey(mug, storage);
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(attemptKey({ ...mug, offered: 'of another page load' }, storage)).toBe(first);
  const second = attemptKey({ contents: 'mug, book' }, storage);
  expect(second).not.toBe(first);
  expect(attemptKey(mug, storage)).not.toBe(first);
});

test('the key of the page is used when there is no other', () => {
  expect(attemptKey({ ...mug, offered: 'from the page' }, memory())).toBe('from the page');
});

test('a key that has made another order is not used again', () => {
  const storage = memory();
  const spent = attemptKey(mug, storage);
  const next = attemptKey({ ...mug, spent }, storage);
  expect(next).not.toBe(spent);
  expect(attemptKey({ ...mug, spent }, storage)).toBe(next);
});

test('an attempt is forgotten after a day', () => {
  const storage = memory();
  const first = attemptKey(mug, storage, 0);
  expect(attemptKey(mug, storage, 23 * HOUR)).toBe(first);
  expect(attemptKey(mug, storage, 25 * HOUR)).not.toBe(first);
});

test('after an order the key stays until its lines have left the cart, and a moment longer', () => {
  const storage = memory();
  const first = attemptKey(mug, storage, 0);
  notePlaced('TS-1', storage, 0);
  expect(attemptKey(mug, storage, HOUR)).toBe(first);
  storage().setItem(FORGOTTEN_ORDER_KEY, 'TS-1');
  expect(attemptKey(mug, storage, 9 * SECOND)).toBe(first);
  expect(attemptKey(mug, storage, 11 * SECOND)).not.toBe(first);
});

test('what was bought without the cart can be bought again after a moment', () => {
  const storage = memory();
  const first = attemptKey(mug, storage, 0);
  notePlaced(undefined, storage, 0);
  expect(attemptKey(mug, storage, 9 * SECOND)).toBe(first);
  expect(attemptKey(mug, storage, 11 * SECOND)).not.toBe(first);
});

test.each(['', '{', 'null', '[]', '{"key":1}', '{"key":"k","contents":"mug"}'])(
  'foreign data (%j) is no trouble',
  (text) => {
    const storage = memory();
    storage().setItem(ATTEMPT_KEY, text);
    expect(() => notePlaced('TS-1', storage)).not.toThrow();
    expect(attemptKey(mug, storage)).toMatch(/^[0-9a-f-]{36}$/);
  },
);

test.each([
  ['full', full],
  ['blocked', blocked],
])('with a storage that is %s every attempt has a key all the same', (_name, storage) => {
  expect(attemptKey(mug, storage)).toMatch(/^[0-9a-f-]{36}$/);
  expect(() => notePlaced('TS-1', storage)).not.toThrow();
});
