import fc from 'fast-check';
import { expect, test } from 'vitest';
import { can, NotAllowedError, PERMISSIONS, requirePermission } from './permissions';

test('an admin may do everything that has a name, a member nothing of it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PERMISSIONS), (permission) => {
      expect(can({ role: 'admin' }, permission)).toBe(true);
      expect(can({ role: 'user' }, permission)).toBe(false);
      expect(() => requirePermission({ role: 'user' }, permission)).toThrow(NotAllowedError);
      expect(() => requirePermission({ role: 'admin' }, permission)).not.toThrow();
    }),
  );
});
