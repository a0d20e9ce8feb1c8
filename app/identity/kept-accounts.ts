import { readAccounts } from '~/domain/identity';
import type { IdentityAccount } from '~/domain/session';

const KEY = 'tessera.accounts';

/** The accounts that signed in from this tab, the active one first. Kept in session storage (R-SESSION-7); grants nothing. */
export const keptAccounts = {
  read(): readonly IdentityAccount[] {
    try {
      return readAccounts(JSON.parse(sessionStorage.getItem(KEY) ?? '[]'));
    } catch {
      return [];
    }
  },
  write(accounts: readonly IdentityAccount[]): void {
    sessionStorage.setItem(KEY, JSON.stringify(accounts));
  },
  forget(): void {
    sessionStorage.removeItem(KEY);
  },
};
