import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasPermission, PERMISSIONS } from './permissions';
import type { SignedIn } from './session';
import { withholdRole } from './staff-two-factor';
import { SIGN_IN_METHODS, USER_ROLES } from './user';

const START = new Date('2026-11-29T10:00:00Z');

const anySession = fc.record({
  role: fc.constantFrom(...USER_ROLES),
  twoFactorEnabled: fc.boolean(),
  method: fc.constantFrom(...SIGN_IN_METHODS),
});

it('R-PEOPLE-5: a password alone has no permission; every other session is as it was', () => {
  fc.assert(
    fc.property(anySession, ({ role, twoFactorEnabled, method }) => {
      const user = {
        id: 'a',
        email: 'a@example.com',
        emailVerified: true,
        name: 'A',
        role,
        twoFactorEnabled,
      };
      const times = { createdAt: START, lastSeenAt: START, authenticatedAt: START, expiresAt: START };
      const session = { id: 's', userId: 'a', method, device: 'Firefox', ...times };
      const before: SignedIn = { user, session };
      const after = withholdRole(before);
      if (method === 'password' && !twoFactorEnabled) {
        expect(PERMISSIONS.filter((permission) => hasPermission(after.user, permission))).toEqual([]);
        expect(after.withheldRole).toBe(role === 'user' ? undefined : role);
      } else if (method !== 'recovery-code') expect(after).toEqual(before);
    }),
  );
});
