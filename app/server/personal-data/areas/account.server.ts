import { eq, ilike, or, sql } from 'drizzle-orm';
import { hashKey } from '../../accounts/sign-in/sign-in-limits.server';
import type { QueryBuilder } from '../../db/database.server';
import { accountViews, viewConsents, viewRequests } from '../../db/schema/account-views.server';
import {
  deletionRequests,
  identities,
  passkeys,
  pendingSignUps,
  rateLimits,
  twoFactors,
  users,
  verifications,
} from '../../db/schema/accounts.server';
import type { DataOwner, PersonalDataArea } from '../types.server';
import { mentionsEmail } from './emails.server';

async function collect(db: QueryBuilder, { id }: DataOwner) {
  const { email, emailVerified, name, image, role, twoFactorEnabled, createdAt } = users;
  const [user] = await db
    .select({ email, emailVerified, name, image, role, twoFactorEnabled, createdAt })
    .from(users)
    .where(eq(users.id, id));
  const credentials = await db
    .select({
      kind: sql<string>`case when ${identities.providerId} = 'credential' then 'password' else ${identities.providerId} end`,
      since: identities.createdAt,
    })
    .from(identities)
    .where(eq(identities.userId, id));
  const ownPasskeys = await db
    .select({ name: passkeys.name, synced: passkeys.backedUp, createdAt: passkeys.createdAt })
    .from(passkeys)
    .where(eq(passkeys.userId, id));
  const [request] = await db
    .select({ requestedAt: deletionRequests.requestedAt, deletesAt: deletionRequests.deletesAt })
    .from(deletionRequests)
    .where(eq(deletionRequests.userId, id));
  const [allowed] = await db
    .select({ allowedAt: viewConsents.allowedAt, expiresAt: viewConsents.expiresAt })
    .from(viewConsents)
    .where(eq(viewConsents.userId, id));
  const { startedAt, expiresAt, endedAt } = accountViews;
  const viewsByAdmins = await db
    .select({ startedAt, expiresAt, endedAt })
    .from(accountViews)
    .where(eq(accountViews.userId, id));
  const viewRequestsByAdmins = await db
    .select({ requestedAt: viewRequests.requestedAt, answer: viewRequests.answer })
    .from(viewRequests)
    .where(eq(viewRequests.userId, id));
  const views = { ...(allowed && { viewsAllowed: allowed }), viewsByAdmins, viewRequestsByAdmins };
  return {
    ...user,
    ...views,
    credentials,
    passkeys: ownPasskeys,
    ...(request && { deletionRequest: request }),
  };
}

/** Tokens of links, counters of attempts and pending sign-ups. They contain the id or the email of the user. */
async function deleteTokensAndCounters(transaction: QueryBuilder, { id, confirmedEmail }: DataOwner) {
  const containsUser = (text: typeof verifications.value) =>
    or(
      ilike(text, `%${id}%`),
      confirmedEmail === undefined ? undefined : sql`${text} ~* ${mentionsEmail(confirmedEmail)}`,
    );
  await transaction
    .delete(verifications)
    .where(or(containsUser(verifications.value), ilike(verifications.identifier, `%${id}%`)));
  const keyParts = [id, hashKey(id), ...(confirmedEmail === undefined ? [] : [hashKey(confirmedEmail)])];
  for (const part of keyParts)
    await transaction.delete(rateLimits).where(sql`position(${part} in ${rateLimits.key}) > 0`);
  if (confirmedEmail !== undefined)
    await transaction.delete(pendingSignUps).where(sql`lower(${pendingSignUps.email}) = ${confirmedEmail}`);
}

export const account: PersonalDataArea = {
  id: 'account',
  title: 'Your account',
  tables: [
    'users',
    'identities',
    'two_factors',
    'passkeys',
    'pending_sign_ups',
    'verifications',
    'rate_limits',
    'deletion_requests',
    'view_consents',
    'account_views',
    'view_requests',
  ],
  contents:
    'Name, email address, your password as a hash, passkeys, the second factor, and the link to your organisation.',
  retention: {
    isRetained: false,
    text: 'Erased. Nobody can sign in to it any more, and the address is free again.',
  },
  collect,
  async delete(transaction, owner) {
    await deleteTokensAndCounters(transaction, owner);
    await transaction.delete(identities).where(eq(identities.userId, owner.id));
    await transaction.delete(twoFactors).where(eq(twoFactors.userId, owner.id));
    await transaction.delete(passkeys).where(eq(passkeys.userId, owner.id));
    await transaction.delete(deletionRequests).where(eq(deletionRequests.userId, owner.id));
    await transaction.delete(viewConsents).where(eq(viewConsents.userId, owner.id));
    await transaction.delete(accountViews).where(eq(accountViews.userId, owner.id));
    await transaction.delete(viewRequests).where(eq(viewRequests.userId, owner.id));
    await transaction.delete(users).where(eq(users.id, owner.id));
  },
};
