import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { emailField } from '~/domain/forms/form-fields';
import type { QueryBuilder } from '../../db/database.server';
import { users } from '../../db/schema/accounts.server';
import { removeAllCredentials } from '../better-auth/tables/remove-credential.server';
import { revokeTokens } from '../better-auth/tables/revoke-tokens.server';
import type { AccountDeps } from '../deps.server';
import { createPasswordLink } from './password-link.server';
import { createUser, isKnownRow, isUsableAccount } from './users.server';

export type InviteAdminResult =
  /** `path` sets the password, once, within an hour. */
  | { kind: 'created' | 'promoted' | 'already-admin'; email: string; path: string }
  | { kind: 'no-email' }
  /** The email belongs to a sample account, which is unusable outside demo mode. */
  | { kind: 'sample-account' };

type InviteDeps = Pick<AccountDeps, 'db' | 'secret' | 'demo' | 'clock'>;

interface Invited {
  userId: string;
  kind: 'created' | 'promoted' | 'already-admin';
}

/**
 * Creates the user as an admin, or makes an existing user one. Their sessions and links end with the change. An account whose email nobody
 * had confirmed keeps no credential: only the link opens it.
 */
async function makeAdmin(
  transaction: QueryBuilder,
  { demo }: InviteDeps,
  email: string,
): Promise<Invited | undefined> {
  const [existing] = await transaction
    .select({ id: users.id, role: users.role, sample: users.sample, emailVerified: users.emailVerified })
    .from(users)
    .where(eq(users.email, email))
    // The user can be confirming the email, and choosing a password, at this moment.
    .for('update');
  if (existing && !isKnownRow(existing, demo)) return undefined;
  if (!existing) {
    const name = email.split('@', 1)[0] ?? email;
    const { id } = await createUser(
      { db: transaction },
      { email, name, emailVerified: false, role: 'admin' },
    );
    return { userId: id, kind: 'created' };
  }
  const { id: userId, role } = existing;
  if (role === 'admin') return { userId, kind: 'already-admin' };
  if (!existing.emailVerified) await removeAllCredentials(transaction, userId);
  const unlocked = { lockedAt: null, lockReason: null };
  await transaction
    .update(users)
    .set({ role: 'admin', ...unlocked, updatedAt: new Date() })
    .where(eq(users.id, userId));
  await revokeTokens(transaction, { event: 'role-changed', userId });
  return { userId, kind: 'promoted' };
}

/**
 * R-ADMIN-4: makes a user an admin and creates a link that sets a password, as the email of a password reset has it. For the command
 * line of the machine that runs the site: a user who can read its database may do this.
 */
export async function inviteAdmin(deps: InviteDeps, typedEmail: string): Promise<InviteAdminResult> {
  const { db } = deps;
  const parsed = z.object({ email: emailField() }).safeParse({ email: typedEmail });
  if (!parsed.success) return { kind: 'no-email' };
  const { email } = parsed.data;
  return db.transaction(async (transaction) => {
    const invited = await makeAdmin(transaction, deps, email);
    if (!invited) return { kind: 'sample-account' as const };
    const { path } = await createPasswordLink(transaction, deps, email);
    return { kind: invited.kind, email, path };
  });
}

/** Whether anybody can enter the back office with the role `admin`. */
export async function hasAdmin({ db, demo }: Pick<AccountDeps, 'db' | 'demo'>): Promise<boolean> {
  return (await db.$count(users, and(eq(users.role, 'admin'), isUsableAccount(demo)))) > 0;
}
