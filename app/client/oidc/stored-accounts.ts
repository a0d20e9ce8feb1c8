import type { OidcAccount } from '~/domain/auth/display-cookie';
import { parseOidcAccounts } from '~/domain/auth/oidc-session';

const KEY = 'tessera.accounts';

/** R-SESSION-7: the signed-in accounts of this tab in session storage, the active one first. They grant nothing. */
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
