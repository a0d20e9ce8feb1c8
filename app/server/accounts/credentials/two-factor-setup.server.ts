import type { SignedIn } from '~/domain/auth/session';
import { countAttempt } from '../../rate-limits/attempts.server';
import { callAuth } from '../better-auth/auth.server';
import { readPendingTwoFactorSecret } from '../better-auth/tables/two-factors.server';
import { createAuthenticatorUri } from '../better-auth/two-factor-plugin.server';
import type { AccountDeps } from '../deps.server';
import { createAuthHeaders } from '../sessions/browser-session.server';
import { readRecoveryCodes } from '../sign-in/recovery-codes.server';
import { getCodeLimit } from '../sign-in/two-factor-sign-in.server';
import { reauthenticate } from './change-password.server';
import { finishTwoFactorChange } from './notify-security-change.server';
import type {
  BeginTwoFactorResult,
  ConfirmTwoFactorResult,
  EndTwoFactorResult,
  RecoveryCodesResult,
  TwoFactorSecret,
} from './types.server';

const MAX_FIRST_CODES = 10;
const QUARTER_HOUR_S = 15 * 60;

interface WithPassword {
  request: Request;
  password: string;
}

/** Creates a secret after a check of the password. Sign-ins need a code only after `enableTwoFactor`. */
export async function startTwoFactorSetup(
  deps: AccountDeps,
  actor: SignedIn,
  { request, password }: WithPassword,
): Promise<BeginTwoFactorResult> {
  if (actor.user.twoFactorEnabled) return { kind: 'on' };
  const check = await reauthenticate(deps, actor, password);
  if (check !== 'right') return { kind: check };
  const body = { password, method: 'totp' } as const;
  const headers = createAuthHeaders(deps, request);
  const started = await callAuth(() => deps.auth.api.enableTwoFactor({ body, headers }));
  return { kind: started ? 'started' : 'on' };
}

/** The secret that waits for its first code. */
export async function getTwoFactorSetup(
  deps: AccountDeps,
  { user }: SignedIn,
): Promise<TwoFactorSecret | undefined> {
  const pending = await readPendingTwoFactorSecret(deps, user.id);
  return pending === undefined ? undefined : createAuthenticatorUri(pending, user.email);
}

/** The number of unused recovery codes. */
export const countRecoveryCodes = async (deps: AccountDeps, { user }: SignedIn): Promise<number> =>
  (await readRecoveryCodes(deps, user.id)).length;

/** Turns two-factor sign-in on with the first code. The session continues with a new cookie. */
export async function enableTwoFactor(
  deps: AccountDeps,
  { user }: SignedIn,
  { request, code: input }: { request: Request; code: string },
): Promise<ConfirmTwoFactorResult> {
  const { db, auth, clock } = deps;
  if ((await readPendingTwoFactorSecret(deps, user.id)) === undefined) return { kind: 'gone' };
  const limit = { key: `first-code:${user.id}`, max: MAX_FIRST_CODES, seconds: QUARTER_HOUR_S };
  if ((await countAttempt(db, [limit], clock())) > 0) return { kind: 'wait' };
  const code = input.replace(/\s/g, '');
  const call = { body: { code }, headers: createAuthHeaders(deps, request), returnHeaders: true } as const;
  const verified = await callAuth(() => auth.api.verifyTOTP(call));
  if (!verified) return { kind: 'wrong' };
  await countAttempt(db, [getCodeLimit(user.id, code)], clock());
  await finishTwoFactorChange(deps, user, 'two-factor-on');
  const recoveryCodes = await readRecoveryCodes(deps, user.id);
  return { kind: 'on', headers: deps.authCookies.forBrowser(verified.headers), recoveryCodes };
}

/** Needs the password. The session continues with a new cookie. */
export async function disableTwoFactor(
  deps: AccountDeps,
  actor: SignedIn,
  { request, password }: WithPassword,
): Promise<EndTwoFactorResult> {
  const check = await reauthenticate(deps, actor, password);
  if (check !== 'right') return { kind: check };
  const call = {
    body: { password },
    headers: createAuthHeaders(deps, request),
    returnHeaders: true,
  } as const;
  const { headers } = await deps.auth.api.disableTwoFactor(call);
  await finishTwoFactorChange(deps, actor.user, 'two-factor-off');
  return { kind: 'off', headers: deps.authCookies.forBrowser(headers) };
}

/** Needs the password. The former recovery codes are void. */
export async function createRecoveryCodes(
  deps: AccountDeps,
  actor: SignedIn,
  { request, password }: WithPassword,
): Promise<RecoveryCodesResult> {
  if (!actor.user.twoFactorEnabled) return { kind: 'off' };
  const check = await reauthenticate(deps, actor, password);
  if (check !== 'right') return { kind: check };
  const headers = createAuthHeaders(deps, request);
  const { backupCodes } = await deps.auth.api.generateBackupCodes({ body: { password }, headers });
  await finishTwoFactorChange(deps, actor.user, 'recovery-codes');
  return { kind: 'made', recoveryCodes: backupCodes };
}
