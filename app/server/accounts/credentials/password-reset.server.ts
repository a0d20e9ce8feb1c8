import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { validateNewPassword } from '~/domain/auth/password-rules';
import type { User } from '~/domain/auth/user';
import { readLinkToken } from '../../crypto/link-token.server';
import { users } from '../../db/schema/accounts.server';
import { toAccount, toGreetingName } from '../../email/to-account.server';
import { enqueue } from '../../jobs/enqueue.server';
import { notify } from '../../notifications/notify.server';
import { countAttempt } from '../../rate-limits/attempts.server';
import { hashPassword } from '../better-auth/password-hash.server';
import { storePassword } from '../better-auth/tables/passwords.server';
import { removeAllCredentials } from '../better-auth/tables/remove-credential.server';
import { lockUser, revokeTokens } from '../better-auth/tables/revoke-tokens.server';
import {
  deleteVerification,
  insertVerification,
  readVerification,
} from '../better-auth/tables/verifications.server';
import type { AccountDeps } from '../deps.server';
import { limitByEmail, limitByNetwork } from '../sign-in/sign-in-limits.server';
import type { ClientInfo } from '../types.server';
import { getUserByEmail } from '../users/users.server';
import { getResetIdentifier } from './send-password-reset-email.server';
import type { ResetRequestResult, ResetResult } from './types.server';

/** How long a request waits for its email. The link is unknown before. */
const EMAIL_WAIT_MS = 24 * 60 * 60 * 1000;
const REQUESTS_AN_HOUR = 30;

/**
 * Enqueues an email, for a known email as for an unknown one. The job looks for the user. The row exists from now on, so
 * that security events of the account revoke the link before it is sent.
 */
export async function requestPasswordReset(
  { db, clock }: AccountDeps,
  email: string,
  { ipAddress }: ClientInfo,
): Promise<ResetRequestResult> {
  const now = clock();
  const limit = limitByNetwork('password-reset', ipAddress, REQUESTS_AN_HOUR);
  const seconds = await countAttempt(db, [limit], now);
  if (seconds > 0) return { kind: 'wait', seconds };
  // The response does not show that this email has reached its own limit.
  if ((await countAttempt(db, [limitByEmail('password-reset', email)], now)) > 0) return { kind: 'accepted' };
  const resetId = uuid();
  await db.transaction(async (transaction) => {
    await insertVerification(transaction, {
      id: resetId,
      identifier: getResetIdentifier(resetId),
      value: email.toLowerCase(),
      expiresAt: new Date(now.getTime() + EMAIL_WAIT_MS),
    });
    await enqueue(transaction, 'password-reset-email', { email, resetId });
  });
  return { kind: 'accepted' };
}

interface PasswordReset {
  identifier: string;
  user: User;
}

async function readPasswordReset(deps: AccountDeps, token: string): Promise<PasswordReset | undefined> {
  const id = readLinkToken(deps.secret, 'password-reset', token);
  if (id === undefined) return undefined;
  const identifier = getResetIdentifier(id);
  const email = await readVerification(deps.db, identifier, deps.clock());
  const user = email !== undefined && (await getUserByEmail(deps, email));
  return user ? { identifier, user } : undefined;
}

/** Whether the link still opens the form. */
export const isPasswordResetValid = async (deps: AccountDeps, token: string): Promise<boolean> =>
  (await readPasswordReset(deps, token)) !== undefined;

/**
 * Uses the link, stores the new password, revokes all sessions and links, and notifies the user. The link proves that the
 * user owns the email. Two-factor sign-in stays on. An account whose email nobody had confirmed loses its other credentials: they
 * can be those of another person, who made it with this email.
 */
export async function resetPassword(
  deps: AccountDeps,
  { token, password }: { token: string; password: string },
): Promise<ResetResult> {
  const { db, emailQueue, clock, isBreachedPassword } = deps;
  const reset = await readPasswordReset(deps, token);
  if (!reset) return { kind: 'gone' };
  const { identifier, user } = reset;
  const issue = await validateNewPassword(password, user, isBreachedPassword);
  if (issue) return { kind: 'weak', issue };
  const hash = await hashPassword(password);
  const key = `password-changed:${uuid()}`;
  const isChanged = await db.transaction(async (transaction) => {
    await lockUser(transaction, user.id);
    if (!(await deleteVerification(transaction, identifier))) return false;
    if (!user.emailVerified) await removeAllCredentials(transaction, user.id);
    await storePassword(transaction, user.id, hash);
    await revokeTokens(transaction, { event: 'password-reset', userId: user.id });
    await transaction.update(users).set({ emailVerified: true }).where(eq(users.id, user.id));
    const payload = { event: 'password-changed' } as const;
    await notify(transaction, { userId: user.id, payload, key, at: clock() });
    await emailQueue.enqueue(transaction, {
      template: 'password-changed',
      data: toGreetingName(user),
      key,
      ...toAccount(user),
    });
    return true;
  });
  return { kind: isChanged ? 'changed' : 'gone' };
}
