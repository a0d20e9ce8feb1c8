import { v7 as uuid } from 'uuid';
import { validateNewPassword } from '~/domain/auth/password-rules';
import { DAY_MS } from '~/domain/time/durations';
import { pendingSignUps } from '../../db/schema/accounts.server';
import { reserveUnconfirmedEmail } from '../../email/reserve-unconfirmed.server';
import { enqueue } from '../../jobs/enqueue.server';
import { countAttempt } from '../../rate-limits/attempts.server';
import { hashPassword } from '../better-auth/password-hash.server';
import type { AccountDeps } from '../deps.server';
import { limitByNetwork } from '../sign-in/sign-in-limits.server';
import type { ClientInfo, NewAccount, SignUpResult } from '../types.server';

export const HOUR_S = 60 * 60;
const SIGN_UPS_AN_HOUR = 30;
/** Marks the browser in which the password of a sign-up was typed. */
export const SIGN_UP_COOKIE = 'sign_up';

/**
 * Stores the sign-up and enqueues an email. Only the job looks whether the email has an account, so the response does not
 * reveal it.
 */
export async function signUp(
  { db, cookies, clock, isBreachedPassword }: AccountDeps,
  { email, name, password }: NewAccount,
  { ipAddress }: ClientInfo,
): Promise<SignUpResult> {
  const now = clock();
  const seconds = await countAttempt(db, [limitByNetwork('sign-up', ipAddress, SIGN_UPS_AN_HOUR)], now);
  if (seconds > 0) return { kind: 'wait', seconds };
  const issue = await validateNewPassword(password, { email, name }, isBreachedPassword);
  if (issue) return { kind: 'weak', issue };

  const id = uuid();
  const passwordHash = await hashPassword(password);
  const isEmailSent = await db.transaction(async (transaction) => {
    if (!(await reserveUnconfirmedEmail(transaction, email, now))) return false;
    await transaction.insert(pendingSignUps).values({
      id,
      email,
      name,
      passwordHash,
      createdAt: now,
      expiresAt: new Date(now.getTime() + DAY_MS),
    });
    await enqueue(transaction, 'sign-up-email', { signUpId: id });
    return true;
  });
  const headers = new Headers({
    'Set-Cookie': cookies.write(SIGN_UP_COOKIE, { value: id, seconds: HOUR_S }),
  });
  return { kind: 'accepted', isEmailSent, headers };
}
