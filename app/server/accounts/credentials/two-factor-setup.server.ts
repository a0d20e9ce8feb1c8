import { isAPIError } from 'better-auth/api';
import { symmetricDecrypt } from 'better-auth/crypto';
import type { User } from '~/domain/auth/user';
import { site } from '~site';
import { countAttempt } from '../../rate-limits/attempts.server';
import type { AccountDeps } from '../deps.server';
import { headersFor } from '../sessions/browser-session.server';
import { claimCode } from '../sign-in/two-factor-sign-in.server';
import type {
  BeginTwoFactorResult,
  ConfirmTwoFactorResult,
  EndTwoFactorResult,
  RecoveryCodesResult,
  SignedIn,
  TwoFactorSecret,
} from '../types.server';
import { reauthenticate } from './change-password.server';
import { notifySecurityChange } from './notify-security-change.server';
import { revokeTokens } from './revoke-tokens.server';

const CODES_IN_A_QUARTER_HOUR = 10;
const QUARTER_HOUR_S = 15 * 60;

/** Runs a call of the user's own session; `undefined` when it was refused. */
async function allowed<Answer>(call: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await call();
  } catch (error) {
    if (isAPIError(error)) return undefined;
    throw error;
  }
}

/** What follows a change that better-auth has made: tokens of before are void, and the user is told. */
async function changed(
  parts: AccountDeps,
  user: User,
  event: 'two-factor-on' | 'two-factor-off' | 'recovery-codes',
): Promise<void> {
  await parts.database.transaction((transaction) => revokeTokens(transaction, { event, userId: user.id }));
  await notifySecurityChange(parts, user, event);
}

interface Typed {
  request: Request;
  password: string;
}

/** Makes a secret after the password was typed. Nothing is asked for at sign-in before its first code was right. */
export async function startTwoFactorSetup(
  parts: AccountDeps,
  actor: SignedIn,
  { request, password }: Typed,
): Promise<BeginTwoFactorResult> {
  if (actor.user.twoFactorEnabled) return { kind: 'on' };
  const answer = await reauthenticate(parts, actor, password);
  if (answer !== 'right') return { kind: answer };
  const body = { password, method: 'totp' } as const;
  const headers = headersFor(parts, request);
  const begun = await allowed(() => parts.auth.api.enableTwoFactor({ body, headers }));
  return { kind: begun ? 'begun' : 'on' };
}

async function secretOf({ database, auth }: AccountDeps, userId: string): Promise<string | undefined> {
  const [row] = await database.rows<{ secret: string }>({
    text: 'select secret from two_factors where user_id = $1 and not verified',
    values: [userId],
  });
  const { secretConfig } = await auth.$context;
  return row && symmetricDecrypt({ key: secretConfig, data: row.secret });
}

/** RFC 4648 without padding, as authenticator apps take it. */
function base32(text: string): string {
  const bits = [...Buffer.from(text)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => letters[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

/** The secret whose first code is still awaited. */
export async function getTwoFactorSetup(
  parts: AccountDeps,
  { user }: SignedIn,
): Promise<TwoFactorSecret | undefined> {
  const secret = await secretOf(parts, user.id);
  if (secret === undefined) return undefined;
  const typed = base32(secret);
  const label = encodeURIComponent(`${site.name}:${user.email}`);
  const query = `secret=${typed}&issuer=${encodeURIComponent(site.name)}`;
  return { uri: `otpauth://totp/${label}?${query}&digits=6&period=30`, secret: typed };
}

const recoveryCodesOf = async ({ auth }: AccountDeps, userId: string): Promise<string[]> =>
  (await allowed(() => auth.api.viewBackupCodes({ body: { userId } })))?.backupCodes ?? [];

/** How many of the recovery codes are left. */
export async function countRecoveryCodes(parts: AccountDeps, { user }: SignedIn): Promise<number> {
  return (await recoveryCodesOf(parts, user.id)).length;
}

/** The first right code turns it on. The session goes on under a new cookie. */
export async function enableTwoFactor(
  parts: AccountDeps,
  { user }: SignedIn,
  { request, code: typed }: { request: Request; code: string },
): Promise<ConfirmTwoFactorResult> {
  const { database, auth, clock } = parts;
  if ((await secretOf(parts, user.id)) === undefined) return { kind: 'gone' };
  const limit = { key: `first-code:${user.id}`, max: CODES_IN_A_QUARTER_HOUR, seconds: QUARTER_HOUR_S };
  if ((await countAttempt(database, [limit], clock())) > 0) return { kind: 'wait' };
  const code = typed.replace(/\s/g, '');
  const call = { body: { code }, headers: headersFor(parts, request), returnHeaders: true } as const;
  const answer = await allowed(() => auth.api.verifyTOTP(call));
  if (!answer) return { kind: 'wrong' };
  await countAttempt(database, [claimCode(user.id, code)], clock());
  await changed(parts, user, 'two-factor-on');
  const recoveryCodes = await recoveryCodesOf(parts, user.id);
  return { kind: 'on', headers: parts.authCookies.forBrowser(answer.headers), recoveryCodes };
}

export async function disableTwoFactor(
  parts: AccountDeps,
  actor: SignedIn,
  { request, password }: Typed,
): Promise<EndTwoFactorResult> {
  const answer = await reauthenticate(parts, actor, password);
  if (answer !== 'right') return { kind: answer };
  const call = { body: { password }, headers: headersFor(parts, request), returnHeaders: true } as const;
  const { headers } = await parts.auth.api.disableTwoFactor(call);
  await changed(parts, actor.user, 'two-factor-off');
  return { kind: 'off', headers: parts.authCookies.forBrowser(headers) };
}

/** The former ones are void from then on. */
export async function createRecoveryCodes(
  parts: AccountDeps,
  actor: SignedIn,
  { request, password }: Typed,
): Promise<RecoveryCodesResult> {
  if (!actor.user.twoFactorEnabled) return { kind: 'off' };
  const answer = await reauthenticate(parts, actor, password);
  if (answer !== 'right') return { kind: answer };
  const body = { password };
  const { backupCodes } = await parts.auth.api.generateBackupCodes({
    body,
    headers: headersFor(parts, request),
  });
  await changed(parts, actor.user, 'recovery-codes');
  return { kind: 'made', recoveryCodes: backupCodes };
}
