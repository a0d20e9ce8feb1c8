import { hashPassword } from 'better-auth/crypto';
import { v7 as uuid } from 'uuid';
import { isFreshProof } from '~/domain/fresh-proof';
import { newPasswordFault } from '~/domain/password-rules';
import { greetedName, toAccount } from '../mail/to-account.server';
import { tellThrough } from '../notices/tell.server';
import { countAttempt, forgetAttempts } from './attempts.server';
import type { ChangePasswordResult, SignedIn } from './contract.server';
import type { AccountParts } from './parts.server';
import { lockPerson, revokeTokens } from './revoke-tokens.server';
import { isOwnPassword, storePassword } from './stored-password.server';

const QUARTER_HOUR_S = 15 * 60;

/** Whether the person typed the password of this account; a few tries at most. A right one is a fresh proof. */
export async function confirmPassword(
  { database, clock }: AccountParts,
  { person, session }: SignedIn,
  password: string,
): Promise<'right' | 'wrong' | 'wait'> {
  const limit = { key: `own-password:${person.id}`, most: 10, seconds: QUARTER_HOUR_S };
  if ((await countAttempt(database, [limit], clock())) > 0) return 'wait';
  if (!(await isOwnPassword(database, person.id, password))) return 'wrong';
  await forgetAttempts(database, [limit.key]);
  await database.rows({
    text: 'update sessions set proven_at = $2 where id = $1',
    values: [session.id, clock()],
  });
  return 'right';
}

export async function hasPassword({ database }: AccountParts, { person }: SignedIn): Promise<boolean> {
  const rows = await database.rows({
    text: `select id from identities where person_id = $1 and provider_id = 'credential'`,
    values: [person.id],
  });
  return rows.length > 0;
}

/** By the password, or, for somebody who has none, by having signed in a moment ago. */
export async function confirmOwner(
  parts: AccountParts,
  actor: SignedIn,
  password: string,
): Promise<'right' | 'wrong' | 'wait' | 'stale'> {
  if (await hasPassword(parts, actor)) return confirmPassword(parts, actor, password);
  return isFreshProof(actor.session.provenAt, parts.clock(), 'key') ? 'right' : 'stale';
}

/** Changes it after the present one was typed again; all other sessions and links end, and a mail tells the person. */
export async function changePassword(
  parts: AccountParts,
  actor: SignedIn,
  { current, next }: { current: string; next: string },
): Promise<ChangePasswordResult> {
  const { database, mail, clock, isBreachedPassword } = parts;
  const { person, session } = actor;
  const answer = await confirmPassword(parts, actor, current);
  if (answer !== 'right') return { kind: answer };
  const fault = await newPasswordFault(next, person, isBreachedPassword);
  if (fault) return { kind: 'weak', fault };
  const hash = await hashPassword(next);
  await database.transaction(async (transaction) => {
    await lockPerson(transaction, person.id);
    await storePassword(transaction, person.id, hash);
    await revokeTokens(transaction, {
      ...{ event: 'password-changed', personId: person.id },
      exceptSession: session.id,
    });
    await tellThrough(transaction, {
      personId: person.id,
      told: { event: 'password-changed' },
      key: `password-changed:${uuid()}`,
      at: clock(),
    });
  });
  await mail.queue(database.db, {
    template: 'password-changed',
    data: greetedName(person),
    key: `password-changed:${uuid()}`,
    ...toAccount(person),
  });
  return { kind: 'changed' };
}
