import { isAPIError } from 'better-auth/api';
import { countAttempt } from '../../rate-limits/attempts.server';
import { TWO_FACTOR_CHALLENGE } from '../better-auth/auth-cookies.server';
import type { AccountDeps } from '../deps.server';
import { appendSignInCookies, headersFor, readTimeZone } from '../sessions/browser-session.server';
import type { ClientInfo, SignInResult } from '../types.server';
import { getUserById } from '../users/users.server';
import { recordSuccessfulSignIn } from './record-sign-in.server';
import { hashKey } from './sign-in-limits.server';
import { recordSignIn } from './sign-in-records.server';

/** A code of the app counts for thirty seconds, and those before and after it as well. */
const CODE_SECONDS = 90;

/** The same code a second time is somebody who looked over a shoulder. */
export const claimCode = (userId: string, code: string) => ({
  ...{ key: `code:${userId}:${hashKey(code)}`, max: 1, seconds: CODE_SECONDS },
});

/** Who gave the right password a moment ago in this browser, and has to give a code now. */
export async function readPendingTwoFactor({ database, cookies }: AccountDeps, request: Request) {
  const challenge = cookies.read(request, TWO_FACTOR_CHALLENGE);
  if (challenge === undefined) return undefined;
  const [row] = await database.rows<{ value: string }>({
    text: 'select value from verifications where identifier = $1 and expires_at > now()',
    values: [challenge],
  });
  return row?.value;
}

/** Digits are of the app, which shows six; anything else is one of the recovery codes that were written down. */
const isOfApp = (code: string) => /^\d{6}$/.test(code);

export async function signInWithCode(
  parts: AccountDeps,
  typed: string,
  { request, timeZone }: ClientInfo,
): Promise<SignInResult | { kind: 'start-again' }> {
  const { database, auth, authCookies, demo, httpsOnly, clock } = parts;
  const code = typed.replace(/\s/g, '');
  const userId = await readPendingTwoFactor(parts, request);
  const user = userId && (await getUserById(database, userId, demo));
  if (!user) return { kind: 'start-again' };

  const method = isOfApp(code) ? 'password' : 'recovery-code';
  const record = {
    userId: user.id,
    method,
    request,
    timeZone: readTimeZone(timeZone),
    now: clock(),
  } as const;
  const refuse = async (): Promise<SignInResult> => {
    await recordSignIn(database, { ...record, succeeded: false });
    return { kind: 'refused' };
  };
  try {
    const call = {
      body: { code },
      headers: headersFor(parts, request, timeZone),
      returnHeaders: true,
    } as const;
    const isUsed = isOfApp(code) && (await countAttempt(database, [claimCode(user.id, code)], clock())) > 0;
    if (isUsed) return refuse();
    const { headers } = isOfApp(code)
      ? await auth.api.verifyTOTP(call)
      : await auth.api.verifyBackupCode(call);
    const sent = authCookies.forBrowser(headers);
    appendSignInCookies(sent, user, httpsOnly);
    sent.append('Set-Cookie', await recordSuccessfulSignIn(parts, user, record));
    return { kind: 'signed-in', user: user, headers: sent };
  } catch (error) {
    if (isAPIError(error)) return refuse();
    throw error;
  }
}
