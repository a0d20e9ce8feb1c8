import { type SignedCookies, signedCookies } from '../crypto/signed-cookie.server';
import type { Database } from '../db/database.server';
import type { EmailQueue } from '../email/types.server';
import { type Auth, accountsSecret, createAuth } from './better-auth/auth.server';
import { type AuthCookies, authCookies } from './better-auth/auth-cookies.server';
import type { IsBreachedPassword } from './breached-passwords/breached-passwords.server';
import type { AccountsOptions } from './types.server';

/** What the jobs work with that write its mails. */
export type AccountMailParts = Pick<AccountDeps, 'database' | 'mail' | 'secret' | 'demo' | 'clock'>;

/** What the parts of the service work with. */
export interface AccountDeps {
  database: Database;
  auth: Auth;
  mail: EmailQueue;
  cookies: SignedCookies;
  authCookies: AuthCookies;
  /** Signs cookies and the links in mails. */
  secret: string;
  demo: boolean;
  httpsOnly: boolean;
  clock: () => Date;
  isBreachedPassword: IsBreachedPassword;
}

export function createAccountDeps(database: Database, options: AccountsOptions): AccountDeps {
  const { demo, clock, mail, isBreachedPassword } = options;
  const secret = accountsSecret(options.secret);
  const httpsOnly = options.publicUrl.startsWith('https:');
  const cookies = signedCookies(secret, httpsOnly);
  return {
    ...{ database, mail, cookies, secret, demo, httpsOnly, clock, isBreachedPassword },
    auth: createAuth(database, options),
    authCookies: authCookies(secret, cookies),
  };
}
