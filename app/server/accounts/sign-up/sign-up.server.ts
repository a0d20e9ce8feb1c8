import { and, eq, gt } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { PASSWORD_LENGTH, validateNewPassword } from '~/domain/auth/password-rules';
import type { User } from '~/domain/auth/user';
import { DAY_MS } from '~/domain/time/durations';
import { readLinkToken } from '../../crypto/link-token.server';
import { pendingSignUps } from '../../db/schema/accounts.server';
import { reserveUnconfirmedEmail } from '../../email/reserve-unconfirmed.server';
import { enqueue } from '../../jobs/enqueue.server';
import { countAttempt } from '../../rate-limits/attempts.server';
import { hashPassword, verifyPassword } from '../better-auth/password-hash.server';
import { storePassword } from '../better-auth/tables/passwords.server';
import type { AccountDeps } from '../deps.server';
import { openSession } from '../sessions/browser-session.server';
import { limitByNetwork } from '../sign-in/sign-in-limits.server';
import type { ClientInfo, ConfirmResult, NewAccount, PendingSignUp, SignUpResult } from '../types.server';
import { createUser, isEmailTaken } from '../users/users.server';

const HOUR_S = 60 * 60;
const SIGN_UPS_AN_HOUR = 30;
/** Marks the browser in which the password of a sign-up was typed. */
const SIGN_UP_COOKIE = 'sign_up';

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

type PendingRow = typeof pendingSignUps.$inferSelect;

async function findPending(
  { db, secret, clock }: AccountDeps,
  token: string,
): Promise<PendingRow | undefined> {
  const id = readLinkToken(secret, 'sign-up', token);
  if (id === undefined) return undefined;
  const isOpen = and(eq(pendingSignUps.id, id), gt(pendingSignUps.expiresAt, clock()));
  const [row] = await db.select().from(pendingSignUps).where(isOpen);
  return row;
}

/** The sign-up that a link confirms. Reading it changes nothing: mail programs open links in advance. */
export async function getPendingSignUp(
  deps: AccountDeps,
  token: string,
  request: Request,
): Promise<PendingSignUp | null> {
  const row = await findPending(deps, token);
  if (!row) return null;
  const isSameBrowser = deps.cookies.read(request, SIGN_UP_COOKIE) === row.id;
  return { email: row.email, name: row.name, asksForPassword: !isSameBrowser };
}

/** Creates the user once; `null` when the sign-up was used already or the email has an account. */
const createConfirmedUser = ({ db }: AccountDeps, { email, name, passwordHash }: PendingRow) =>
  db.transaction(async (transaction): Promise<User | null> => {
    const [own] = await transaction
      .delete(pendingSignUps)
      .where(eq(pendingSignUps.email, email))
      .returning({ id: pendingSignUps.id });
    if (!own || (await isEmailTaken(transaction, email))) return null;
    const user = await createUser({ db: transaction }, { email, name, emailVerified: true });
    await storePassword(transaction, user.id, passwordHash);
    return user;
  });

/**
 * Creates the account and signs in. The link proves the email. The password, or the browser in which it was typed, proves
 * that the same person signed up: a stranger's password never opens the account of the email's owner.
 */
export async function confirmSignUp(
  deps: AccountDeps,
  { token, password = '' }: { token: string; password?: string },
  { request, timeZone }: ClientInfo,
): Promise<ConfirmResult> {
  const { db, cookies, clock } = deps;
  const row = await findPending(deps, token);
  if (!row) return { kind: 'gone' };
  if (cookies.read(request, SIGN_UP_COOKIE) !== row.id) {
    const limit = { key: `confirm:${row.id}`, max: 10, seconds: HOUR_S };
    const seconds = await countAttempt(db, [limit], clock());
    if (seconds > 0) return { kind: 'wait', seconds };
    const isPossible = password.length <= PASSWORD_LENGTH.max;
    if (!isPossible || !(await verifyPassword({ hash: row.passwordHash, password })))
      return { kind: 'refused' };
  }
  const user = await createConfirmedUser(deps, row);
  if (!user) return { kind: 'gone' };
  const headers = await openSession(deps, user.id, { method: 'password', request, timeZone });
  headers.append('Set-Cookie', cookies.clear(SIGN_UP_COOKIE));
  return { kind: 'signed-in', user, headers };
}
