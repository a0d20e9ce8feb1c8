import { errors, type JWTPayload, jwtVerify } from 'jose';
import { isPlainText, MAX_EMAIL_LENGTH, MAX_LENGTHS } from '~/domain/forms/plain-text';
import type { Provider } from './provider.server';
import type { OrganisationUser, TokenError } from './types.server';

/** Signatures by a key pair only. With a shared secret, a client that can verify tokens could also create them. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

/** The allowed difference between the clocks of the provider and of this site. */
export const CLOCK_SKEW_SECONDS = 60;

export type VerifiedToken =
  | { kind: 'verified'; claims: JWTPayload; user: OrganisationUser }
  | { kind: 'refused'; error: TokenError };

const refuseToken = (error: TokenError): VerifiedToken => ({ kind: 'refused', error });

function toClaimError({ claim, reason }: errors.JWTClaimValidationFailed): TokenError {
  if (claim === 'iss' && reason === 'check_failed') return 'issuer';
  if (claim === 'aud' && reason === 'check_failed') return 'audience';
  if (claim === 'nbf' || (claim === 'iat' && reason === 'check_failed')) return 'too-early';
  return 'claims';
}

/** The error of a token for an error of its verification; `undefined` when the token is not the cause. */
function toTokenError(error: unknown): TokenError | undefined {
  if (error instanceof errors.JWTExpired) return 'expired';
  if (error instanceof errors.JWTClaimValidationFailed) return toClaimError(error);
  if (error instanceof errors.JOSEAlgNotAllowed || error instanceof errors.JOSENotSupported)
    return 'algorithm';
  if (error instanceof errors.JWSSignatureVerificationFailed || error instanceof errors.JWKSNoMatchingKey)
    return 'signature';
  if (error instanceof errors.JWSInvalid || error instanceof errors.JWTInvalid) return 'unreadable';
  return undefined;
}

/** A claim that the database cannot store counts as absent. */
const readText = (value: unknown) =>
  (typeof value === 'string' && isPlainText(value, MAX_LENGTHS.claim) ? value.trim() : '') || undefined;

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) && text.length <= MAX_EMAIL_LENGTH;

/** The user of a token. A username in the form of an email is used as an unconfirmed email. */
function toOrganisationUser(claims: JWTPayload & { iss: string; sub: string }): OrganisationUser {
  const confirmed = readText(claims.email);
  const username = readText(claims.preferred_username);
  const email = [confirmed, username].find((text) => text && isEmail(text))?.toLowerCase();
  return {
    issuer: claims.iss,
    subject: claims.sub,
    name: (readText(claims.name) ?? username ?? email ?? 'Unnamed').slice(0, 120),
    ...(email && { email }),
    emailVerified: claims.email_verified === true && email === confirmed?.toLowerCase(),
  };
}

/**
 * Checks signature, issuer, audience and times of an ID token; the nonce is left to the caller. Rejects with
 * ProviderUnavailable when the provider's keys cannot be read.
 */
export async function verifyToken(
  idToken: string,
  provider: Provider,
  { clientId, now }: { clientId: string; now: Date },
): Promise<VerifiedToken> {
  if (idToken.length > MAX_LENGTHS.idToken) return refuseToken('unreadable');
  try {
    const { payload } = await jwtVerify(idToken, provider.key, {
      algorithms: ALGORITHMS,
      issuer: provider.issuer,
      audience: clientId,
      clockTolerance: CLOCK_SKEW_SECONDS,
      currentDate: now,
      requiredClaims: ['iss', 'aud', 'sub', 'exp', 'iat'],
    });
    const { iss, sub, azp, aud, iat } = payload;
    const hasOtherAudiences = Array.isArray(aud) && aud.length > 1;
    if ((azp !== undefined || hasOtherAudiences) && azp !== clientId) return refuseToken('audience');
    if (Number(iat) > now.getTime() / 1000 + CLOCK_SKEW_SECONDS) return refuseToken('too-early');
    if (!readText(iss) || !readText(sub)) return refuseToken('claims');
    return {
      kind: 'verified',
      claims: payload,
      user: toOrganisationUser({ ...payload, iss: `${iss}`, sub: `${sub}` }),
    };
  } catch (error) {
    const tokenError = toTokenError(error);
    if (tokenError) return refuseToken(tokenError);
    throw error;
  }
}
