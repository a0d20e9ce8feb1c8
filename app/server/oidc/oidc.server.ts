import type { OidcAccount } from '~/domain/auth/display-cookie';
import { isRecentlyAuthenticated } from '~/domain/auth/recent-auth';
import type { Accounts } from '../accounts/accounts.server';
import type { SignedIn } from '../accounts/types.server';
import { createSignedCookies } from '../crypto/signed-cookie.server';
import type { Database } from '../db/database.server';
import { findUser } from './find-user.server';
import { issueNonce, isValidNonce, NONCE_SECONDS } from './nonce.server';
import { type Provider, ProviderUnavailable } from './provider.server';
import type { Oidc, OrganisationSignIn, TokenRefusal } from './types.server';
import { useNonceOnce } from './use-nonce-once.server';
import {
  clearVerifiedAccountCookie,
  readVerifiedAccount,
  setVerifiedAccountCookie,
} from './verified-account-cookie.server';
import { CLOCK_SKEW_SECONDS, type VerifiedToken, verifyToken } from './verify-token.server';

interface IdentityOptions {
  database: Database;
  accounts: Accounts;
  authority: string;
  clientId: string;
  scope: string;
  name: string;
  /** Whether the provider is the sample directory. */
  isSampleDirectory: boolean;
  provider: () => Promise<Provider>;
  secret: string;
  httpsOnly: boolean;
  clock: () => Date;
  /** Told why the provider could not be asked. */
  reportFault: (error: unknown) => void;
}

type ProvedToken = Extract<VerifiedToken, { kind: 'verified' }> | TokenRefusal;

const setCookies = (...lines: string[]) =>
  new Headers(lines.map((line): [string, string] => ['Set-Cookie', line]));

/** Makes the service on one provider. It asks the provider for nothing until the first token comes. */
export function createOidc(options: IdentityOptions): Oidc {
  const { database, accounts, authority, clientId, scope, name, secret, httpsOnly, clock } = options;
  const cookies = createSignedCookies(secret, httpsOnly);
  const nonces = { secret, clock, cookies };
  const proofs = { database, clock, cookies };
  let tokenOrigin: string | undefined;

  async function verify(idToken: string): Promise<VerifiedToken | { kind: 'unavailable' }> {
    try {
      const provider = await options.provider();
      tokenOrigin = provider.tokenOrigin;
      return await verifyToken(idToken, provider, { clientId, now: clock() });
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      options.reportFault(error);
      return { kind: 'unavailable' };
    }
  }

  /** Each nonce is used once, and only after everything else about its token was right. */
  async function takeNonce(nonce: unknown, request: Request): Promise<'nonce' | 'used' | undefined> {
    if (!isValidNonce(nonce, request, nonces)) return 'nonce';
    const now = clock();
    const until = new Date(now.getTime() + (NONCE_SECONDS + CLOCK_SKEW_SECONDS) * 1000);
    return (await useNonceOnce(database, String(nonce), now, until)) ? undefined : 'used';
  }

  /** All that is asked of a token before it proves anything. */
  async function prove(idToken: string, request: Request): Promise<ProvedToken> {
    const token = await verify(idToken);
    if (token.kind !== 'verified') return token;
    const fault = await takeNonce(token.claims.nonce, request);
    return fault ? { kind: 'refused', fault } : token;
  }

  async function provedAccount(request: Request, actor: SignedIn | null) {
    const proof = await readVerifiedAccount(proofs, request);
    return proof && (!actor || actor.user.id === proof.userId) ? proof.account : undefined;
  }

  return {
    get origins() {
      return [...new Set([new URL(authority).origin, ...(tokenOrigin ? [tokenOrigin] : [])])];
    },
    name,
    // Discovery holds an issuer to be its authority, but for a slash at the end.
    isConfiguredIssuer: (issuer) => issuer.replace(/\/$/, '') === authority,
    startSignIn(request) {
      const { nonce, cookie } = issueNonce(request, nonces);
      return { settings: { authority, clientId, scope, nonce }, headers: setCookies(cookie) };
    },
    async signIn(idToken, { request, timeZone }): Promise<OrganisationSignIn> {
      const token = await prove(idToken, request);
      if (token.kind !== 'verified') return token;
      const found = await findUser(database, accounts, {
        ...token.user,
        sample: options.isSampleDirectory,
      });
      if (found.kind === 'no-address') return { kind: 'refused', fault: 'no-address' };
      if (found.kind === 'address-in-use') {
        const holder = await accounts.getUserByEmail(found.email);
        if (!holder) return { kind: 'refused', fault: 'closed' };
        const cookie = await setVerifiedAccountCookie(proofs, { userId: holder.id, account: token.user });
        return { ...found, headers: setCookies(cookie) };
      }
      const user = await accounts.getUserById(found.userId);
      if (!user) return { kind: 'refused', fault: 'closed' };
      const headers = await accounts.openSession(user.id, {
        ...{ method: 'organisation', request },
        ...(timeZone !== undefined && { timeZone }),
      });
      const account: OidcAccount = {
        username: user.email,
        name: user.name,
        localAccountId: user.id,
      };
      return { kind: 'signed-in', account, headers };
    },
    async verifyForConnecting({ user }, idToken, request) {
      const token = await prove(idToken, request);
      if (token.kind !== 'verified') return token;
      const cookie = await setVerifiedAccountCookie(proofs, { userId: user.id, account: token.user });
      return { kind: 'proved', headers: setCookies(cookie) };
    },
    readVerifiedAccount: provedAccount,
    async link(actor, request) {
      const account = await provedAccount(request, actor);
      const isFresh = isRecentlyAuthenticated(actor.session.authenticatedAt, clock(), 'sensitive');
      if (account && !isFresh) return { kind: 'stale', headers: new Headers() };
      const headers = setCookies(await clearVerifiedAccountCookie(proofs, request));
      if (!account) return { kind: 'not-proved', headers };
      const result = await accounts.connectOrganisation(actor, account);
      return { kind: result === 'connected' ? 'linked' : result, headers };
    },
  };
}
