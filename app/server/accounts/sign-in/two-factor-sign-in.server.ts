import { countAttempt } from '../../rate-limits/attempts.server';
import { callAuth } from '../better-auth/auth.server';
import { TWO_FACTOR_CHALLENGE } from '../better-auth/auth-cookies.server';
import { readCodeLock } from '../better-auth/tables/two-factors.server';
import { readVerification } from '../better-auth/tables/verifications.server';
import type { AccountDeps } from '../deps.server';
import { appendSignInCookies, createAuthHeaders, readTimeZone } from '../sessions/browser-session.server';
import type { ClientInfo, SignInResult } from '../types.server';
import { getUserById } from '../users/users.server';
import { recordSuccessfulSignIn } from './record-sign-in.server';
import { findRecoveryCode } from './recovery-codes.server';
import { hashKey } from './sign-in-limits.server';
import { recordSignIn } from './sign-in-records.server';

/** A code is valid for its thirty seconds and for those before and after. */
const CODE_SECONDS = 90;

/** Allows each code once: a second use can be by an attacker who saw it. */
export const getCodeLimit = (userId: string, code: string) => ({
  key: `code:${userId}:${hashKey(code)}`,
  max: 1,
  seconds: CODE_SECONDS,
});

/** The id of the user who gave a correct password in this browser and must give a code next. */
async function readPendingTwoFactor(
  { db, cookies }: AccountDeps,
  request: Request,
): Promise<string | undefined> {
  const challenge = cookies.read(request, TWO_FACTOR_CHALLENGE);
  return challenge === undefined ? undefined : readVerification(db, challenge, new Date());
}

/** Whether a password was correct in this browser and a code is needed next. */
export const isTwoFactorPending = async (deps: AccountDeps, request: Request): Promise<boolean> =>
  (await readPendingTwoFactor(deps, request)) !== undefined;

/** R-SIGNIN-1: the seconds in which no code of the user is accepted, also no correct one. */
async function readSecondsToWait(deps: AccountDeps, userId: string): Promise<number> {
  const lockedUntil = await readCodeLock(deps, userId);
  return lockedUntil ? Math.max(0, Math.ceil((lockedUntil.getTime() - Date.now()) / 1000)) : 0;
}

/** Codes of an app have six digits. Any other text is a recovery code. */
const isAppCode = (code: string) => /^\d{6}$/.test(code);

/**
 * Takes a code of the authenticator app or a recovery code. `start-again`: no correct password came before. `too-many`: this
 * sign-in had too many wrong codes, and begins again with the password.
 */
export async function signInWithCode(
  deps: AccountDeps,
  input: string,
  { request, timeZone }: ClientInfo,
): Promise<SignInResult | { kind: 'start-again' | 'too-many' }> {
  const { db, auth, authCookies, httpsOnly, clock } = deps;
  const typed = input.replace(/\s/g, '');
  const userId = await readPendingTwoFactor(deps, request);
  const user = userId && (await getUserById(deps, userId));
  if (!user) return { kind: 'start-again' };

  const seconds = await readSecondsToWait(deps, user.id);
  if (seconds > 0) return { kind: 'wait', seconds };

  const code = isAppCode(typed) ? typed : await findRecoveryCode(deps, user.id, typed);
  const record = {
    userId: user.id,
    method: isAppCode(code) ? 'password' : 'recovery-code',
    request,
    timeZone: readTimeZone(timeZone),
    now: clock(),
  } as const;
  const isUsed = isAppCode(code) && (await countAttempt(db, [getCodeLimit(user.id, code)], clock())) > 0;
  const call = {
    body: { code },
    headers: createAuthHeaders(deps, request, timeZone),
    returnHeaders: true,
  } as const;
  const verify = () => (isAppCode(code) ? auth.api.verifyTOTP(call) : auth.api.verifyBackupCode(call));
  const verified = isUsed ? undefined : await callAuth<{ headers: Headers }>(verify);
  if (!verified) {
    await recordSignIn(db, { ...record, succeeded: false });
    const waitSeconds = await readSecondsToWait(deps, user.id);
    if (waitSeconds > 0) return { kind: 'wait', seconds: waitSeconds };
    return { kind: (await isTwoFactorPending(deps, request)) ? 'refused' : 'too-many' };
  }
  const headers = authCookies.forBrowser(verified.headers);
  appendSignInCookies(headers, user, httpsOnly);
  headers.append('Set-Cookie', await recordSuccessfulSignIn(deps, user, record));
  return { kind: 'signed-in', user, headers };
}
