import { createHash } from 'node:crypto';
import { lt } from 'drizzle-orm';
import type { QueryBuilder } from '../db/database.server';
import { usedNonces } from '../db/schema/accounts.server';
import type { OidcDeps } from './deps.server';
import { isValidNonce, NONCE_SECONDS } from './nonce.server';
import { ProviderUnavailable } from './provider.server';
import type { TokenRefusal } from './types.server';
import { CLOCK_SKEW_SECONDS, type VerifiedToken, verifyToken } from './verify-token.server';

/** True for the first use of a nonce in all web processes. Deletes nonces that expired before `now`. */
export async function claimNonce(
  { db }: { db: QueryBuilder },
  nonce: string,
  now: Date,
  expiresAt: Date,
): Promise<boolean> {
  await db.delete(usedNonces).where(lt(usedNonces.expiresAt, now));
  const nonceHash = createHash('sha256').update(nonce).digest('base64url');
  const rows = await db.insert(usedNonces).values({ nonceHash, expiresAt }).onConflictDoNothing().returning();
  return rows.length === 1;
}

async function verifyWithProvider(
  { getProvider, tokenOrigin, clientId, clock, reportError }: OidcDeps,
  idToken: string,
): Promise<VerifiedToken | TokenRefusal> {
  try {
    const provider = await getProvider();
    tokenOrigin.current = provider.tokenOrigin;
    return await verifyToken(idToken, provider, { clientId, now: clock() });
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    reportError(error);
    return { kind: 'unavailable' };
  }
}

/** Uses the nonce. Called last, so that a token that is refused for another reason does not use it up. */
async function takeNonce(
  deps: OidcDeps,
  nonce: unknown,
  request: Request,
): Promise<'nonce' | 'used' | undefined> {
  if (!isValidNonce(nonce, request, deps)) return 'nonce';
  const now = deps.clock();
  const expiresAt = new Date(now.getTime() + (NONCE_SECONDS + CLOCK_SKEW_SECONDS) * 1000);
  return (await claimNonce(deps, String(nonce), now, expiresAt)) ? undefined : 'used';
}

/** Checks an ID token and its nonce. A token is accepted once. */
export async function verifySignIn(
  deps: OidcDeps,
  idToken: string,
  request: Request,
): Promise<VerifiedToken | TokenRefusal> {
  const token = await verifyWithProvider(deps, idToken);
  if (token.kind !== 'verified') return token;
  const error = await takeNonce(deps, token.claims.nonce, request);
  return error ? { kind: 'refused', error } : token;
}
