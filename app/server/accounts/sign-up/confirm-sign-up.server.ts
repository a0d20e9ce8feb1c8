import { and, eq, gt } from 'drizzle-orm';
import { PASSWORD_LENGTH } from '~/domain/auth/password-rules';
import type { User } from '~/domain/auth/user';
import { readLinkToken } from '../../crypto/link-token.server';
import { pendingSignUps } from '../../db/schema/accounts.server';
import { isUniqueViolation } from '../../db/sql-state.server';
import { countAttempt } from '../../rate-limits/attempts.server';
import { verifyPassword } from '../better-auth/password-hash.server';
import { storePassword } from '../better-auth/tables/passwords.server';
import type { AccountDeps } from '../deps.server';
import { openSession } from '../sessions/browser-session.server';
import type { ClientInfo, ConfirmResult, PendingSignUp } from '../types.server';
import { createUser, isEmailTaken } from '../users/users.server';
import { HOUR_S, SIGN_UP_COOKIE } from './sign-up.server';

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
  db
    .transaction(async (transaction): Promise<User | null> => {
      const [own] = await transaction
        .delete(pendingSignUps)
        .where(eq(pendingSignUps.email, email))
        .returning({ id: pendingSignUps.id });
      if (!own || (await isEmailTaken(transaction, email))) return null;
      const user = await createUser({ db: transaction }, { email, name, emailVerified: true });
      await storePassword(transaction, user.id, passwordHash);
      return user;
    })
    .catch((error: unknown) => {
      // Another account got the email at the same time.
      if (isUniqueViolation(error)) return null;
      throw error;
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
