import { isAPIError } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import { isFreshProof } from '~/domain/fresh-proof';
import { PASSKEY_NAME_LENGTH, type PasskeyProof, type PasskeyRegistration } from '~/domain/passkey';
import { passkeys } from '../db/schema/accounts.server';
import { countAttempt } from './attempts.server';
import { headersFor, tellWhoArrived, zoneOf } from './browser-session.server';
import type { Asker, Passkey, PasskeyOptions, SignedIn, SignInResult } from './contract.server';
import { isUuid } from './link-token.server';
import { noteSuccess } from './note-success.server';
import type { AccountParts } from './parts.server';
import { personById } from './people.server';
import { isSessionOpen, revokeTokensIn } from './revoke-tokens.server';
import { networkLimit } from './sign-in-limits.server';
import { tellChange } from './tell-change.server';
import { type RemoveResult, removeWayIn } from './ways-in.server';

const CEREMONIES_AN_HOUR = 120;
const NEW_PASSKEYS_AN_HOUR = 30;
const HOUR_S = 60 * 60;

/** Begins signing in by passkey. The same for everybody: which account it is, the passkey says itself. */
export async function passkeySignInOptions(parts: AccountParts, request: Request): Promise<PasskeyOptions> {
  const { headers, response } = await parts.auth.api.generatePasskeyAuthenticationOptions({
    headers: headersFor(parts, request),
    returnHeaders: true,
  });
  return { options: response, headers: parts.authCookies.forBrowser(headers) };
}

export async function signInWithPasskey(
  parts: AccountParts,
  proof: PasskeyProof,
  { request, address, timeZone }: Asker,
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
    const person = await personById(database, answer.response.user.id, demo);
    if (!person) return { kind: 'refused' };
    const sent = parts.authCookies.forBrowser(answer.headers);
    tellWhoArrived(sent, person, httpsOnly);
    const how = { method: 'passkey', request, timeZone: zoneOf(timeZone) } as const;
    sent.append('Set-Cookie', await noteSuccess(parts, person, how));
    return { kind: 'signed-in', person, headers: sent };
  } catch (error) {
    if (isAPIError(error)) return { kind: 'refused' };
    throw error;
  }
}

/** Begins adding one to the account of this request's session. */
export async function newPasskeyOptions(
  parts: AccountParts,
  { person, session }: SignedIn,
  request: Request,
): Promise<PasskeyOptions | 'stale' | 'wait'> {
  const { database, auth, clock } = parts;
  if (!isFreshProof(session.provenAt, clock(), 'passkey')) return 'stale';
  const limit = { key: `new-passkey:${person.id}`, most: NEW_PASSKEYS_AN_HOUR, seconds: HOUR_S };
  if ((await countAttempt(database, [limit], clock())) > 0) return 'wait';
  const { headers, response } = await auth.api.generatePasskeyRegistrationOptions({
    headers: headersFor(parts, request),
    returnHeaders: true,
  });
  return { options: response, headers: parts.authCookies.forBrowser(headers) };
}

/** A passkey that was added while its session was being ended goes again; else it revokes what was given before. */
function keepPasskey(
  { database }: AccountParts,
  { person, session }: SignedIn,
  passkeyId: string,
): Promise<boolean> {
  const personId = person.id;
  return database.db.transaction(async (transaction) => {
    const isOpen = await isSessionOpen(transaction, { personId, sessionId: session.id });
    if (isOpen) await revokeTokensIn(transaction, { event: 'passkey-added', personId });
    else await transaction.delete(passkeys).where(eq(passkeys.id, passkeyId));
    return isOpen;
  });
}

export async function addPasskey(
  parts: AccountParts,
  { person, session }: SignedIn,
  { request, response, name }: { request: Request; response: PasskeyRegistration; name: string },
): Promise<boolean> {
  if (!isFreshProof(session.provenAt, parts.clock(), 'passkey')) return false;
  try {
    const added = await parts.auth.api.verifyPasskeyRegistration({
      body: { response, name: name.trim().slice(0, PASSKEY_NAME_LENGTH) },
      headers: headersFor(parts, request),
    });
    if (!(await keepPasskey(parts, { person, session }, added.id))) return false;
    await tellChange(parts, person, 'passkey-added');
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

export async function listPasskeys({ database }: AccountParts, { person }: SignedIn): Promise<Passkey[]> {
  const rows = await database.rows<Row>({
    text: 'select id, name, device_type, created_at from passkeys where person_id = $1 order by created_at, id',
    values: [person.id],
  });
  return rows.map(({ id, name, device_type, created_at }) => ({
    id,
    name: name || 'Passkey',
    synced: device_type === 'multiDevice',
    createdAt: created_at,
  }));
}

export async function removePasskey(
  parts: AccountParts,
  { person }: SignedIn,
  id: string,
): Promise<RemoveResult> {
  const result = await removeWayIn(parts.database, person.id, { kind: 'passkey', id });
  if (result === 'removed') await tellChange(parts, person, 'passkey-removed');
  return result;
}

export async function renamePasskey(
  { database }: AccountParts,
  { person }: SignedIn,
  { id, name }: { id: string; name: string },
): Promise<boolean> {
  const chosen = name.trim().slice(0, PASSKEY_NAME_LENGTH);
  if (!isUuid(id) || !chosen) return false;
  const changed = await database.rows({
    text: 'update passkeys set name = $3 where id = $1 and person_id = $2 returning id',
    values: [id, person.id, chosen],
  });
  return changed.length > 0;
}
