import { isFreshProof } from '~/domain/fresh-proof';
import type { IdentityAccount } from '~/domain/session';
import type { Accounts, SignedIn } from '../accounts/contract.server';
import { signedCookies } from '../accounts/signed-cookie.server';
import type { Database } from '../db/database.server';
import type { Identity, OrganisationSignIn, TokenRefusal } from './contract.server';
import { finishOnce } from './finish-once.server';
import { isOwnNonce, issueNonce, NONCE_SECONDS } from './nonce.server';
import { personOf } from './person-of.server';
import { forgetProved, readProved, rememberProved } from './proved-account.server';
import { type Provider, ProviderUnavailable } from './provider.server';
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
export function createIdentity(options: IdentityOptions): Identity {
  const { database, accounts, authority, clientId, scope, name, secret, httpsOnly, clock } = options;
  const cookies = signedCookies(secret, httpsOnly);
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
    if (!isOwnNonce(nonce, request, nonces)) return 'nonce';
    const now = clock();
    const until = new Date(now.getTime() + (NONCE_SECONDS + CLOCK_SKEW_SECONDS) * 1000);
    return (await finishOnce(database, String(nonce), now, until)) ? undefined : 'used';
  }

  /** All that is asked of a token before it proves anything. */
  async function prove(idToken: string, request: Request): Promise<ProvedToken> {
    const token = await verify(idToken);
    if (token.kind !== 'verified') return token;
    const fault = await takeNonce(token.claims.nonce, request);
    return fault ? { kind: 'refused', fault } : token;
  }

  async function provedAccount(request: Request, actor: SignedIn | null) {
    const proof = await readProved(proofs, request);
    return proof && (!actor || actor.person.id === proof.personId) ? proof.account : undefined;
  }

  return {
    get origins() {
      return [...new Set([new URL(authority).origin, ...(tokenOrigin ? [tokenOrigin] : [])])];
    },
    name,
    // Discovery holds an issuer to be its authority, but for a slash at the end.
    isOwnIssuer: (issuer) => issuer.replace(/\/$/, '') === authority,
    begin(request) {
      const { nonce, cookie } = issueNonce(request, nonces);
      return { settings: { authority, clientId, scope, nonce }, headers: setCookies(cookie) };
    },
    async signIn(idToken, { request, timeZone }): Promise<OrganisationSignIn> {
      const token = await prove(idToken, request);
      if (token.kind !== 'verified') return token;
      const found = await personOf(database, accounts, {
        ...token.person,
        sample: options.isSampleDirectory,
      });
      if (found.kind === 'no-address') return { kind: 'refused', fault: 'no-address' };
      if (found.kind === 'address-in-use') {
        const holder = await accounts.personByEmail(found.email);
        if (!holder) return { kind: 'refused', fault: 'closed' };
        const cookie = await rememberProved(proofs, { personId: holder.id, account: token.person });
        return { ...found, headers: setCookies(cookie) };
      }
      const person = await accounts.personById(found.personId);
      if (!person) return { kind: 'refused', fault: 'closed' };
      const headers = await accounts.openSession(person.id, {
        ...{ method: 'organisation', request },
        ...(timeZone !== undefined && { timeZone }),
      });
      const account: IdentityAccount = {
        username: person.email,
        name: person.name,
        localAccountId: person.id,
      };
      return { kind: 'signed-in', account, headers };
    },
    async proveForConnecting({ person }, idToken, request) {
      const token = await prove(idToken, request);
      if (token.kind !== 'verified') return token;
      const cookie = await rememberProved(proofs, { personId: person.id, account: token.person });
      return { kind: 'proved', headers: setCookies(cookie) };
    },
    provedAccount,
    async link(actor, request) {
      const account = await provedAccount(request, actor);
      const isFresh = isFreshProof(actor.session.provenAt, clock(), 'key');
      if (account && !isFresh) return { kind: 'stale', headers: new Headers() };
      const headers = setCookies(await forgetProved(proofs, request));
      if (!account) return { kind: 'not-proved', headers };
      const result = await accounts.connectOrganisation(actor, account);
      return { kind: result === 'connected' ? 'linked' : result, headers };
    },
  };
}
