import { v7 as uuid } from 'uuid';
import { stopEmailChangePath } from '~/content/account/account-paths';
import { paths } from '~/paths';
import {
  createLinkToken,
  type LinkPurpose,
  linkWithToken,
  readLinkToken,
} from '../../crypto/link-token.server';
import { verifications } from '../../db/schema/accounts.server';
import { reserveUnconfirmedEmail } from '../../email/reserve-unconfirmed.server';
import { toAccount } from '../../email/to-account.server';
import type { UnconfirmedContent } from '../../email/types.server';
import { enqueue } from '../../jobs/enqueue.server';
import { notifyWithClient } from '../../notifications/notify.server';
import { countAttempt } from '../../rate-limits/attempts.server';
import type { AccountDeps, AccountMailParts } from '../deps.server';
import { emailLimit } from '../sign-in/sign-in-limits.server';
import type { ChangeEmailResult, ConfirmEmailResult, SignedIn } from '../types.server';
import { getUserById } from '../users/users.server';
import { verifyPasswordOrRecentAuth } from './change-password.server';
import { isSessionOpen, lockUser, revokeTokens } from './revoke-tokens.server';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Of the row that both links stand for: the one that confirms the change and the one that stops it. */
export const identifierOf = (changeId: string) => `email-change:${changeId}`;

/** Promises a mail to the new address and one to the present one; until the first one's link is followed nothing changes. */
export async function requestEmailChange(
  parts: AccountDeps,
  actor: SignedIn,
  { email, password }: { email: string; password: string },
): Promise<ChangeEmailResult> {
  const { database, clock } = parts;
  if (email === actor.user.email) return { kind: 'same' };
  const answer = await verifyPasswordOrRecentAuth(parts, actor, password);
  if (answer !== 'right') return { kind: answer };
  const now = clock();
  if ((await countAttempt(database, [emailLimit('email-change', actor.user.id)], now)) > 0)
    return { kind: 'wait' };
  const id = uuid();
  const { user, session } = actor;
  return database.db.transaction(async (transaction): Promise<ChangeEmailResult> => {
    if (!(await isSessionOpen(transaction, { userId: user.id, sessionId: session.id })))
      return { kind: 'stale' };
    if (!(await reserveUnconfirmedEmail(transaction, email, now))) return { kind: 'withheld' };
    await transaction.insert(verifications).values({
      ...{ id, identifier: identifierOf(id), value: JSON.stringify({ userId: user.id, email }) },
      expiresAt: new Date(now.getTime() + DAY_MS),
    });
    await enqueue(transaction, 'email-change-email', { changeId: id });
    return { kind: 'accepted' };
  });
}

interface Change {
  userId: string;
  email: string;
}

export async function changeOf(
  { database, clock }: AccountMailParts,
  id: string,
): Promise<Change | undefined> {
  const [row] = await database.rows<{ value: string }>({
    text: 'select value from verifications where identifier = $1 and expires_at > $2',
    values: [identifierOf(id), clock()],
  });
  return row && (JSON.parse(row.value) as Change);
}

/** The job behind it: a link for the new address, and for the present one a link that stops the change. */
export async function sendEmailChangeMail(
  parts: AccountMailParts,
  { changeId }: { changeId: string },
): Promise<void> {
  const { database, mail, secret, demo } = parts;
  const change = await changeOf(parts, changeId);
  const user = change && (await getUserById(database, change.userId, demo));
  if (!user) return;
  const known = await database.rows({
    text: 'select id from users where email = $1',
    values: [change.email],
  });
  const linkFor = (path: string, purpose: LinkPurpose) =>
    linkWithToken(path, createLinkToken(secret, purpose, changeId));
  const link = linkFor(paths.auth.verifyEmail(), 'email-change');
  const stopLink = linkFor(stopEmailChangePath, 'email-change-stop');
  const content: UnconfirmedContent =
    known.length > 0
      ? { template: 'account-exists', data: {} }
      : { template: 'confirm-new-email', data: { link } };
  await database.db.transaction(async (transaction) => {
    await mail.enqueue(transaction, {
      ...content,
      ...{ key: identifierOf(changeId), to: change.email, audience: 'unconfirmed', isReserved: true },
    });
    await mail.enqueue(transaction, {
      template: 'email-change-requested',
      data: user.emailVerified
        ? { name: user.name, email: change.email, link: stopLink }
        : { link: stopLink },
      key: `email-change-requested:${changeId}`,
      ...toAccount(user),
    });
  });
}

/** The address a link would give to whose account; `null` when it opens nothing any more. */
export async function getEmailChange(parts: AccountDeps, token: string): Promise<string | null> {
  const id = readLinkToken(parts.secret, 'email-change', token);
  const change = id && (await changeOf(parts, id));
  return change ? change.email : null;
}

/** Takes the link once and revokes all others. The former address is told where the account went. */
export async function confirmEmailChange(parts: AccountDeps, token: string): Promise<ConfirmEmailResult> {
  const { database, mail, secret, demo, clock } = parts;
  const id = readLinkToken(secret, 'email-change', token);
  const change = id && (await changeOf(parts, id));
  const user = change && (await getUserById(database, change.userId, demo));
  if (!id || !user) return { kind: 'gone' };
  const isChanged = await database.transaction(async (session) => {
    await lockUser(session, user.id);
    const taken = await session.rows({
      text: 'delete from verifications where identifier = $1 returning id',
      values: [identifierOf(id)],
    });
    if (taken.length === 0) return false;
    const changed = await session.rows({
      text: `update users set email = $2, email_verified = true, updated_at = now() where id = $1
        and not exists (select from users where email = $2) returning id`,
      values: [user.id, change.email],
    });
    if (changed.length === 0) return false;
    await revokeTokens(session, {
      ...{ event: 'email-changed', userId: user.id, formerEmail: user.email },
    });
    await notifyWithClient(session, {
      userId: user.id,
      payload: { event: 'email-changed', email: change.email },
      key: `email-changed:${id}`,
      at: clock(),
    });
    return true;
  });
  if (!isChanged) return { kind: 'gone' };
  await mail.enqueue(database.db, {
    template: 'email-changed',
    data: user.emailVerified ? { name: user.name, email: change.email } : {},
    key: `email-changed:${id}`,
    ...toAccount(user),
  });
  return { kind: 'changed', email: change.email };
}
