import type { Accounts } from '../accounts/accounts.server';
import type { Database } from '../db/database.server';
import { createLinkedUser, findLinkedUserId, isUniqueViolation } from './linked-users.server';
import type { OrganisationUser } from './types.server';

export type FindUserResult =
  | { kind: 'found'; userId: string }
  | { kind: 'address-in-use'; email: string }
  | { kind: 'no-address' };

/**
 * Finds the user an organisation account opens, or makes one. An address that somebody has already is never taken
 * for a proof: who runs the provider decides what its accounts say of themselves.
 */
export async function findUser(
  database: Database,
  accounts: Pick<Accounts, 'getUserByEmail'>,
  account: OrganisationUser,
): Promise<FindUserResult> {
  const linked = await findLinkedUserId(database, account);
  if (linked !== undefined) return { kind: 'found', userId: linked };
  const { email } = account;
  if (email === undefined) return { kind: 'no-address' };
  /** Somebody was quicker: the same user in another tab, or another one with this address. */
  const afterSomebody = async (): Promise<FindUserResult> => {
    const userId = await findLinkedUserId(database, account);
    return userId === undefined ? { kind: 'address-in-use', email } : { kind: 'found', userId };
  };
  if (await accounts.getUserByEmail(email)) return afterSomebody();
  try {
    return { kind: 'found', userId: await createLinkedUser(database, { ...account, email }) };
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return afterSomebody();
  }
}
