import { requirePermission } from '~/domain/auth/permissions';
import type { UserRole } from '~/domain/auth/user';
import { isUuid } from '../../crypto/link-token.server';
import { lockUser, revokeTokens } from '../credentials/revoke-tokens.server';
import type { AccountDeps } from '../deps.server';
import type { SignedIn } from '../types.server';

/**
 * Gives somebody another role, and ends their sessions and links: what a session may do was decided when it began. Nobody changes
 * the own role, so that there is always an admin left. Throws NotAllowedError.
 */
export async function changeRole(
  { database }: AccountDeps,
  { user }: SignedIn,
  { userId, role }: { userId: string; role: UserRole },
): Promise<'changed' | 'own' | 'unknown'> {
  requirePermission(user, 'users.manage');
  if (userId === user.id) return 'own';
  if (!isUuid(userId)) return 'unknown';
  return database.transaction(async (session) => {
    await lockUser(session, userId);
    const changed = await session.rows({
      text: 'update users set role = $2, updated_at = now() where id = $1 returning id',
      values: [userId, role],
    });
    await revokeTokens(session, { event: 'role-changed', userId });
    return changed.length > 0 ? 'changed' : 'unknown';
  });
}
