import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { PASSWORD_LENGTH } from '~/domain/auth/password-length';
import { newPasswordFault } from '~/domain/auth/password-rules';
import { paths } from '~/paths';
import { createLinkToken, linkWithToken, readLinkToken } from '../../crypto/link-token.server';
import { pendingSignUps } from '../../db/schema/accounts.server';
import { reserveUnconfirmedEmail } from '../../email/reserve-unconfirmed.server';
import type { UnconfirmedContent } from '../../email/types.server';
import { enqueue } from '../../jobs/enqueue.server';
import { countAttempt } from '../../rate-limits/attempts.server';
import { storePassword } from '../credentials/stored-password.server';
import type { AccountDeps, AccountMailParts } from '../deps.server';
import { openSession } from '../sessions/browser-session.server';
import { networkLimit } from '../sign-in/sign-in-limits.server';
import type { ClientInfo, ConfirmResult, NewAccount, OpenSignUp, SignUpResult } from '../types.server';
import { createUser } from '../users/users.server';

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_S = 60 * 60;
const SIGN_UPS_AN_HOUR = 30;
/** Says for an hour that this browser typed the password of a sign-up itself. */
const SIGN_UP_COOKIE = 'sign_up';

/**
 * Keeps what was typed and promises a mail. Whether the address has an account is looked up when the mail is written,
 * not here: so the answer cannot tell.
 */
export async function signUp(
  { database, cookies, clock, isBreachedPassword }: AccountDeps,
  { email, name, password }: NewAccount,
  { ipAddress: address }: ClientInfo,
): Promise<SignUpResult> {
  const now = clock();
  const seconds = await countAttempt(database, [networkLimit('sign-up', address, SIGN_UPS_AN_HOUR)], now);
  if (seconds > 0) return { kind: 'wait', seconds };
  const fault = await newPasswordFault(password, { email, name }, isBreachedPassword);
  if (fault) return { kind: 'weak', issue: fault };

  const id = uuid();
  const passwordHash = await hashPassword(password);
  const isEmailSent = await database.db.transaction(async (transaction) => {
    if (!(await reserveUnconfirmedEmail(transaction, email, now))) return false;
    await transaction.insert(pendingSignUps).values({
      ...{ id, email, name, passwordHash },
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

/** The job behind a sign-up: a link for an address that is new here, and a word for one that has an account. */
export async function sendSignUpMail(
  { database, mail, secret }: AccountMailParts,
  { signUpId }: { signUpId: string },
): Promise<void> {
  const [pending] = await database.db.select().from(pendingSignUps).where(eq(pendingSignUps.id, signUpId));
  if (!pending) return;
  const { email: to } = pending;
  // Asked before the transaction: the embedded database has one connection, and it would wait for itself.
  const known = await database.rows({ text: 'select id from users where email = $1', values: [to] });
  const link = linkWithToken(paths.auth.verifyEmail(), createLinkToken(secret, 'sign-up', signUpId));
  const content: UnconfirmedContent =
    known.length > 0
      ? { template: 'account-exists', data: {} }
      : { template: 'confirm-address', data: { link } };
  const isForNobody = and(eq(pendingSignUps.id, signUpId), sql`${known.length > 0}`);
  await database.db.transaction(async (transaction) => {
    await mail.enqueue(transaction, {
      ...content,
      ...{ key: `sign-up:${signUpId}`, to, audience: 'unconfirmed', isReserved: true },
    });
    // A statement for both, so that a known address costs what an unknown one does.
    await transaction.delete(pendingSignUps).where(isForNobody);
  });
}

interface PendingRow {
  id: string;
  email: string;
  name: string;
  password_hash: string;
}

async function pendingOf(parts: AccountDeps, token: string): Promise<PendingRow | undefined> {
  const id = readLinkToken(parts.secret, 'sign-up', token);
  if (id === undefined) return undefined;
  const [row] = await parts.database.rows<PendingRow>({
    text: 'select id, email, name, password_hash from pending_sign_ups where id = $1 and expires_at > $2',
    values: [id, parts.clock()],
  });
  return row;
}

/** What a link of a sign-up stands for; reading it changes nothing, as mail programs open links to look at them. */
export async function getPendingSignUp(
  parts: AccountDeps,
  token: string,
  request: Request,
): Promise<OpenSignUp | null> {
  const row = await pendingOf(parts, token);
  if (!row) return null;
  const isSameBrowser = parts.cookies.read(request, SIGN_UP_COOKIE) === row.id;
  return { email: row.email, name: row.name, asksForPassword: !isSameBrowser };
}

/**
 * Makes the account and signs in. The link proves the address, the password (or the browser that typed it) proves that
 * it was this user's sign-up: a stranger's password never becomes the password of somebody who clicked on a link.
 */
export async function confirmSignUp(
  parts: AccountDeps,
  { token, password = '' }: { token: string; password?: string },
  { request, timeZone }: ClientInfo,
): Promise<ConfirmResult> {
  const { database, cookies, clock } = parts;
  const row = await pendingOf(parts, token);
  if (!row) return { kind: 'gone' };
  if (cookies.read(request, SIGN_UP_COOKIE) !== row.id) {
    const limit = { key: `confirm:${row.id}`, max: 10, seconds: HOUR_S };
    const seconds = await countAttempt(database, [limit], clock());
    if (seconds > 0) return { kind: 'wait', seconds };
    const isRight =
      password.length <= PASSWORD_LENGTH.max && (await verifyPassword({ hash: row.password_hash, password }));
    if (!isRight) return { kind: 'refused' };
  }
  const user = await database.transaction(async (session) => {
    const { email, name } = row;
    const [mine] = await session.rows({
      text: 'delete from pending_sign_ups where email = $1 returning id',
      values: [email],
    });
    const known = await session.rows({ text: 'select id from users where email = $1', values: [email] });
    if (!mine || known.length > 0) return null;
    const made = await createUser(session, { email, name, emailVerified: true });
    await storePassword(session, made.id, row.password_hash);
    return made;
  });
  if (!user) return { kind: 'gone' };
  const headers = await openSession(parts, user.id, { method: 'password', request, timeZone });
  headers.append('Set-Cookie', cookies.clear(SIGN_UP_COOKIE));
  return { kind: 'signed-in', user: user, headers };
}
