import type { SqlClient } from '../../db/database.server';
import { countAttempt, resetAttempts } from '../../rate-limits/attempts.server';
import { checkPassword, isStillPassword } from '../credentials/stored-password.server';
import type { AccountDeps } from '../deps.server';
import { appendSignInCookies, headersFor, readTimeZone } from '../sessions/browser-session.server';
import { toUser } from '../sessions/read-session.server';
import type { ClientInfo, Credentials, SignInResult } from '../types.server';
import { recordSuccessfulSignIn } from './record-sign-in.server';
import { passwordLimits } from './sign-in-limits.server';
import { recordSignIn } from './sign-in-records.server';

async function endSession(database: SqlClient, id: string): Promise<void> {
  await database.rows({ text: 'delete from sessions where id = $1', values: [id] });
}

/**
 * Signs in by e-mail and password. Whether the address is known changes neither the answer nor what is done for it: the
 * same counters, one look-up, one hash, one record.
 */
export async function signInWithPassword(
  parts: AccountDeps,
  credentials: Credentials,
  { request, ipAddress: address, timeZone }: ClientInfo,
): Promise<SignInResult> {
  const { database, auth, authCookies, cookies, demo, httpsOnly, clock } = parts;
  const email = credentials.email.trim().toLowerCase();
  const { limits, forgottenOnSuccess } = passwordLimits(cookies, { request, address, email });
  const seconds = await countAttempt(database, limits, clock());
  if (seconds > 0) return { kind: 'wait', seconds };

  const { row, isRight } = await checkPassword(database, { ...credentials, email }, demo);
  const userId = row?.id;
  const record = {
    userId,
    method: 'password',
    request,
    timeZone: readTimeZone(timeZone),
    now: clock(),
  } as const;
  if (!row || !isRight) {
    await recordSignIn(database, { ...record, succeeded: false });
    return { kind: 'refused' };
  }
  await resetAttempts(database, forgottenOnSuccess);
  const { headers, response } = await auth.api.openSessionAfterPassword({
    body: { userId: row.id },
    headers: headersFor(parts, request, timeZone),
    returnHeaders: true,
  });
  // The password was changed while it was compared: what the former one opened was not there yet to be ended.
  if (!(await isStillPassword(database, row))) {
    if ('sessionId' in response) await endSession(database, response.sessionId);
    await recordSignIn(database, { ...record, succeeded: false });
    return { kind: 'refused' };
  }
  const sent = authCookies.forBrowser(headers);
  if ('twoFactorRedirect' in response) return { kind: 'second-factor', headers: sent };
  const user = toUser(row);
  appendSignInCookies(sent, user, httpsOnly);
  sent.append('Set-Cookie', await recordSuccessfulSignIn(parts, user, record));
  return { kind: 'signed-in', user: user, headers: sent };
}
