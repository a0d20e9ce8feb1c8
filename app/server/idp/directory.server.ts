import type { Account } from 'oidc-provider';
import { type DirectoryAccount, directoryAccounts } from '~/content/samples/sample-directory';

export function directoryAccount(id: string | undefined): DirectoryAccount | undefined {
  return directoryAccounts.find((account) => account.id === id);
}

/** Somebody of the sample directory as the provider's library asks for them. */
export function findAccount(id: string): Account | undefined {
  const account = directoryAccount(id);
  if (!account) return undefined;
  const { name, username } = account;
  return {
    accountId: id,
    claims: () => ({ sub: id, name, preferred_username: username, email: username, email_verified: true }),
  };
}
