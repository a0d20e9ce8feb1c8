import { and, eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { createPerson } from '../accounts/people.server';
import type { Database } from '../db/database.server';
import { identities } from '../db/schema/accounts.server';
import type { OrganisationPerson } from './contract.server';

const UNIQUE_VIOLATION = '23505';

export function isUniqueViolation(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && at.code === UNIQUE_VIOLATION) return true;
  }
  return false;
}

type Account = Pick<OrganisationPerson, 'issuer' | 'subject'>;

/** Whose organisation account it is. Issuer and subject decide, never an address: addresses change hands. */
export async function linkedPersonId(
  { db }: Database,
  { issuer, subject }: Account,
): Promise<string | undefined> {
  const [row] = await db
    .select({ personId: identities.personId })
    .from(identities)
    .where(and(eq(identities.providerId, issuer), eq(identities.accountId, subject)));
  return row?.personId;
}

/** Makes the person and the link together, or neither. Throws a unique violation when the address is taken. */
export function createLinkedPerson(
  database: Database,
  { issuer, subject, ...person }: OrganisationPerson & { email: string },
): Promise<string> {
  return database.transaction(async (session) => {
    const { id } = await createPerson(session, person);
    await session.rows({
      text: 'insert into identities (id, person_id, provider_id, account_id) values ($1, $2, $3, $4)',
      values: [uuid(), id, issuer, subject],
    });
    return id;
  });
}
