import { createSignedCookies, type SignedCookies } from '../crypto/signed-cookie.server';
import type { Database, ServiceDeps } from '../db/database.server';
import type { EmailQueue } from '../email/types.server';
import { type Auth, createAuth, deriveAccountsSecret } from './better-auth/auth.server';
import { type AuthCookies, createAuthCookies } from './better-auth/auth-cookies.server';
import { type FindSession, prepareFindSession } from './better-auth/tables/sessions.server';
import type { IsBreachedPassword } from './breached-passwords/breached-passwords.server';

export interface AccountsOptions {
  /** Signs sessions and encrypts two-factor secrets. */
  secret: string;
  /** The URL of the site. Cookies are `Secure` when it is HTTPS; passkeys belong to its host. */
  publicUrl: string;
  /** Whether sample accounts are usable. */
  demo: boolean;
  /** R-PEOPLE-5: roles need two-factor sign-in. Default: false. */
  requiresStaffTwoFactor?: boolean;
  emailQueue: EmailQueue;
  clock: () => Date;
  /** Refuses new passwords that are known from breaches. */
  isBreachedPassword: IsBreachedPassword;
}

/** The dependencies of the functions of the service. */
export interface AccountDeps extends ServiceDeps {
  auth: Auth;
  findSession: FindSession;
  emailQueue: EmailQueue;
  cookies: SignedCookies;
  authCookies: AuthCookies;
  /** Signs cookies and the links in emails. */
  secret: string;
  demo: boolean;
  requiresStaffTwoFactor: boolean;
  httpsOnly: boolean;
  isBreachedPassword: IsBreachedPassword;
}

/** The dependencies of the jobs that write emails of accounts. */
export type AccountEmailDeps = Pick<AccountDeps, 'db' | 'emailQueue' | 'secret' | 'demo' | 'clock'>;

export function createAccountDeps({ db }: Database, options: AccountsOptions): AccountDeps {
  const { demo, clock, emailQueue, isBreachedPassword, requiresStaffTwoFactor = false } = options;
  const secret = deriveAccountsSecret(options.secret);
  const httpsOnly = options.publicUrl.startsWith('https:');
  const cookies = createSignedCookies(secret, httpsOnly);
  return {
    db,
    emailQueue,
    cookies,
    secret,
    demo,
    requiresStaffTwoFactor,
    httpsOnly,
    clock,
    isBreachedPassword,
    auth: createAuth(db, options),
    findSession: prepareFindSession(db, demo),
    authCookies: createAuthCookies(secret, cookies),
  };
}
