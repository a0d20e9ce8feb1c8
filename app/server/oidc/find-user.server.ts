import { v7 as uuid } from 'uuid';
import { findLinkedUserId } from '../accounts/better-auth/tables/organisation-accounts.server';
import { createUser } from '../accounts/users/users.server';
import type { QueryBuilder } from '../db/database.server';
import { identities } from '../db/schema/accounts.server';
import { isUniqueViolation } from '../db/sql-state.server';
import type { OidcDeps } from './deps.server';
import type { OrganisationUser } from './types.server';

export type FindUserResult =
  | { kind: 'found'; userId: string }
  | { kind: 'address-in-use'; email: string }
  | { kind: 'no-address' };

interface Deps {
  db: QueryBuilder;
  accounts: Pick<OidcDeps['accounts'], 'getUserByEmail'>;
}

/** Creates the user and the link in one transaction. Throws a unique violation when the email or the link exists. */
const createLinkedUser = (
  db: QueryBuilder,
  { issuer, subject, ...user }: OrganisationUser & { email: string },
): Promise<string> =>
  db.transaction(async (transaction) => {
    const { id } = await createUser({ db: transaction }, user);
    await transaction
      .insert(identities)
      .values({ id: uuid(), userId: id, providerId: issuer, accountId: subject });
    return id;
  });

/**
 * Finds the user that an organisation account is linked to, or creates one. The email never links it to an existing user:
 * the operator of the provider decides which emails its accounts have.
 */
export async function findUser({ db, accounts }: Deps, account: OrganisationUser): Promise<FindUserResult> {
  const linked = await findLinkedUserId(db, account);
  if (linked !== undefined) return { kind: 'found', userId: linked };
  const { email } = account;
  if (email === undefined) return { kind: 'no-address' };
  // A concurrent sign-in may have created the same user, or another user with this email.
  const findAgain = async (): Promise<FindUserResult> => {
    const userId = await findLinkedUserId(db, account);
    return userId === undefined ? { kind: 'address-in-use', email } : { kind: 'found', userId };
  };
  if (await accounts.getUserByEmail(email)) return findAgain();
  try {
    return { kind: 'found', userId: await createLinkedUser(db, { ...account, email }) };
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return findAgain();
  }
}
