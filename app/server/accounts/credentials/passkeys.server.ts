import { isAPIError } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import {
  MAX_PASSKEY_NAME_LENGTH,
  type PasskeyAssertion,
  type PasskeyRegistration,
} from '~/domain/auth/passkey-schema';
import { isRecentlyAuthenticated } from '~/domain/auth/recent-auth';
import { isUuid } from '../../crypto/link-token.server';
import { passkeys } from '../../db/schema/accounts.server';
import { countAttempt } from '../../rate-limits/attempts.server';
import type { AccountDeps } from '../deps.server';
import { appendSignInCookies, headersFor, readTimeZone } from '../sessions/browser-session.server';
import { recordSuccessfulSignIn } from '../sign-in/record-sign-in.server';
import { networkLimit } from '../sign-in/sign-in-limits.server';
import type { ClientInfo, Passkey, PasskeyOptions, SignedIn, SignInResult } from '../types.server';
import { getUserById } from '../users/users.server';
import { notifySecurityChange } from './notify-security-change.server';
import { type RemoveResult, removeCredential } from './remove-credential.server';
import { isSessionOpen, revokeTokensIn } from './revoke-tokens.server';

const CEREMONIES_AN_HOUR = 120;
const NEW_PASSKEYS_AN_HOUR = 30;
const HOUR_S = 60 * 60;

/** Begins signing in by passkey. The same for everybody: which account it is, the passkey says itself. */
export async function createPasskeySignInOptions(
  parts: AccountDeps,
  request: Request,
): Promise<PasskeyOptions> {
  const { headers, response } = await parts.auth.api.generatePasskeyAuthenticationOptions({
    headers: headersFor(parts, request),
    returnHeaders: true,
  });
  return { options: response, headers: parts.authCookies.forBrowser(headers) };
}

export async function signInWithPasskey(
  parts: AccountDeps,
  proof: PasskeyAssertion,
  { request, ipAddress: address, timeZone }: ClientInfo,
): Promise<SignInResult> {
  const { database, auth, demo, httpsOnly, clock } = parts;
  const limit = networkLimit('passkey', address, CEREMONIES_AN_HOUR);
  const seconds = await countAttempt(database, [limit], clock());
  if (seconds > 0) return { kind: 'wait', seconds };
  try {
    const answer = await auth.api.verifyPasskeyAuthentication({
      body: { response: proof },
      headers: headersFor(parts, request, timeZone),
      returnHeaders: true,
    });
    const user = await getUserById(database, answer.response.user.id, demo);
    if (!user) return { kind: 'refused' };
    const sent = parts.authCookies.forBrowser(answer.headers);
    appendSignInCookies(sent, user, httpsOnly);
    const how = { method: 'passkey', request, timeZone: readTimeZone(timeZone) } as const;
    sent.append('Set-Cookie', await recordSuccessfulSignIn(parts, user, how));
    return { kind: 'signed-in', user: user, headers: sent };
  } catch (error) {
    if (isAPIError(error)) return { kind: 'refused' };
    throw error;
  }
}

/** Begins adding one to the account of this request's session. */
export async function createPasskeyOptions(
  parts: AccountDeps,
  { user, session }: SignedIn,
  request: Request,
): Promise<PasskeyOptions | 'stale' | 'wait'> {
  const { database, auth, clock } = parts;
  if (!isRecentlyAuthenticated(session.authenticatedAt, clock(), 'passkey')) return 'stale';
  const limit = { key: `new-passkey:${user.id}`, max: NEW_PASSKEYS_AN_HOUR, seconds: HOUR_S };
  if ((await countAttempt(database, [limit], clock())) > 0) return 'wait';
  const { headers, response } = await auth.api.generatePasskeyRegistrationOptions({
    headers: headersFor(parts, request),
    returnHeaders: true,
  });
  return { options: response, headers: parts.authCookies.forBrowser(headers) };
}

/** A passkey that was added while its session was being ended goes again; else it revokes what was given before. */
function keepPasskey(
  { database }: AccountDeps,
  { user, session }: SignedIn,
  passkeyId: string,
): Promise<boolean> {
  const userId = user.id;
  return database.db.transaction(async (transaction) => {
    const isOpen = await isSessionOpen(transaction, { userId, sessionId: session.id });
    if (isOpen) await revokeTokensIn(transaction, { event: 'passkey-added', userId });
    else await transaction.delete(passkeys).where(eq(passkeys.id, passkeyId));
    return isOpen;
  });
}

export async function addPasskey(
  parts: AccountDeps,
  { user, session }: SignedIn,
  { request, response, name }: { request: Request; response: PasskeyRegistration; name: string },
): Promise<boolean> {
  if (!isRecentlyAuthenticated(session.authenticatedAt, parts.clock(), 'passkey')) return false;
  try {
    const added = await parts.auth.api.verifyPasskeyRegistration({
      body: { response, name: name.trim().slice(0, MAX_PASSKEY_NAME_LENGTH) },
      headers: headersFor(parts, request),
    });
    if (!(await keepPasskey(parts, { user: user, session }, added.id))) return false;
    await notifySecurityChange(parts, user, 'passkey-added');
    return true;
  } catch (error) {
    if (isAPIError(error)) return false;
    throw error;
  }
}

interface Row {
  id: string;
  name: string | null;
  device_type: string;
  created_at: Date;
}

export async function listPasskeys({ database }: AccountDeps, { user }: SignedIn): Promise<Passkey[]> {
  const rows = await database.rows<Row>({
    text: 'select id, name, device_type, created_at from passkeys where user_id = $1 order by created_at, id',
    values: [user.id],
  });
  return rows.map(({ id, name, device_type, created_at }) => ({
    id,
    name: name || 'Passkey',
    synced: device_type === 'multiDevice',
    createdAt: created_at,
  }));
}

export async function removePasskey(
  parts: AccountDeps,
  { user }: SignedIn,
  id: string,
): Promise<RemoveResult> {
  const result = await removeCredential(parts.database, user.id, { kind: 'passkey', id });
  if (result === 'removed') await notifySecurityChange(parts, user, 'passkey-removed');
  return result;
}

export async function renamePasskey(
  { database }: AccountDeps,
  { user }: SignedIn,
  { id, name }: { id: string; name: string },
): Promise<boolean> {
  const chosen = name.trim().slice(0, MAX_PASSKEY_NAME_LENGTH);
  if (!isUuid(id) || !chosen) return false;
  const changed = await database.rows({
    text: 'update passkeys set name = $3 where id = $1 and user_id = $2 returning id',
    values: [id, user.id, chosen],
  });
  return changed.length > 0;
}
