import { and, eq } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { isUuid } from '~/domain/text/uuid';
import { site } from '~site';
import { recordChange } from '../../audit/record-change.server';
import type { QueryBuilder } from '../../db/database.server';
import { users } from '../../db/schema/accounts.server';
import { toAccount, toGreetingName } from '../../email/to-account.server';
import { isTemplateTo, withdrawUnsent } from '../../email/withdraw-unsent.server';
import { lockUser, revokeTokens } from '../better-auth/tables/revoke-tokens.server';
import type { AccountDeps } from '../deps.server';
import { isKnownAccount, userColumns } from './users.server';

/** `staff`: the person has a role in the back office, which an admin takes away first. */
export type LockResult = 'done' | 'unchanged' | 'staff' | 'unknown';

async function readLockedRow(transaction: QueryBuilder, userId: string, demo: boolean) {
  await lockUser(transaction, userId);
  const [row] = await transaction
    .select({ ...userColumns, lockedAt: users.lockedAt })
    .from(users)
    .where(and(eq(users.id, userId), isKnownAccount(demo)));
  return row;
}

interface LockChange {
  userId: string;
  /** Of a lock. The user reads it. */
  reason: string | null;
}

/** Locks the account, or unlocks it without a reason, with an email and an entry of the audit log. */
async function changeLock(
  { db, demo, clock, emailQueue }: AccountDeps,
  { user }: SignedIn,
  { userId, reason }: LockChange,
): Promise<LockResult> {
  requirePermission(user, 'users.manage');
  if (!isUuid(userId)) return 'unknown';
  const at = clock();
  return db.transaction(async (transaction) => {
    const row = await readLockedRow(transaction, userId, demo);
    if (!row) return 'unknown';
    if (row.role !== 'user') return 'staff';
    if ((row.lockedAt !== null) === (reason !== null)) return 'unchanged';
    const lock = { lockedAt: reason === null ? null : at, lockReason: reason };
    await transaction
      .update(users)
      .set({ ...lock, updatedAt: at })
      .where(eq(users.id, userId));
    if (reason !== null) await revokeTokens(transaction, { event: 'sessions-ended', userId });
    await recordChange(transaction, {
      userId: user.id,
      area: 'people',
      action: reason === null ? 'account-unlocked' : 'account-locked',
      subjectId: userId,
      at,
    });
    // The email about the former change: it would arrive after this one, and say the opposite.
    await withdrawUnsent(transaction, isTemplateTo('account-lock', row.email));
    await emailQueue.enqueue(transaction, {
      template: 'account-lock',
      data: { ...toGreetingName(row), ...(reason !== null && { reason }) },
      key: `account-lock:${userId}:${at.getTime()}`,
      ...toAccount(row),
      replyTo: site.emails.support,
    });
    return 'done';
  });
}

/**
 * R-PEOPLE-4: locks the account of a member: its sessions and links end, and no way to sign in opens it. The user gets an email with the
 * reason. Throws NotAllowedError.
 */
export const lockAccount = (
  deps: AccountDeps,
  actor: SignedIn,
  change: { userId: string; reason: string },
): Promise<LockResult> => changeLock(deps, actor, change);

/** R-PEOPLE-4: the ways to sign in open the account again. Throws NotAllowedError. */
export const unlockAccount = (deps: AccountDeps, actor: SignedIn, userId: string): Promise<LockResult> =>
  changeLock(deps, actor, { userId, reason: null });
