import { countAttempt, resetAttempts } from '../../rate-limits/attempts.server';
import { deleteSession } from '../better-auth/tables/sessions.server';
import { checkPassword, isCurrentPassword } from '../credentials/check-password.server';
import type { AccountDeps } from '../deps.server';
import { appendSignInCookies, createAuthHeaders, readTimeZone } from '../sessions/browser-session.server';
import type { ClientInfo, Credentials, SignInResult } from '../types.server';
import { toUser } from '../users/users.server';
import { recordSuccessfulSignIn } from './record-sign-in.server';
import { getPasswordLimits } from './sign-in-limits.server';
import { recordSignIn } from './sign-in-records.server';

/**
 * Signs in by email and password. A known and an unknown email get the same response for the same work: the same counters,
 * one query, one hash, one record.
 */
export async function signInWithPassword(
  deps: AccountDeps,
  credentials: Credentials,
  { request, ipAddress, timeZone }: ClientInfo,
): Promise<SignInResult> {
  const { db, auth, authCookies, cookies, demo, httpsOnly, clock } = deps;
  const email = credentials.email.trim().toLowerCase();
  const { limits, resetOnSuccess } = getPasswordLimits(cookies, { request, ipAddress, email });
  const seconds = await countAttempt(db, limits, clock());
  if (seconds > 0) return { kind: 'wait', seconds };

  const { holder, isRight } = await checkPassword(db, { ...credentials, email }, demo);
  const record = {
    userId: holder?.user.id,
    method: 'password',
    request,
    timeZone: readTimeZone(timeZone),
    now: clock(),
  } as const;
  if (!holder || !isRight) {
    await recordSignIn(db, { ...record, succeeded: false });
    return { kind: 'refused' };
  }
  await resetAttempts(db, resetOnSuccess);
  const { headers, response } = await auth.api.openSessionAfterPassword({
    body: { userId: holder.user.id },
    headers: createAuthHeaders(deps, request, timeZone),
    returnHeaders: true,
  });
  // When the password changed during the check, its event could not delete this session: it did not exist yet.
  if (!(await isCurrentPassword(db, holder))) {
    if ('sessionId' in response) await deleteSession(db, { id: response.sessionId });
    await recordSignIn(db, { ...record, succeeded: false });
    return { kind: 'refused' };
  }
  const responseHeaders = authCookies.forBrowser(headers);
  if ('twoFactorRedirect' in response) return { kind: 'two-factor', headers: responseHeaders };
  const user = toUser(holder.user);
  appendSignInCookies(responseHeaders, user, httpsOnly);
  responseHeaders.append('Set-Cookie', await recordSuccessfulSignIn(deps, user, record));
  return { kind: 'signed-in', user, headers: responseHeaders };
}
