import { isRecentlyAuthenticated } from '~/domain/auth/recent-auth';
import type { SignedIn } from '~/domain/auth/session';
import type { OidcDeps } from './deps.server';
import type { LinkAccountResult, OrganisationUser, VerifyForConnectingResult } from './types.server';
import {
  clearVerifiedAccountCookie,
  readVerifiedAccountCookie,
  setVerifiedAccountCookie,
} from './verified-account-cookie.server';
import { verifySignIn } from './verify-sign-in.server';

/** Verifies an ID token for a signed-in user. Opens no session and creates no user. */
export async function verifyForConnecting(
  deps: OidcDeps,
  { user }: SignedIn,
  idToken: string,
  request: Request,
): Promise<VerifyForConnectingResult> {
  const token = await verifySignIn(deps, idToken, request);
  if (token.kind !== 'verified') return token;
  const cookie = await setVerifiedAccountCookie(deps, { userId: user.id, account: token.user });
  return { kind: 'verified', headers: new Headers({ 'Set-Cookie': cookie }) };
}

/** The organisation account that this browser verified a few minutes ago. For a signed-in user, only their own. */
export async function readVerifiedAccount(
  deps: OidcDeps,
  request: Request,
  actor: SignedIn | null,
): Promise<OrganisationUser | undefined> {
  const verified = await readVerifiedAccountCookie(deps, request);
  return verified && (!actor || actor.user.id === verified.userId) ? verified.account : undefined;
}

/** Links the verified organisation account to the signed-in user. Needs a recent authentication. */
export async function link(deps: OidcDeps, actor: SignedIn, request: Request): Promise<LinkAccountResult> {
  const account = await readVerifiedAccount(deps, request, actor);
  const isRecent = isRecentlyAuthenticated(actor.session.authenticatedAt, deps.clock(), 'sensitive');
  if (account && !isRecent) return { kind: 'stale', headers: new Headers() };
  const headers = new Headers({ 'Set-Cookie': await clearVerifiedAccountCookie(deps, request) });
  if (!account) return { kind: 'not-verified', headers };
  const result = await deps.accounts.connectOrganisation(actor, account);
  return { kind: result === 'connected' ? 'linked' : result, headers };
}
