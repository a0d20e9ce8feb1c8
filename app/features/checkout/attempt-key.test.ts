import { expect, test } from 'vitest';
import { ATTEMPT_KEY, attemptKey, forgetAttempt } from './attempt-key';

function memory() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
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

const HOUR = 60 * 60 * 1000;

test('the same contents keep their key, other contents get another', () => {
  const storage = memory();
  const first = attemptKey({ contents: 'mug' }, storage);
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
  expect(attemptKey({ contents: 'mug', offered: 'of another page load' }, storage)).toBe(first);
  const second = attemptKey({ contents: 'mug, book' }, storage);
  expect(second).not.toBe(first);
  expect(attemptKey({ contents: 'mug' }, storage)).not.toBe(first);
});

test('the key of the page is used when there is no other', () => {
  expect(attemptKey({ contents: 'mug', offered: 'from the page' }, memory())).toBe('from the page');
});

test('a key that has made another order is not used again', () => {
  const storage = memory();
  const spent = attemptKey({ contents: 'mug' }, storage);
  const next = attemptKey({ contents: 'mug', spent }, storage);
  expect(next).not.toBe(spent);
  expect(attemptKey({ contents: 'mug', spent }, storage)).toBe(next);
});

test('it is forgotten after an order, and after a day', () => {
  const storage = memory();
  const first = attemptKey({ contents: 'mug' }, storage, 0);
  expect(attemptKey({ contents: 'mug' }, storage, 23 * HOUR)).toBe(first);
  expect(attemptKey({ contents: 'mug' }, storage, 25 * HOUR)).not.toBe(first);
  const later = attemptKey({ contents: 'mug' }, storage);
  forgetAttempt(storage);
  expect(attemptKey({ contents: 'mug' }, storage)).not.toBe(later);
});

test.each(['', '{', 'null', '[]', '{"key":1}', '{"key":"k","contents":"mug"}'])(
  'foreign data (%j) is no trouble',
  (text) => {
    const storage = memory();
    storage().setItem(ATTEMPT_KEY, text);
    expect(attemptKey({ contents: 'mug' }, storage)).toMatch(/^[0-9a-f-]{36}$/);
  },
);

test.each([
  ['full', full],
  ['blocked', blocked],
])('with a storage that is %s every attempt has a key all the same', (_name, storage) => {
  expect(attemptKey({ contents: 'mug' }, storage)).toMatch(/^[0-9a-f-]{36}$/);
  expect(() => forgetAttempt(storage)).not.toThrow();
});
