import type { OidcAccount } from '~/domain/auth/display-cookie';
import { parseOidcAccounts } from '~/domain/auth/oidc-session';

const KEY = 'tessera.accounts';

/** The accounts that signed in from this tab, the active one first. Kept in session storage (R-SESSION-7); grants nothing. */
export const storedAccounts = {
  read(): readonly OidcAccount[] {
    try {
      return parseOidcAccounts(JSON.parse(sessionStorage.getItem(KEY) ?? '[]'));
    } catch {
      return [];
    }
  },
  write(accounts: readonly OidcAccount[]): void {
    sessionStorage.setItem(KEY, JSON.stringify(accounts));
  },
  clear(): void {
    sessionStorage.removeItem(KEY);
  },
};
