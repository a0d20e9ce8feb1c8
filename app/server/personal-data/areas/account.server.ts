import { eq, ilike, or, sql } from 'drizzle-orm';
import { hidden } from '../../accounts/sign-in-limits.server';
import type { QueryBuilder } from '../../db/database.server';
import {
  identities,
  passkeys,
  pendingSignUps,
  people,
  rateLimits,
  twoFactors,
  verifications,
} from '../../db/schema/accounts.server';
import { departures } from '../../db/schema/departures.server';
import { mentionOf } from '../address-mention.server';
import type { DataOwner, PersonalDataArea } from '../contract.server';

async function collect(db: QueryBuilder, { id }: DataOwner) {
  const { email, emailVerified, name, image, role, twoFactorEnabled, createdAt } = people;
  const [person] = await db
    .select({ email, emailVerified, name, image, role, twoFactorEnabled, createdAt })
    .from(people)
    .where(eq(people.id, id));
  const waysToSignIn = await db
    .select({
      kind: sql<string>`case when ${identities.providerId} = 'credential' then 'password' else ${identities.providerId} end`,
      since: identities.createdAt,
    })
    .from(identities)
    .where(eq(identities.personId, id));
  const ownPasskeys = await db
    .select({ name: passkeys.name, synced: passkeys.backedUp, createdAt: passkeys.createdAt })
    .from(passkeys)
    .where(eq(passkeys.personId, id));
  const [leaving] = await db
    .select({ askedAt: departures.askedAt, leavesAt: departures.leavesAt })
    .from(departures)
    .where(eq(departures.personId, id));
  return { ...person, waysToSignIn, passkeys: ownPasskeys, ...(leaving && { leaving }) };
}

/** Links that were sent, and counters of tries: both name the account by its id or its address. */
async function eraseTraces(transaction: QueryBuilder, { id, confirmedEmail }: DataOwner) {
  const isNamed = (text: typeof verifications.value) =>
    or(
      ilike(text, `%${id}%`),
      confirmedEmail === undefined ? undefined : sql`${text} ~* ${mentionOf(confirmedEmail)}`,
    );
  await transaction
    .delete(verifications)
    .where(or(isNamed(verifications.value), ilike(verifications.identifier, `%${id}%`)));
  const counted = [id, hidden(id), ...(confirmedEmail === undefined ? [] : [hidden(confirmedEmail)])];
  for (const part of counted)
    await transaction.delete(rateLimits).where(sql`position(${part} in ${rateLimits.key}) > 0`);
  if (confirmedEmail !== undefined)
    await transaction.delete(pendingSignUps).where(sql`lower(${pendingSignUps.email}) = ${confirmedEmail}`);
}

export const account: PersonalDataArea = {
  id: 'account',
  title: 'Your account',
  tables: [
    'people',
    'identities',
    'two_factors',
    'passkeys',
    'pending_sign_ups',
    'verifications',
    'rate_limits',
    'departures',
  ],
  holds:
    'Name, e-mail address, your password as a hash, passkeys, the second factor, and the link to your organisation.',
  leaving: {
    stays: false,
    words: 'Erased. Nobody can sign in to it any more, and the address is free again.',
  },
  collect,
  async erase(transaction, owner) {
    await eraseTraces(transaction, owner);
    await transaction.delete(identities).where(eq(identities.personId, owner.id));
    await transaction.delete(twoFactors).where(eq(twoFactors.personId, owner.id));
    await transaction.delete(passkeys).where(eq(passkeys.personId, owner.id));
    await transaction.delete(departures).where(eq(departures.personId, owner.id));
    await transaction.delete(people).where(eq(people.id, owner.id));
  },
};
