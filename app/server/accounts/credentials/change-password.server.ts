import { hashPassword } from 'better-auth/crypto';
import { v7 as uuid } from 'uuid';
import { newPasswordFault } from '~/domain/auth/password-rules';
import { isRecentlyAuthenticated } from '~/domain/auth/recent-auth';
import { greetedName, toAccount } from '../../email/to-account.server';
import { notifyWithClient } from '../../notifications/notify.server';
import { countAttempt, resetAttempts } from '../../rate-limits/attempts.server';
import type { AccountDeps } from '../deps.server';
import type { ChangePasswordResult, SignedIn } from '../types.server';
import { lockUser, revokeTokens } from './revoke-tokens.server';
import { isPasswordOfUser, storePassword } from './stored-password.server';

const QUARTER_HOUR_S = 15 * 60;

/** Whether the user typed the password of this account; a few tries at most. A right one is a fresh proof. */
export async function reauthenticate(
  { database, clock }: AccountDeps,
  { user, session }: SignedIn,
  password: string,
): Promise<'right' | 'wrong' | 'wait'> {
  const limit = { key: `own-password:${user.id}`, max: 10, seconds: QUARTER_HOUR_S };
  if ((await countAttempt(database, [limit], clock())) > 0) return 'wait';
  if (!(await isPasswordOfUser(database, user.id, password))) return 'wrong';
  await resetAttempts(database, [limit.key]);
  await database.rows({
    text: 'update sessions set authenticated_at = $2 where id = $1',
    values: [session.id, clock()],
  });
  return 'right';
}

export async function hasPassword({ database }: AccountDeps, { user }: SignedIn): Promise<boolean> {
  const rows = await database.rows({
    text: `select id from identities where user_id = $1 and provider_id = 'credential'`,
    values: [user.id],
  });
  return rows.length > 0;
}

/** By the password, or, for somebody who has none, by having signed in a moment ago. */
export async function verifyPasswordOrRecentAuth(
  parts: AccountDeps,
  actor: SignedIn,
  password: string,
): Promise<'right' | 'wrong' | 'wait' | 'stale'> {
  if (await hasPassword(parts, actor)) return reauthenticate(parts, actor, password);
  return isRecentlyAuthenticated(actor.session.authenticatedAt, parts.clock(), 'sensitive')
    ? 'right'
    : 'stale';
}

/** Changes it after the present one was typed again; all other sessions and links end, and a mail tells the user. */
export async function changePassword(
  parts: AccountDeps,
  actor: SignedIn,
  { current, next }: { current: string; next: string },
): Promise<ChangePasswordResult> {
  const { database, mail, clock, isBreachedPassword } = parts;
  const { user, session } = actor;
  const answer = await reauthenticate(parts, actor, current);
  if (answer !== 'right') return { kind: answer };
  const fault = await newPasswordFault(next, user, isBreachedPassword);
  if (fault) return { kind: 'weak', issue: fault };
  const hash = await hashPassword(next);
  await database.transaction(async (transaction) => {
    await lockUser(transaction, user.id);
    await storePassword(transaction, user.id, hash);
    await revokeTokens(transaction, {
      ...{ event: 'password-changed', userId: user.id },
      exceptSession: session.id,
    });
    await notifyWithClient(transaction, {
      userId: user.id,
      payload: { event: 'password-changed' },
      key: `password-changed:${uuid()}`,
      at: clock(),
    });
  });
  await mail.enqueue(database.db, {
    template: 'password-changed',
    data: greetedName(user),
    key: `password-changed:${uuid()}`,
    ...toAccount(user),
  });
  return { kind: 'changed' };
}
