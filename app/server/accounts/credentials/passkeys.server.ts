import { MAX_PASSKEY_NAME_LENGTH } from '~/domain/auth/passkey-name';
import type { PasskeyRegistration } from '~/domain/auth/passkey-schema';
import { isRecentlyAuthenticated } from '~/domain/auth/recent-auth';
import type { SignedIn } from '~/domain/auth/session';
import { isUuid } from '~/domain/text/uuid';
import { countAttempt } from '../../rate-limits/attempts.server';
import { callAuth } from '../better-auth/auth.server';
import { deletePasskey, readPasskeys, setPasskeyName } from '../better-auth/tables/passkeys.server';
import { type RemoveResult, removeCredential } from '../better-auth/tables/remove-credential.server';
import { isSessionOpen, revokeTokens } from '../better-auth/tables/revoke-tokens.server';
import type { AccountDeps } from '../deps.server';
import { createAuthHeaders } from '../sessions/browser-session.server';
import { notifySecurityChange } from './notify-security-change.server';
import type { Passkey, PasskeyOptions } from './types.server';

const NEW_PASSKEYS_AN_HOUR = 30;
const HOUR_S = 60 * 60;

const toPasskeyName = (text: string): string => text.trim().slice(0, MAX_PASSKEY_NAME_LENGTH);

/** The passkeys of the user, the oldest first. */
export const listPasskeys = ({ db }: AccountDeps, { user }: SignedIn): Promise<Passkey[]> =>
  readPasskeys(db, user.id);

/** Starts the registration of a passkey. `stale`: the authentication is older than a day. */
export async function createPasskeyOptions(
  deps: AccountDeps,
  { user, session }: SignedIn,
  request: Request,
): Promise<PasskeyOptions | 'stale' | 'wait'> {
  const { db, auth, clock } = deps;
  if (!isRecentlyAuthenticated(session.authenticatedAt, clock(), 'passkey')) return 'stale';
  const limit = { key: `new-passkey:${user.id}`, max: NEW_PASSKEYS_AN_HOUR, seconds: HOUR_S };
  if ((await countAttempt(db, [limit], clock())) > 0) return 'wait';
  const { headers, response } = await auth.api.generatePasskeyRegistrationOptions({
    headers: createAuthHeaders(deps, request),
    returnHeaders: true,
  });
  return { options: response, headers: deps.authCookies.forBrowser(headers) };
}

/** Deletes the new passkey when the acting session has ended meanwhile. Otherwise revokes older tokens and notifies the user. */
function confirmPasskey(deps: AccountDeps, { user, session }: SignedIn, passkeyId: string): Promise<boolean> {
  const userId = user.id;
  return deps.db.transaction(async (transaction) => {
    const isOpen = await isSessionOpen(transaction, { userId, sessionId: session.id });
    if (!isOpen) {
      await deletePasskey(transaction, passkeyId);
      return false;
    }
    await revokeTokens(transaction, { event: 'passkey-added', userId });
    await notifySecurityChange({ ...deps, db: transaction }, user, 'passkey-added');
    return true;
  });
}

/** Verifies the response of the browser and stores the passkey. False when it is not valid. */
export async function addPasskey(
  deps: AccountDeps,
  actor: SignedIn,
  { request, response, name }: { request: Request; response: PasskeyRegistration; name: string },
): Promise<boolean> {
  const { auth, clock } = deps;
  if (!isRecentlyAuthenticated(actor.session.authenticatedAt, clock(), 'passkey')) return false;
  const body = { response, name: toPasskeyName(name) };
  const headers = createAuthHeaders(deps, request);
  const added = await callAuth(() => auth.api.verifyPasskeyRegistration({ body, headers }));
  return added !== undefined && confirmPasskey(deps, actor, added.id);
}

/** False for a passkey that the user does not have, and for an empty name. */
export async function renamePasskey(
  { db }: AccountDeps,
  { user }: SignedIn,
  { id, name }: { id: string; name: string },
): Promise<boolean> {
  const newName = toPasskeyName(name);
  return isUuid(id) && newName !== '' && setPasskeyName(db, { id, userId: user.id, name: newName });
}

/** Removes a passkey, unless it is the last credential. `stale`: the authentication is too old. */
export async function removePasskey(
  deps: AccountDeps,
  { user, session }: SignedIn,
  id: string,
): Promise<RemoveResult | 'stale'> {
  if (!isRecentlyAuthenticated(session.authenticatedAt, deps.clock(), 'sensitive')) return 'stale';
  return deps.db.transaction(async (transaction) => {
    const result = await removeCredential(transaction, user.id, { kind: 'passkey', id });
    if (result === 'removed')
      await notifySecurityChange({ ...deps, db: transaction }, user, 'passkey-removed');
    return result;
  });
}
