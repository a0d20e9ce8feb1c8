import { expect, test } from 'vitest';
import { CLEARED_ORDER_KEY } from '~/domain/cart/ordered-units';
import { getIdempotencyKey, markSubmissionPlaced, SUBMISSION_STORAGE_KEY } from './idempotency-key';

function createMemoryStorage() {
  const entries = new Map<string, string>();
  const storage = {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
  };
  return () => storage;
}

const openFullStorage = () => ({
  ...createMemoryStorage()(),
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
});

const openBlockedStorage = (): never => {
  throw new DOMException('blocked', 'SecurityError');
};

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
const mug = { contents: 'mug' };

test('the same contents have the same key, other contents another', () => {
  const storage = createMemoryStorage();
  const first = getIdempotencyKey(mug, storage);
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(getIdempotencyKey({ ...mug, pageKey: 'of another page load' }, storage)).toBe(first);
  const second = getIdempotencyKey({ contents: 'mug, book' }, storage);
  expect(second).not.toBe(first);
  expect(getIdempotencyKey(mug, storage)).not.toBe(first);
});

test('the key of the page is used when there is no other', () => {
  expect(getIdempotencyKey({ ...mug, pageKey: 'from the page' }, createMemoryStorage())).toBe(
    'from the page',
  );
});

test('a key that was used for another order is not reused', () => {
  const storage = createMemoryStorage();
  const usedKey = getIdempotencyKey(mug, storage);
  const next = getIdempotencyKey({ ...mug, usedKey }, storage);
  expect(next).not.toBe(usedKey);
  expect(getIdempotencyKey({ ...mug, usedKey }, storage)).toBe(next);
});

test('a submission expires after a day', () => {
  const storage = createMemoryStorage();
  const first = getIdempotencyKey(mug, storage, 0);
  expect(getIdempotencyKey(mug, storage, 23 * HOUR)).toBe(first);
  expect(getIdempotencyKey(mug, storage, 25 * HOUR)).not.toBe(first);
});

test('after an order the key is reused until its lines are removed from the cart, and for some seconds', () => {
  const storage = createMemoryStorage();
  const first = getIdempotencyKey(mug, storage, 0);
  markSubmissionPlaced('TS-1', storage, 0);
  expect(getIdempotencyKey(mug, storage, HOUR)).toBe(first);
  storage().setItem(CLEARED_ORDER_KEY, 'TS-1');
  expect(getIdempotencyKey(mug, storage, 9 * SECOND)).toBe(first);
  expect(getIdempotencyKey(mug, storage, 11 * SECOND)).not.toBe(first);
});

test('an order without the cart can be repeated after some seconds', () => {
  const storage = createMemoryStorage();
  const first = getIdempotencyKey(mug, storage, 0);
  markSubmissionPlaced(undefined, storage, 0);
  expect(getIdempotencyKey(mug, storage, 9 * SECOND)).toBe(first);
  expect(getIdempotencyKey(mug, storage, 11 * SECOND)).not.toBe(first);
});

test.each(['', '{', 'null', '[]', '{"key":1}', '{"key":"k","contents":"mug"}'])(
  'ignores invalid stored data (%j)',
  (text) => {
    const storage = createMemoryStorage();
    storage().setItem(SUBMISSION_STORAGE_KEY, text);
    expect(() => markSubmissionPlaced('TS-1', storage)).not.toThrow();
    expect(getIdempotencyKey(mug, storage)).toMatch(/^[0-9a-f-]{36}$/);
  },
);

test.each([
  ['full', openFullStorage],
  ['blocked', openBlockedStorage],
])('returns a key when the storage is %s', (_name, storage) => {
  expect(getIdempotencyKey(mug, storage)).toMatch(/^[0-9a-f-]{36}$/);
  expect(() => markSubmissionPlaced('TS-1', storage)).not.toThrow();
});
