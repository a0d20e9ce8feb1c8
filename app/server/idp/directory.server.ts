import type { Account } from 'oidc-provider';
import { type DirectoryAccount, directoryAccounts } from '~/content/samples/sample-directory';

/** The account with this id; `undefined` for an unknown id. */
export function findDirectoryAccount(id: string | undefined): DirectoryAccount | undefined {
  return directoryAccounts.find((account) => account.id === id);
}

/** An account of the sample directory, in the form that the library needs. */
export function findAccount(id: string): Account | undefined {
  const account = findDirectoryAccount(id);
  if (!account) return undefined;
  const { name, username } = account;
  return {
    accountId: id,
    claims: () => ({ sub: id, name, preferred_username: username, email: username, email_verified: true }),
  };
}
