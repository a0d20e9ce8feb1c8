import { hashPassword } from 'better-auth/crypto';
import { v7 as uuid } from 'uuid';
import { passwordFault } from '~/domain/password-rules';
import { paths } from '~/paths';
import { verifications } from '../db/schema/accounts.server';
import { enqueue } from '../jobs/enqueue.server';
import { greetedName, toAccount } from '../mail/to-account.server';
import { tellThrough } from '../notices/tell.server';
import { countAttempt } from './attempts.server';
import type { Asker, ResetRequestResult, ResetResult } from './contract.server';
import { idOfLinkToken, linkTo, linkToken } from './link-token.server';
import type { AccountParts } from './parts.server';
import { personByEmail, personById } from './people.server';
import { mailLimit, networkLimit } from './sign-in-limits.server';
import { storePassword } from './stored-password.server';

const HOUR_MS = 60 * 60 * 1000;
const REQUESTS_AN_HOUR = 30;

/** Promises a mail, for a known address as for an unknown one; who it is is looked up when the mail is written. */
export async function requestPasswordReset(
  { database, clock }: AccountParts,
  email: string,
  { address }: Asker,
): Promise<ResetRequestResult> {
  const now = clock();
  const limit = networkLimit('password-reset', address, REQUESTS_AN_HOUR);
  const seconds = await countAttempt(database, [limit], now);
  if (seconds > 0) return { kind: 'wait', seconds };
  const isOneTooMany = (await countAttempt(database, [mailLimit('password-reset', email)], now)) > 0;
  if (!isOneTooMany) await enqueue(database.db, 'password-reset-mail', { email, resetId: uuid() });
  return { kind: 'accepted' };
}

const identifierOf = (resetId: string) => `password-reset:${resetId}`;

/** Nobody's id: a link that was made for it opens nothing. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * The job behind it. A stranger's address gets no mail: nobody there asked for one. All that a mail costs is done for it
 * all the same, so that the requests of others take as long after a known address as after an unknown one.
 */
export async function sendPasswordResetMail(
  { database, mail, secret, demo, clock }: AccountParts,
  { email, resetId }: { email: string; resetId: string },
): Promise<void> {
  const person = await personByEmail(database, email, demo);
  await database.db.transaction(async (transaction) => {
    await transaction
      .insert(verifications)
      .values({
        id: resetId,
        identifier: identifierOf(resetId),
        value: person?.id ?? NOBODY,
        expiresAt: new Date(clock().getTime() + HOUR_MS),
      })
      .onConflictDoNothing();
    const link = linkTo(paths.auth.resetPassword(), linkToken(secret, 'password-reset', resetId));
    await mail.queue(transaction, {
      template: 'reset-password',
      data: { link },
      key: identifierOf(resetId),
      ...(person ? toAccount(person) : { to: email, audience: 'confirmed', isDecoy: true }),
    });
  });
}

/** Whether a link still opens the form. */
export async function isResetOpen(
  { database, secret, clock }: AccountParts,
  token: string,
): Promise<boolean> {
  const id = idOfLinkToken(secret, 'password-reset', token);
  if (id === undefined) return false;
  const rows = await database.rows({
    text: 'select id from verifications where identifier = $1 and expires_at > $2',
    values: [identifierOf(id), clock()],
  });
  return rows.length > 0;
}

/**
 * Takes the link once, keeps the new password, ends every session, and tells the person by mail. Who followed the link
 * has the address; with a second factor the next sign-in still asks for its code.
 */
export async function resetPassword(
  { database, mail, secret, demo, clock }: AccountParts,
  { token, password }: { token: string; password: string },
): Promise<ResetResult> {
  const id = idOfLinkToken(secret, 'password-reset', token);
  if (id === undefined) return { kind: 'gone' };
  const [open] = await database.rows<{ value: string }>({
    text: 'select value from verifications where identifier = $1 and expires_at > $2',
    values: [identifierOf(id), clock()],
  });
  const person = open && (await personById(database, open.value, demo));
  if (!person) return { kind: 'gone' };
  const fault = passwordFault(password, person);
  if (fault) return { kind: 'weak', fault };
  const hash = await hashPassword(password);
  const isTaken = await database.transaction(async (session) => {
    const taken = await session.rows({
      text: 'delete from verifications where identifier = $1 returning id',
      values: [identifierOf(id)],
    });
    if (taken.length === 0) return false;
    await storePassword(session, person.id, hash);
    await session.rows({ text: 'delete from sessions where person_id = $1', values: [person.id] });
    await session.rows({
      text: 'update people set email_verified = true where id = $1',
      values: [person.id],
    });
    const told = { event: 'password-changed' } as const;
    await tellThrough(session, {
      ...{ personId: person.id, told, at: clock() },
      key: `password-changed:${id}`,
    });
    return true;
  });
  if (!isTaken) return { kind: 'gone' };
  await mail.queue(database.db, {
    template: 'password-changed',
    data: greetedName(person),
    key: `password-changed:${id}`,
    ...toAccount(person),
  });
  return { kind: 'changed' };
}
