import { eq } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { UserRole } from '~/domain/auth/user';
import { isUuid } from '../../db/is-uuid.server';
import { users } from '../../db/schema/accounts.server';
import { lockUser, revokeTokens } from '../better-auth/tables/revoke-tokens.server';
import type { AccountDeps } from '../deps.server';

/**
 * Changes a user's role and ends their sessions and links: a session holds the rights of its beginning. Nobody changes
 * their own role (`own`), so at least one admin remains. Throws NotAllowedError without the permission.
 */
export async function changeRole(
  { db }: AccountDeps,
  { user }: SignedIn,
  { userId, role }: { userId: string; role: UserRole },
): Promise<'changed' | 'own' | 'unknown'> {
  requirePermission(user, 'users.manage');
  if (userId === user.id) return 'own';
  if (!isUuid(userId)) return 'unknown';
  return db.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const changed = await transaction
      .update(users)
      .set({ role, updatedAt: new Date() })
      .where(eq(users.id, userId))
      .returning({ id: users.id });
    await revokeTokens(transaction, { event: 'role-changed', userId });
    return changed.length > 0 ? 'changed' : 'unknown';
  });
}
