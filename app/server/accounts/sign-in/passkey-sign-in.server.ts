import type { PasskeyAssertion } from '~/domain/auth/passkey-schema';
import { countAttempt } from '../../rate-limits/attempts.server';
import { callAuth } from '../better-auth/auth.server';
import type { PasskeyOptions } from '../credentials/types.server';
import type { AccountDeps } from '../deps.server';
import { appendSignInCookies, createAuthHeaders, readTimeZone } from '../sessions/browser-session.server';
import type { ClientInfo, SignInResult } from '../types.server';
import { getUserById } from '../users/users.server';
import { recordSuccessfulSignIn } from './record-sign-in.server';
import { limitByNetwork } from './sign-in-limits.server';

const SIGN_INS_AN_HOUR = 120;

/** Starts a sign-in with a passkey. The options are the same for every user: the passkey identifies the account. */
export async function createPasskeySignInOptions(
  deps: AccountDeps,
  request: Request,
): Promise<PasskeyOptions> {
  const { headers, response } = await deps.auth.api.generatePasskeyAuthenticationOptions({
    headers: createAuthHeaders(deps, request),
    returnHeaders: true,
  });
  return { options: response, headers: deps.authCookies.forBrowser(headers) };
}

/** Signs in with the response of a passkey. */
export async function signInWithPasskey(
  deps: AccountDeps,
  assertion: PasskeyAssertion,
  { request, ipAddress, timeZone }: ClientInfo,
): Promise<SignInResult> {
  const { db, auth, authCookies, httpsOnly, clock } = deps;
  const limit = limitByNetwork('passkey', ipAddress, SIGN_INS_AN_HOUR);
  const seconds = await countAttempt(db, [limit], clock());
  if (seconds > 0) return { kind: 'wait', seconds };
  const verified = await callAuth(() =>
    auth.api.verifyPasskeyAuthentication({
      body: { response: assertion },
      headers: createAuthHeaders(deps, request, timeZone),
      returnHeaders: true,
    }),
  );
  const user = verified && (await getUserById(deps, verified.response.user.id));
  if (!user) return { kind: 'refused' };
  const headers = authCookies.forBrowser(verified.headers);
  appendSignInCookies(headers, user, httpsOnly);
  const signIn = { method: 'passkey', request, timeZone: readTimeZone(timeZone) } as const;
  headers.append('Set-Cookie', await recordSuccessfulSignIn(deps, user, signIn));
  return { kind: 'signed-in', user, headers };
}
