import { v7 as uuid } from 'uuid';
import { stopEmailChangePath } from '~/content/account-links';
import { paths } from '~/paths';
import { verifications } from '../db/schema/accounts.server';
import { enqueue } from '../jobs/enqueue.server';
import type { UnconfirmedContent } from '../mail/contract.server';
import { reserveUnconfirmedEmail } from '../mail/reserve-unconfirmed.server';
import { toAccount } from '../mail/to-account.server';
import { tellThrough } from '../notices/tell.server';
import { countAttempt } from './attempts.server';
import type { ChangeEmailResult, ConfirmEmailResult, SignedIn } from './contract.server';
import { idOfLinkToken, type LinkPurpose, linkTo, linkToken } from './link-token.server';
import { confirmOwner } from './own-password.server';
import type { AccountMailParts, AccountParts } from './parts.server';
import { personById } from './people.server';
import { isSessionOpen, lockPerson, revokeTokens } from './revoke-tokens.server';
import { mailLimit } from './sign-in-limits.server';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Of the row that both links stand for: the one that confirms the change and the one that stops it. */
export const identifierOf = (changeId: string) => `email-change:${changeId}`;

/** Promises a mail to the new address and one to the present one; until the first one's link is followed nothing changes. */
export async function requestEmailChange(
  parts: AccountParts,
  actor: SignedIn,
  { email, password }: { email: string; password: string },
): Promise<ChangeEmailResult> {
  const { database, clock } = parts;
  if (email === actor.person.email) return { kind: 'same' };
  const answer = await confirmOwner(parts, actor, password);
  if (answer !== 'right') return { kind: answer };
  const now = clock();
  if ((await countAttempt(database, [mailLimit('email-change', actor.person.id)], now)) > 0)
    return { kind: 'wait' };
  const id = uuid();
  const { person, session } = actor;
  return database.db.transaction(async (transaction): Promise<ChangeEmailResult> => {
    if (!(await isSessionOpen(transaction, { personId: person.id, sessionId: session.id })))
      return { kind: 'stale' };
    if (!(await reserveUnconfirmedEmail(transaction, email, now))) return { kind: 'withheld' };
    await transaction.insert(verifications).values({
      ...{ id, identifier: identifierOf(id), value: JSON.stringify({ personId: person.id, email }) },
      expiresAt: new Date(now.getTime() + DAY_MS),
    });
    await enqueue(transaction, 'email-change-mail', { changeId: id });
    return { kind: 'accepted' };
  });
}

interface Change {
  personId: string;
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
  const person = change && (await personById(database, change.personId, demo));
  if (!person) return;
  const known = await database.rows({
    text: 'select id from people where email = $1',
    values: [change.email],
  });
  const linkFor = (path: string, purpose: LinkPurpose) => linkTo(path, linkToken(secret, purpose, changeId));
  const link = linkFor(paths.auth.verifyEmail(), 'email-change');
  const stopLink = linkFor(stopEmailChangePath, 'email-change-stop');
  const content: UnconfirmedContent =
    known.length > 0
      ? { template: 'account-exists', data: {} }
      : { template: 'confirm-new-email', data: { link } };
  await database.db.transaction(async (transaction) => {
    await mail.queue(transaction, {
      ...content,
      ...{ key: identifierOf(changeId), to: change.email, audience: 'unconfirmed', isReserved: true },
    });
    await mail.queue(transaction, {
      template: 'email-change-requested',
      data: person.emailVerified
        ? { name: person.name, email: change.email, link: stopLink }
        : { link: stopLink },
      key: `email-change-requested:${changeId}`,
      ...toAccount(person),
    });
  });
}

/** The address a link would give to whose account; `null` when it opens nothing any more. */
export async function openEmailChange(parts: AccountParts, token: string): Promise<string | null> {
  const id = idOfLinkToken(parts.secret, 'email-change', token);
  const change = id && (await changeOf(parts, id));
  return change ? change.email : null;
}

/** Takes the link once and revokes all others. The former address is told where the account went. */
export async function confirmEmailChange(parts: AccountParts, token: string): Promise<ConfirmEmailResult> {
  const { database, mail, secret, demo, clock } = parts;
  const id = idOfLinkToken(secret, 'email-change', token);
  const change = id && (await changeOf(parts, id));
  const person = change && (await personById(database, change.personId, demo));
  if (!id || !person) return { kind: 'gone' };
  const isChanged = await database.transaction(async (session) => {
    await lockPerson(session, person.id);
    const taken = await session.rows({
      text: 'delete from verifications where identifier = $1 returning id',
      values: [identifierOf(id)],
    });
    if (taken.length === 0) return false;
    const changed = await session.rows({
      text: `update people set email = $2, email_verified = true, updated_at = now() where id = $1
        and not exists (select from people where email = $2) returning id`,
      values: [person.id, change.email],
    });
    if (changed.length === 0) return false;
    await revokeTokens(session, {
      ...{ event: 'email-changed', personId: person.id, formerEmail: person.email },
    });
    await tellThrough(session, {
      personId: person.id,
      told: { event: 'email-changed', email: change.email },
      key: `email-changed:${id}`,
      at: clock(),
    });
    return true;
  });
  if (!isChanged) return { kind: 'gone' };
  await mail.queue(database.db, {
    template: 'email-changed',
    data: person.emailVerified ? { name: person.name, email: change.email } : {},
    key: `email-changed:${id}`,
    ...toAccount(person),
  });
  return { kind: 'changed', email: change.email };
}
