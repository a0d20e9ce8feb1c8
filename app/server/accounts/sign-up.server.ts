import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { PASSWORD_LENGTH } from '~/domain/password';
import { newPasswordFault } from '~/domain/password-rules';
import { paths } from '~/paths';
import { pendingSignUps } from '../db/schema/accounts.server';
import { enqueue } from '../jobs/enqueue.server';
import type { UnconfirmedContent } from '../mail/contract.server';
import { reserveUnconfirmedEmail } from '../mail/reserve-unconfirmed.server';
import { countAttempt } from './attempts.server';
import { openSession } from './browser-session.server';
import type { Asker, ConfirmResult, NewAccount, OpenSignUp, SignUpResult } from './contract.server';
import { idOfLinkToken, linkTo, linkToken } from './link-token.server';
import type { AccountMailParts, AccountParts } from './parts.server';
import { createPerson } from './people.server';
import { networkLimit } from './sign-in-limits.server';
import { storePassword } from './stored-password.server';

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
  { database, cookies, clock, isBreachedPassword }: AccountParts,
  { email, name, password }: NewAccount,
  { address }: Asker,
): Promise<SignUpResult> {
  const now = clock();
  const seconds = await countAttempt(database, [networkLimit('sign-up', address, SIGN_UPS_AN_HOUR)], now);
  if (seconds > 0) return { kind: 'wait', seconds };
  const fault = await newPasswordFault(password, { email, name }, isBreachedPassword);
  if (fault) return { kind: 'weak', fault };

  const id = uuid();
  const passwordHash = await hashPassword(password);
  const isEmailSent = await database.db.transaction(async (transaction) => {
    if (!(await reserveUnconfirmedEmail(transaction, email, now))) return false;
    await transaction.insert(pendingSignUps).values({
      ...{ id, email, name, passwordHash },
      createdAt: now,
      expiresAt: new Date(now.getTime() + DAY_MS),
    });
    await enqueue(transaction, 'sign-up-mail', { signUpId: id });
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
  const known = await database.rows({ text: 'select id from people where email = $1', values: [to] });
  const link = linkTo(paths.auth.verifyEmail(), linkToken(secret, 'sign-up', signUpId));
  const content: UnconfirmedContent =
    known.length > 0
      ? { template: 'account-exists', data: {} }
      : { template: 'confirm-address', data: { link } };
  const isForNobody = and(eq(pendingSignUps.id, signUpId), sql`${known.length > 0}`);
  await database.db.transaction(async (transaction) => {
    await mail.queue(transaction, {
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

async function pendingOf(parts: AccountParts, token: string): Promise<PendingRow | undefined> {
  const id = idOfLinkToken(parts.secret, 'sign-up', token);
  if (id === undefined) return undefined;
  const [row] = await parts.database.rows<PendingRow>({
    text: 'select id, email, name, password_hash from pending_sign_ups where id = $1 and expires_at > $2',
    values: [id, parts.clock()],
  });
  return row;
}

/** What a link of a sign-up stands for; reading it changes nothing, as mail programs open links to look at them. */
export async function openSignUp(
  parts: AccountParts,
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
 * it was this person's sign-up: a stranger's password never becomes the password of somebody who clicked on a link.
 */
export async function confirmSignUp(
  parts: AccountParts,
  { token, password = '' }: { token: string; password?: string },
  { request, timeZone }: Asker,
): Promise<ConfirmResult> {
  const { database, cookies, clock } = parts;
  const row = await pendingOf(parts, token);
  if (!row) return { kind: 'gone' };
  if (cookies.read(request, SIGN_UP_COOKIE) !== row.id) {
    const limit = { key: `confirm:${row.id}`, most: 10, seconds: HOUR_S };
    const seconds = await countAttempt(database, [limit], clock());
    if (seconds > 0) return { kind: 'wait', seconds };
    const isRight =
      password.length <= PASSWORD_LENGTH.most &&
      (await verifyPassword({ hash: row.password_hash, password }));
    if (!isRight) return { kind: 'refused' };
  }
  const person = await database.transaction(async (session) => {
    const { email, name } = row;
    const [mine] = await session.rows({
      text: 'delete from pending_sign_ups where email = $1 returning id',
      values: [email],
    });
    const known = await session.rows({ text: 'select id from people where email = $1', values: [email] });
    if (!mine || known.length > 0) return null;
    const made = await createPerson(session, { email, name, emailVerified: true });
    await storePassword(session, made.id, row.password_hash);
    return made;
  });
  if (!person) return { kind: 'gone' };
  const headers = await openSession(parts, person.id, { method: 'password', request, timeZone });
  headers.append('Set-Cookie', cookies.forget(SIGN_UP_COOKIE));
  return { kind: 'signed-in', person, headers };
}
