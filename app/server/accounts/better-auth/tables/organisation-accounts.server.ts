import { and, asc, eq, ne } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { QueryBuilder } from '../../../db/database.server';
import { identities } from '../../../db/schema/accounts.server';
import type { Organisation, OrganisationAccount } from '../../credentials/types.server';

/** The organisation accounts that sign the user in, the oldest first. */
export async function listOrganisationAccounts(db: QueryBuilder, userId: string): Promise<Organisation[]> {
  return db
    .select({ id: identities.id, issuer: identities.providerId, connectedAt: identities.createdAt })
    .from(identities)
    .where(and(eq(identities.userId, userId), ne(identities.providerId, 'credential')))
    .orderBy(asc(identities.createdAt), asc(identities.id));
}

/** Issuer and subject identify an organisation account. An email does not: its owner can change. */
export async function findLinkedUserId(
  db: QueryBuilder,
  { issuer, subject }: OrganisationAccount,
): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.providerId, issuer), eq(identities.accountId, subject)));
  return row?.userId;
}

/** False when the organisation account is linked already, to this user or to another one. */
export async function linkOrganisationAccount(
  db: QueryBuilder,
  userId: string,
  { issuer, subject }: OrganisationAccount,
): Promise<boolean> {
  const added = await db
    .insert(identities)
    .values({ id: uuid(), userId, providerId: issuer, accountId: subject })
    .onConflictDoNothing({ target: [identities.providerId, identities.accountId] })
    .returning({ id: identities.id });
  return added.length > 0;
}
