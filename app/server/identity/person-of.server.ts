import type { Accounts } from '../accounts/contract.server';
import type { Database } from '../db/database.server';
import type { OrganisationPerson } from './contract.server';
import { createLinkedPerson, isUniqueViolation, linkedPersonId } from './linked-people.server';

export type FoundPerson =
  | { kind: 'found'; personId: string }
  | { kind: 'address-in-use'; email: string }
  | { kind: 'no-address' };

/**
 * Finds the person an organisation account opens, or makes one. An address that somebody has already is never taken
 * for a proof: who runs the provider decides what its accounts say of themselves.
 */
export async function personOf(
  database: Database,
  accounts: Pick<Accounts, 'personByEmail'>,
  account: OrganisationPerson,
): Promise<FoundPerson> {
  const linked = await linkedPersonId(database, account);
  if (linked !== undefined) return { kind: 'found', personId: linked };
  const { email } = account;
  if (email === undefined) return { kind: 'no-address' };
  /** Somebody was quicker: the same person in another tab, or another one with this address. */
  const afterSomebody = async (): Promise<FoundPerson> => {
    const personId = await linkedPersonId(database, account);
    return personId === undefined ? { kind: 'address-in-use', email } : { kind: 'found', personId };
  };
  if (await accounts.personByEmail(email)) return afterSomebody();
  try {
    return { kind: 'found', personId: await createLinkedPerson(database, { ...account, email }) };
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return afterSomebody();
  }
}
