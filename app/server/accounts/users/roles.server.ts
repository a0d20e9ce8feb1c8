import { and, eq } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { UserRole } from '~/domain/auth/user';
import { isUuid } from '~/domain/text/uuid';
import { recordChange } from '../../audit/record-change.server';
import { users } from '../../db/schema/accounts.server';
import { revokeTokens } from '../better-auth/tables/revoke-tokens.server';
import type { AccountDeps } from '../deps.server';
import { isLastAdmin, lockAdmins } from './last-admin.server';
import { isUsableAccount } from './users.server';

/**
 * `conflict`: the user has another role than the form shows. `own`: nobody changes their own role. `unconfirmed`: the account has not
 * confirmed its email, so another person may have made it.
 */
export type ChangeRoleResult =
  | 'changed'
  | 'unchanged'
  | 'own'
  | 'unknown'
  | 'conflict'
  | 'last-admin'
  | 'unconfirmed';

/**
 * R-PEOPLE-2: changes a user's role and ends their sessions and links: a session holds the rights of its beginning. `from` is
 * the role that the form showed. Of two admins who change each other, one remains. Throws NotAllowedError.
 */
export async function changeRole(
  { db, demo, clock }: AccountDeps,
  { user }: SignedIn,
  { userId, from, role }: { userId: string; from: UserRole; role: UserRole },
): Promise<ChangeRoleResult> {
  requirePermission(user, 'users.manage');
  if (userId === user.id) return 'own';
  if (!isUuid(userId)) return 'unknown';
  return db.transaction(async (transaction) => {
    await lockAdmins(transaction);
    const [row] = await transaction
      .select({ role: users.role, emailVerified: users.emailVerified })
      .from(users)
      .where(and(eq(users.id, userId), isUsableAccount(demo)))
      .for('update');
    if (!row) return 'unknown';
    if (row.role !== from) return 'conflict';
    if (role === from) return 'unchanged';
    // R-PEOPLE-1: a new role needs a confirmed email. An open invitation has its role already.
    if (from === 'user' && !row.emailVerified) return 'unconfirmed';
    if (from === 'admin' && (await isLastAdmin(transaction, userId, { demo }))) return 'last-admin';
    await transaction.update(users).set({ role, updatedAt: new Date() }).where(eq(users.id, userId));
    await revokeTokens(transaction, { event: 'role-changed', userId });
    await recordChange(transaction, {
      userId: user.id,
      area: 'people',
      action: 'role-changed',
      subjectId: userId,
      at: clock(),
      before: { role: from },
      after: { role },
    });
    return 'changed';
  });
}
