import { expect, test } from 'vitest';
import { CLEARED_ORDER_KEY } from '~/domain/cart/ordered-units';
import { getIdempotencyKey, markSubmissionPlaced, SUBMISSION_STORAGE_KEY } from './idempotency-key';

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
  const first = getIdempotencyKey(mug, storage);
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(getIdempotencyKey({ ...mug, offered: 'of another page load' }, storage)).toBe(first);
  const second = getIdempotencyKey({ contents: 'mug, book' }, storage);
  expect(second).not.toBe(first);
  expect(getIdempotencyKey(mug, storage)).not.toBe(first);
});

test('the key of the page is used when there is no other', () => {
  expect(getIdempotencyKey({ ...mug, offered: 'from the page' }, memory())).toBe('from the page');
});

test('a key that has made another order is not used again', () => {
  const storage = memory();
  const spent = getIdempotencyKey(mug, storage);
  const next = getIdempotencyKey({ ...mug, spent }, storage);
  expect(next).not.toBe(spent);
  expect(getIdempotencyKey({ ...mug, spent }, storage)).toBe(next);
});

test('an attempt is forgotten after a day', () => {
  const storage = memory();
  const first = getIdempotencyKey(mug, storage, 0);
  expect(getIdempotencyKey(mug, storage, 23 * HOUR)).toBe(first);
  expect(getIdempotencyKey(mug, storage, 25 * HOUR)).not.toBe(first);
});

test('after an order the key stays until its lines have left the cart, and a moment longer', () => {
  const storage = memory();
  const first = getIdempotencyKey(mug, storage, 0);
  markSubmissionPlaced('TS-1', storage, 0);
  expect(getIdempotencyKey(mug, storage, HOUR)).toBe(first);
  storage().setItem(CLEARED_ORDER_KEY, 'TS-1');
  expect(getIdempotencyKey(mug, storage, 9 * SECOND)).toBe(first);
  expect(getIdempotencyKey(mug, storage, 11 * SECOND)).not.toBe(first);
});

test('what was bought without the cart can be bought again after a moment', () => {
  const storage = memory();
  const first = getIdempotencyKey(mug, storage, 0);
  markSubmissionPlaced(undefined, storage, 0);
  expect(getIdempotencyKey(mug, storage, 9 * SECOND)).toBe(first);
  expect(getIdempotencyKey(mug, storage, 11 * SECOND)).not.toBe(first);
});

test.each(['', '{', 'null', '[]', '{"key":1}', '{"key":"k","contents":"mug"}'])(
  'foreign data (%j) is no trouble',
  (text) => {
    const storage = memory();
    storage().setItem(SUBMISSION_STORAGE_KEY, text);
    expect(() => markSubmissionPlaced('TS-1', storage)).not.toThrow();
    expect(getIdempotencyKey(mug, storage)).toMatch(/^[0-9a-f-]{36}$/);
  },
);

test.each([
  ['full', full],
  ['blocked', blocked],
])('with a storage that is %s every attempt has a key all the same', (_name, storage) => {
  expect(getIdempotencyKey(mug, storage)).toMatch(/^[0-9a-f-]{36}$/);
  expect(() => markSubmissionPlaced('TS-1', storage)).not.toThrow();
});
