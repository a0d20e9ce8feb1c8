import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.server';

// The tests of `tests/server` replace this module, because scrypt is slow on purpose.
test('a hash has its own salt, and only its password matches', async () => {
  const hash = await hashPassword('kolam at first light');
  const other = await hashPassword('kolam at first light');
  expect(hash).toMatch(/^[\da-f]{32}:[\da-f]{128}$/);
  expect(other).not.toBe(hash);
  expect(await verifyPassword({ hash, password: 'kolam at first light' })).toBe(true);
  expect(await verifyPassword({ hash, password: 'kolam at first Light' })).toBe(false);
});
