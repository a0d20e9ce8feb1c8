import { bindDeps } from '../bind-deps.server';
import { createSignedCookies } from '../crypto/signed-cookie.server';
import type { Database } from '../db/database.server';
import { link, readVerifiedAccount, verifyForConnecting } from './connect-organisation.server';
import type { OidcDeps, OidcOptions } from './deps.server';
import { signIn, startSignIn } from './sign-in.server';

/** The origins that pages with a sign-in button connect to. */
const getOrigins = ({ authority, tokenOrigin }: OidcDeps): string[] => [
  ...new Set([new URL(authority).origin, ...(tokenOrigin.current ? [tokenOrigin.current] : [])]),
];

/** Whether an organisation account belongs to this provider. Discovery allows a slash at the end of the issuer. */
const isConfiguredIssuer = ({ authority }: OidcDeps, issuer: string): boolean =>
  issuer.replace(/\/$/, '') === authority;

/**
 * Sign-in with the accounts of an organisation. The flow with the provider runs in the browser; the server verifies its ID
 * token. The provider gets no request before the first token.
 */
export function createOidc({ db }: Database, { httpsOnly, ...options }: OidcOptions) {
  const deps: OidcDeps = {
    db,
    ...options,
    tokenOrigin: {},
    cookies: createSignedCookies(options.secret, httpsOnly),
  };
  return {
    /** The label of the provider on buttons. */
    name: options.name,
    ...bindDeps(deps, {
      getOrigins,
      isConfiguredIssuer,
      startSignIn,
      signIn,
      verifyForConnecting,
      readVerifiedAccount,
      link,
    }),
  };
}

export type Oidc = ReturnType<typeof createOidc>;
