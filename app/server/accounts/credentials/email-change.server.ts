import { and, eq, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { v7 as uuid } from 'uuid';
import type { SignedIn } from '~/domain/auth/session';
import { DAY_MS } from '~/domain/time/durations';
import { readLinkToken } from '../../crypto/link-token.server';
import type { QueryBuilder } from '../../db/database.server';
import { retryOnConflict } from '../../db/retry.server';
import { users } from '../../db/schema/accounts.server';
import { isUniqueViolation } from '../../db/sql-state.server';
import { reserveUnconfirmedEmail } from '../../email/reserve-unconfirmed.server';
import { toAccount } from '../../email/to-account.server';
import { enqueue } from '../../jobs/enqueue.server';
import { notify } from '../../notifications/notify.server';
import { countAttempt } from '../../rate-limits/attempts.server';
import { isSessionOpen, lockUser, revokeTokens } from '../better-auth/tables/revoke-tokens.server';
import {
  deleteVerification,
  insertVerification,
  readVerification,
} from '../better-auth/tables/verifications.server';
import type { AccountDeps, AccountEmailDeps } from '../deps.server';
import { limitByEmail } from '../sign-in/sign-in-limits.server';
import { getUserById } from '../users/users.server';
import { adoptGuestOrders } from './adopt-guest-orders.server';
import { adoptMessages } from './adopt-messages.server';
import { adoptQuotesAndGifts } from './adopt-quotes-and-gifts.server';
import { verifyPasswordOrRecentAuth } from './change-password.server';
import { toChangeKey } from './email-change-key.server';
import { moveSubscriptions } from './move-subscriptions.server';
import type { ChangeEmailResult, ConfirmEmailResult } from './types.server';

/** Identifies the row of a change. Two links open it: one confirms the change, one stops it. */
export const getChangeIdentifier = (changeId: string) => `email-change:${changeId}`;

/** Enqueues an email to the new email and one to the current one. Nothing changes before the new email is confirmed. */
export async function requestEmailChange(
  deps: AccountDeps,
  actor: SignedIn,
  { email, password }: { email: string; password: string },
): Promise<ChangeEmailResult> {
  const { db, clock } = deps;
  const { user, session } = actor;
  if (email === user.email) return { kind: 'same' };
  const check = await verifyPasswordOrRecentAuth(deps, actor, password);
  if (check !== 'right') return { kind: check };
  const now = clock();
  if ((await countAttempt(db, [limitByEmail('email-change', user.id)], now)) > 0) return { kind: 'wait' };
  const id = uuid();
  return db.transaction(async (transaction): Promise<ChangeEmailResult> => {
    if (!(await isSessionOpen(transaction, { userId: user.id, sessionId: session.id })))
      return { kind: 'stale' };
    if (!(await reserveUnconfirmedEmail(transaction, email, now))) return { kind: 'withheld' };
    await insertVerification(transaction, {
      id,
      identifier: getChangeIdentifier(id),
      value: JSON.stringify({ userId: user.id, email }),
      expiresAt: new Date(now.getTime() + DAY_MS),
    });
    await enqueue(transaction, 'email-change-email', { changeId: id });
    return { kind: 'accepted' };
  });
}

interface EmailChange {
  userId: string;
  email: string;
}

export async function readEmailChange(
  { db, clock }: AccountEmailDeps,
  id: string,
): Promise<EmailChange | undefined> {
  const value = await readVerification(db, getChangeIdentifier(id), clock());
  return value === undefined ? undefined : (JSON.parse(value) as EmailChange);
}

/** The new email of the change that a link confirms; `null` for an invalid link. */
export async function getEmailChange(deps: AccountDeps, token: string): Promise<string | null> {
  const id = readLinkToken(deps.secret, 'email-change', token);
  const change = id && (await readEmailChange(deps, id));
  return change ? change.email : null;
}

/** False when another account has the email. Throws a unique violation when one gets it at the same time. */
async function setEmail(db: QueryBuilder, userId: string, email: string): Promise<boolean> {
  const others = alias(users, 'others');
  const isTaken = db.select({ id: others.id }).from(others).where(eq(others.email, email));
  const changed = await db
    .update(users)
    .set({ email, emailVerified: true, updatedAt: new Date() })
    .where(and(eq(users.id, userId), notExists(isTaken)))
    .returning({ id: users.id });
  return changed.length > 0;
}

/**
 * Uses the link, makes the guest orders, messages, quotes and gift cards of the former email those of the account, moves its
 * subscriptions, revokes all other links and informs the former email.
 */
async function changeEmail(deps: AccountDeps, token: string): Promise<ConfirmEmailResult> {
  const { db, emailQueue, secret, clock } = deps;
  const id = readLinkToken(secret, 'email-change', token);
  const change = id && (await readEmailChange(deps, id));
  const user = change && (await getUserById(deps, change.userId));
  if (!id || !user) return { kind: 'gone' };
  const { email } = change;
  const key = toChangeKey(id, user.emailVerified);
  // A job that is just writing emails about products that are back locks the same alerts.
  const isChanged = await retryOnConflict(() =>
    db.transaction(async (transaction) => {
      await lockUser(transaction, user.id);
      if (!(await deleteVerification(transaction, getChangeIdentifier(id)))) return false;
      if (!(await setEmail(transaction, user.id, email))) return false;
      await adoptGuestOrders(transaction, user);
      await adoptMessages(transaction, user);
      await adoptQuotesAndGifts(transaction, user);
      await moveSubscriptions(transaction, user, email);
      await revokeTokens(transaction, {
        event: 'email-changed',
        userId: user.id,
        formerEmail: user.email,
      });
      const payload = { event: 'email-changed', email } as const;
      await notify(transaction, { userId: user.id, payload, key, at: clock() });
      await emailQueue.enqueue(transaction, {
        template: 'email-changed',
        data: user.emailVerified ? { name: user.name, email } : {},
        key,
        ...toAccount(user),
      });
      return true;
    }),
  );
  return isChanged ? { kind: 'changed', email } : { kind: 'gone' };
}

/** The change of a link. The link is gone as well when another account got the email before or at the same time. */
export const confirmEmailChange = (deps: AccountDeps, token: string): Promise<ConfirmEmailResult> =>
  changeEmail(deps, token).catch((error: unknown) => {
    if (isUniqueViolation(error)) return { kind: 'gone' };
    throw error;
  });
