import type { Database } from '../db/database.server';
import type { Mail } from '../mail/contract.server';
import type { IsBreachedPassword } from '../passwords/breached-passwords.server';
import { type Auth, accountsSecret, createAuth } from './auth.server';
import { type AuthCookies, authCookies } from './auth-cookies.server';
import type { AccountsOptions } from './contract.server';
import { type SignedCookies, signedCookies } from './signed-cookie.server';

/** What the jobs work with that write its mails. */
export type AccountMailParts = Pick<AccountParts, 'database' | 'mail' | 'secret' | 'demo' | 'clock'>;

/** What the parts of the service work with. */
export interface AccountParts {
  database: Database;
  auth: Auth;
  mail: Mail;
  cookies: SignedCookies;
  authCookies: AuthCookies;
  /** Signs cookies and the links in mails. */
  secret: string;
  demo: boolean;
  httpsOnly: boolean;
  clock: () => Date;
  isBreachedPassword: IsBreachedPassword;
}

export function createAccountParts(database: Database, options: AccountsOptions): AccountParts {
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
