import { and, eq, isNotNull } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { UserRole } from '~/domain/auth/user';
import { isUuid } from '~/domain/text/uuid';
import { recordChange } from '../../audit/record-change.server';
import type { QueryBuilder } from '../../db/database.server';
import { identities, users } from '../../db/schema/accounts.server';
import { isUniqueViolation } from '../../db/sql-state.server';
import { isTemplateTo, withdrawUnsent } from '../../email/withdraw-unsent.server';
import { revokeTokens } from '../better-auth/tables/revoke-tokens.server';
import type { AccountDeps } from '../deps.server';
import { createPasswordLink } from './password-link.server';
import { createUser, isKnownRow } from './users.server';

export type StaffRole = Exclude<UserRole, 'user'>;

export type InviteResult =
  /** `invited`: a new account · `promoted`: an existing one · `repeated`: an open invitation was sent again */
  | { kind: 'invited' | 'promoted' | 'repeated'; userId: string }
  /** The account has a role already: it is changed on its own page. */
  | { kind: 'already-staff'; userId: string }
  /** The email belongs to a sample account, which is unusable outside demo mode. */
  | { kind: 'sample-account' }
  | { kind: 'locked' }
  /** The account has not confirmed its email: another person may have made it. */
  | { kind: 'unconfirmed' };

interface Invited {
  kind: 'invited' | 'promoted' | 'repeated';
  userId: string;
}

type InviteDeps = AccountDeps;

const isInvited = (result: InviteResult): result is Invited =>
  result.kind === 'invited' || result.kind === 'promoted' || result.kind === 'repeated';

/** Whether the account was made by an invitation that nobody has accepted. */
const isOpenInvitation = and(isNotNull(users.invitedAt), eq(users.emailVerified, false));

async function invite(
  transaction: QueryBuilder,
  { demo, clock }: InviteDeps,
  { email, role }: { email: string; role: StaffRole },
): Promise<Invited | Exclude<InviteResult, Invited>> {
  const { id, role: currentRole, invitedAt, emailVerified, sample, lockedAt } = users;
  // One statement: an account of another admin's invitation can appear between two.
  const [existing] = await transaction
    .select({ id, role: currentRole, invitedAt, emailVerified, sample, lockedAt })
    .from(users)
    .where(eq(users.email, email))
    .for('update');
  if (existing && !isKnownRow(existing, demo)) return { kind: 'sample-account' };
  if (existing?.lockedAt) return { kind: 'locked' };
  if (!existing) {
    const name = email.split('@', 1)[0] ?? email;
    const created = await createUser({ db: transaction }, { email, name, emailVerified: false, role });
    await transaction.update(users).set({ invitedAt: clock() }).where(eq(users.id, created.id));
    return { kind: 'invited', userId: created.id };
  }
  const userId = existing.id;
  if (existing.role !== 'user') {
    const isOpen = existing.invitedAt !== null && !existing.emailVerified && existing.role === role;
    return { kind: isOpen ? 'repeated' : 'already-staff', userId };
  }
  if (!existing.emailVerified) return { kind: 'unconfirmed' };
  await transaction.update(users).set({ role, updatedAt: new Date() }).where(eq(users.id, userId));
  await revokeTokens(transaction, { event: 'role-changed', userId });
  return { kind: 'promoted', userId };
}

/**
 * R-PEOPLE-1: gives an email a role in the back office. A new account gets a link that sets a password, as by `npm run admin`;
 * an existing one gets the role, and its sessions end. An open invitation is sent again. Throws NotAllowedError.
 */
export async function inviteStaff(
  deps: InviteDeps,
  { user }: SignedIn,
  { email, role }: { email: string; role: StaffRole },
): Promise<InviteResult> {
  requirePermission(user, 'users.manage');
  const { db, emailQueue, clock } = deps;
  const run = () =>
    db.transaction(async (transaction): Promise<InviteResult> => {
      const result = await invite(transaction, deps, { email, role });
      if (!isInvited(result)) return result;
      const { kind, userId } = result;
      const link = kind === 'promoted' ? undefined : await createPasswordLink(transaction, deps, email);
      await emailQueue.enqueue(transaction, {
        template: 'staff-invitation',
        data: { role, ...(link && { link: link.path }) },
        key: `staff-invitation:${userId}:${clock().getTime()}`,
        to: email,
        audience: 'staff',
      });
      await recordChange(transaction, {
        userId: user.id,
        area: 'people',
        action: 'person-invited',
        subjectId: userId,
        at: clock(),
        ...(kind === 'promoted' && { before: { role: 'user' } }),
        after: { role },
      });
      return result;
    });
  // Another admin invited the same email at the same time: now there is an account.
  return run().catch((error: unknown) => (isUniqueViolation(error) ? run() : Promise.reject(error)));
}

/**
 * R-PEOPLE-1: ends an invitation that nobody has accepted: the account and its link are gone. `accepted`: the account has a
 * password by now. Throws NotAllowedError.
 */
export async function withdrawInvitation(
  { db, clock }: InviteDeps,
  { user }: SignedIn,
  userId: string,
): Promise<'withdrawn' | 'accepted' | 'unknown'> {
  requirePermission(user, 'users.manage');
  if (!isUuid(userId)) return 'unknown';
  return db.transaction(async (transaction) => {
    const [row] = await transaction
      .select({ role: users.role, email: users.email })
      .from(users)
      .where(eq(users.id, userId))
      .for('update');
    if (!row) return 'unknown';
    const isOpen = (await transaction.$count(users, and(eq(users.id, userId), isOpenInvitation))) > 0;
    const credentials = await transaction.$count(identities, eq(identities.userId, userId));
    if (!isOpen || credentials > 0) return 'accepted';
    await revokeTokens(transaction, { event: 'role-changed', userId });
    await transaction.delete(users).where(eq(users.id, userId));
    await withdrawUnsent(transaction, isTemplateTo('staff-invitation', row.email));
    await recordChange(transaction, {
      userId: user.id,
      area: 'people',
      action: 'person-withdrawn',
      subjectId: userId,
      at: clock(),
      before: { role: row.role },
    });
    return 'withdrawn';
  });
}
