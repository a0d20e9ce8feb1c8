import { and, eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { createUser } from '../accounts/users/users.server';
import type { Database } from '../db/database.server';
import { identities } from '../db/schema/accounts.server';
import type { OrganisationUser } from './types.server';

const UNIQUE_VIOLATION = '23505';

export function isUniqueViolation(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && at.code === UNIQUE_VIOLATION) return true;
  }
  return false;
}

type Account = Pick<OrganisationUser, 'issuer' | 'subject'>;

/** Whose organisation account it is. Issuer and subject decide, never an address: addresses change hands. */
export async function findLinkedUserId(
  { db }: Database,
  { issuer, subject }: Account,
): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.providerId, issuer), eq(identities.accountId, subject)));
  return row?.userId;
}

/** Makes the user and the link together, or neither. Throws a unique violation when the address is taken. */
export function createLinkedUser(
  database: Database,
  { issuer, subject, ...user }: OrganisationUser & { email: string },
): Promise<string> {
  return database.db.transaction(async (session) => {
    const { id } = await createUser({ db: session }, user);
    await session.rows({
      text: 'insert into identities (id, user_id, provider_id, account_id) values ($1, $2, $3, $4)',
      values: [uuid(), id, issuer, subject],
    });
    return id;
  });
}
