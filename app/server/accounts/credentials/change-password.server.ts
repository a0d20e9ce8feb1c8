import { v7 as uuid } from 'uuid';
import { validateNewPassword } from '~/domain/auth/password-rules';
import { isRecentlyAuthenticated } from '~/domain/auth/recent-auth';
import type { SignedIn } from '~/domain/auth/session';
import { toAccount, toGreetingName } from '../../email/to-account.server';
import { notify } from '../../notifications/notify.server';
import { countAttempt, resetAttempts } from '../../rate-limits/attempts.server';
import { hashPassword } from '../better-auth/password-hash.server';
import { readPasswordHash, storePassword } from '../better-auth/tables/passwords.server';
import { lockUser, revokeTokens } from '../better-auth/tables/revoke-tokens.server';
import { setAuthenticatedAt } from '../better-auth/tables/sessions.server';
import type { AccountDeps } from '../deps.server';
import { isPasswordOfUser } from './check-password.server';
import type { ChangePasswordResult } from './types.server';

const QUARTER_HOUR_S = 15 * 60;

/** Checks the user's password, with a limit of attempts. A correct password sets `authenticatedAt` to now. */
export async function reauthenticate(
  { db, clock }: AccountDeps,
  { user, session }: SignedIn,
  password: string,
): Promise<'right' | 'wrong' | 'wait'> {
  const limit = { key: `own-password:${user.id}`, max: 10, seconds: QUARTER_HOUR_S };
  if ((await countAttempt(db, [limit], clock())) > 0) return 'wait';
  if (!(await isPasswordOfUser(db, user.id, password))) return 'wrong';
  await resetAttempts(db, [limit.key]);
  await setAuthenticatedAt(db, session.id, clock());
  return 'right';
}

/** Whether the user has a password. */
export const hasPassword = async ({ db }: AccountDeps, { user }: SignedIn): Promise<boolean> =>
  (await readPasswordHash(db, user.id)) !== undefined;

/** Checks the password, or, for a user without one, whether the sign-in is recent. */
export async function verifyPasswordOrRecentAuth(
  deps: AccountDeps,
  actor: SignedIn,
  password: string,
): Promise<'right' | 'wrong' | 'wait' | 'stale'> {
  if (await hasPassword(deps, actor)) return reauthenticate(deps, actor, password);
  return isRecentlyAuthenticated(actor.session.authenticatedAt, deps.clock(), 'sensitive')
    ? 'right'
    : 'stale';
}

/** Needs the current password. Ends all other sessions, revokes links and notifies the user. */
export async function changePassword(
  deps: AccountDeps,
  actor: SignedIn,
  { current, next }: { current: string; next: string },
): Promise<ChangePasswordResult> {
  const { db, emailQueue, clock, isBreachedPassword } = deps;
  const { user, session } = actor;
  const check = await reauthenticate(deps, actor, current);
  if (check !== 'right') return { kind: check };
  const issue = await validateNewPassword(next, user, isBreachedPassword);
  if (issue) return { kind: 'weak', issue };
  const hash = await hashPassword(next);
  const key = `password-changed:${uuid()}`;
  await db.transaction(async (transaction) => {
    await lockUser(transaction, user.id);
    await storePassword(transaction, user.id, hash);
    await revokeTokens(transaction, {
      event: 'password-changed',
      userId: user.id,
      exceptSession: session.id,
    });
    const payload = { event: 'password-changed' } as const;
    await notify(transaction, { userId: user.id, payload, key, at: clock() });
    await emailQueue.enqueue(transaction, {
      template: 'password-changed',
      data: toGreetingName(user),
      key,
      ...toAccount(user),
    });
  });
  return { kind: 'changed' };
}
