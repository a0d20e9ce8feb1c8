import type { OidcDeps } from './deps.server';
import { findUser } from './find-user.server';
import { issueNonce } from './nonce.server';
import type { OrganisationSignInResult, SignInSettings } from './types.server';
import { setVerifiedAccountCookie } from './verified-account-cookie.server';
import { verifySignIn } from './verify-sign-in.server';

/** A new nonce for this browser, and the cookie that the nonce needs. */
export function startSignIn(
  deps: OidcDeps,
  request: Request,
): { settings: SignInSettings; headers: Headers } {
  const { authority, clientId, scope } = deps;
  const { nonce, cookie } = issueNonce(request, deps);
  return { settings: { authority, clientId, scope, nonce }, headers: new Headers({ 'Set-Cookie': cookie }) };
}

/** Signs in the user of an ID token, and creates a user for a new organisation account. A token is accepted once. */
export async function signIn(
  deps: OidcDeps,
  idToken: string,
  { request, timeZone }: { request: Request; timeZone?: string },
): Promise<OrganisationSignInResult> {
  const { accounts, isSampleDirectory } = deps;
  const token = await verifySignIn(deps, idToken, request);
  if (token.kind !== 'verified') return token;
  const found = await findUser(deps, { ...token.user, sample: isSampleDirectory });
  if (found.kind === 'no-address') return { kind: 'refused', error: 'no-address' };
  if (found.kind === 'address-in-use') {
    const holder = await accounts.getUserByEmail(found.email);
    if (!holder) return { kind: 'refused', error: 'closed' };
    const cookie = await setVerifiedAccountCookie(deps, { userId: holder.id, account: token.user });
    return { ...found, headers: new Headers({ 'Set-Cookie': cookie }) };
  }
  const user = await accounts.getUserById(found.userId);
  if (!user) return { kind: 'refused', error: 'closed' };
  const headers = await accounts.openSession(user.id, { method: 'organisation', request, timeZone });
  const account = { username: user.email, name: user.name, localAccountId: user.id };
  return { kind: 'signed-in', account, headers };
}
