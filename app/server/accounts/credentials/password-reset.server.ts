import { hashPassword } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { newPasswordFault } from '~/domain/auth/password-rules';
import type { User } from '~/domain/auth/user';
import { paths } from '~/paths';
import { createLinkToken, linkWithToken, readLinkToken } from '../../crypto/link-token.server';
import { verifications } from '../../db/schema/accounts.server';
import { greetedName, toAccount } from '../../email/to-account.server';
import { enqueue } from '../../jobs/enqueue.server';
import { notifyWithClient } from '../../notifications/notify.server';
import { countAttempt } from '../../rate-limits/attempts.server';
import type { AccountDeps, AccountMailParts } from '../deps.server';
import { emailLimit, networkLimit } from '../sign-in/sign-in-limits.server';
import type { ClientInfo, ResetRequestResult, ResetResult } from '../types.server';
import { getUserByEmail } from '../users/users.server';
import { lockUser, revokeTokens } from './revoke-tokens.server';
import { storePassword } from './stored-password.server';

const HOUR_MS = 60 * 60 * 1000;
/** How long a request waits for its mail. Nobody knows the link before. */
const MAIL_WAIT_MS = 24 * HOUR_MS;
const REQUESTS_AN_HOUR = 30;

const identifierOf = (resetId: string) => `password-reset:${resetId}`;

/**
 * Promises a mail, for a known address as for an unknown one; who it is is looked up when the mail is written. The link
 * stands for the address from now on, so that whatever happens to the account meanwhile revokes it.
 */
export async function requestPasswordReset(
  { database, clock }: AccountDeps,
  email: string,
  { ipAddress: address }: ClientInfo,
): Promise<ResetRequestResult> {
  const now = clock();
  const limit = networkLimit('password-reset', address, REQUESTS_AN_HOUR);
  const seconds = await countAttempt(database, [limit], now);
  if (seconds > 0) return { kind: 'wait', seconds };
  const isOneTooMany = (await countAttempt(database, [emailLimit('password-reset', email)], now)) > 0;
  if (isOneTooMany) return { kind: 'accepted' };
  const resetId = uuid();
  await database.db.transaction(async (transaction) => {
    await transaction.insert(verifications).values({
      ...{ id: resetId, identifier: identifierOf(resetId), value: email.toLowerCase() },
      expiresAt: new Date(now.getTime() + MAIL_WAIT_MS),
    });
    await enqueue(transaction, 'password-reset-email', { email, resetId });
  });
  return { kind: 'accepted' };
}

/**
 * The job behind it. A stranger's address gets no mail: nobody there asked for one. Nor is a revoked link sent. All that
 * a mail costs is done all the same, so that the requests of others take as long after a known address as after an
 * unknown one.
 */
export async function sendPasswordResetMail(
  { database, mail, secret, demo, clock }: AccountMailParts,
  { email, resetId }: { email: string; resetId: string },
): Promise<void> {
  const user = await getUserByEmail(database, email, demo);
  await database.db.transaction(async (transaction) => {
    const [open] = await transaction
      .update(verifications)
      .set({ expiresAt: new Date(clock().getTime() + HOUR_MS) })
      .where(eq(verifications.identifier, identifierOf(resetId)))
      .returning({ id: verifications.id });
    if (!open) return;
    const link = linkWithToken(
      paths.auth.resetPassword(),
      createLinkToken(secret, 'password-reset', resetId),
    );
    await mail.enqueue(transaction, {
      template: 'reset-password',
      data: { link },
      key: identifierOf(resetId),
      ...(user ? toAccount(user) : { to: email, audience: 'confirmed', isDecoy: true }),
    });
  });
}

interface OpenReset {
  identifier: string;
  user: User;
}

async function openResetOf(
  { database, secret, demo, clock }: AccountDeps,
  token: string,
): Promise<OpenReset | undefined> {
  const id = readLinkToken(secret, 'password-reset', token);
  if (id === undefined) return undefined;
  const identifier = identifierOf(id);
  const [row] = await database.rows<{ value: string }>({
    text: 'select value from verifications where identifier = $1 and expires_at > $2',
    values: [identifier, clock()],
  });
  const user = row && (await getUserByEmail(database, row.value, demo));
  return user ? { identifier, user } : undefined;
}

/** Whether a link still opens the form. */
export const isPasswordResetValid = async (parts: AccountDeps, token: string): Promise<boolean> =>
  (await openResetOf(parts, token)) !== undefined;

/**
 * Takes the link once, keeps the new password, ends every session and every other link, and tells the user by mail. Who
 * followed the link has the address; with a second factor the next sign-in still asks for its code.
 */
export async function resetPassword(
  parts: AccountDeps,
  { token, password }: { token: string; password: string },
): Promise<ResetResult> {
  const { database, mail, clock, isBreachedPassword } = parts;
  const open = await openResetOf(parts, token);
  if (!open) return { kind: 'gone' };
  const { identifier, user } = open;
  const fault = await newPasswordFault(password, user, isBreachedPassword);
  if (fault) return { kind: 'weak', issue: fault };
  const hash = await hashPassword(password);
  const key = `password-changed:${uuid()}`;
  const isTaken = await database.transaction(async (session) => {
    await lockUser(session, user.id);
    const taken = await session.rows({
      text: 'delete from verifications where identifier = $1 returning id',
      values: [identifier],
    });
    if (taken.length === 0) return false;
    await storePassword(session, user.id, hash);
    await revokeTokens(session, { event: 'password-reset', userId: user.id });
    await session.rows({
      text: 'update users set email_verified = true where id = $1',
      values: [user.id],
    });
    const told = { event: 'password-changed' } as const;
    await notifyWithClient(session, { userId: user.id, payload: told, key, at: clock() });
    return true;
  });
  if (!isTaken) return { kind: 'gone' };
  await mail.enqueue(database.db, {
    ...{ template: 'password-changed', data: greetedName(user), key },
    ...toAccount(user),
  });
  return { kind: 'changed' };
}
