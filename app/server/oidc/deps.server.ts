import type { Accounts } from '../accounts/accounts.server';
import type { SignedCookies } from '../crypto/signed-cookie.server';
import type { QueryBuilder } from '../db/database.server';
import type { Provider } from './provider.server';

export interface OidcOptions {
  accounts: Accounts;
  /** The issuer URL of the provider, without a slash at the end. */
  authority: string;
  clientId: string;
  scope: string;
  /** The label of the provider on buttons. */
  name: string;
  /** Whether the provider is the sample directory. */
  isSampleDirectory: boolean;
  /** Rejects with ProviderUnavailable. */
  getProvider: () => Promise<Provider>;
  /** Signs nonces and cookies. */
  secret: string;
  httpsOnly: boolean;
  clock: () => Date;
  /** Called with the error when the provider is not available. */
  reportError: (error: unknown) => void;
}

export interface OidcDeps extends Omit<OidcOptions, 'httpsOnly'> {
  db: QueryBuilder;
  cookies: SignedCookies;
  /** The origin of the provider's token endpoint. Absent before the first token. */
  tokenOrigin: { current?: string };
}
