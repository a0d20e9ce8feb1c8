import { createHash } from 'node:crypto';
import { vi } from 'vitest';

/** Replaces scrypt, which is slow on purpose. The tests of `tests/http` and `tests/e2e` run the real one. */
vi.mock('~/server/accounts/better-auth/password-hash.server', () => {
  const hashPassword = async (password: string) =>
    `quick:${createHash('sha256').update(password).digest('hex')}`;
  return {
    hashPassword,
    verifyPassword: async (check: { hash: string; password: string }) =>
      (await hashPassword(check.password)) === check.hash,
  };
});
