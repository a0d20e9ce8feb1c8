import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasPermission, NotAllowedError, PERMISSIONS, requirePermission } from './permissions';

test('an admin has every permission, a user none', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PERMISSIONS), (permission) => {
      expect(hasPermission({ role: 'admin' }, permission)).toBe(true);
      expect(hasPermission({ role: 'user' }, permission)).toBe(false);
      expect(() => requirePermission({ role: 'user' }, permission)).toThrow(NotAllowedError);
      expect(() => requirePermission({ role: 'admin' }, permission)).not.toThrow();
    }),
  );
});
