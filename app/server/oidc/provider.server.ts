import { createLocalJWKSet, createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { plainText } from '~/domain/forms/form-fields';
import { MAX_LENGTHS } from '~/domain/forms/plain-text';
import type { Idp } from '../idp/types.server';

/** The provider did not answer, or not with what a provider answers. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable';
}

/** What has to be known of a provider to verify its tokens. */
export interface Provider {
  issuer: string;
  /** Finds the key a token is signed with. Rejects with ProviderUnavailable when it cannot be asked. */
  key: JWTVerifyGetKey;
  /** Where browsers exchange their code. */
  tokenOrigin: string;
}

const PATIENCE_MS = 5_000;
/** A provider that changes its endpoints is noticed within the hour; its keys at once, when a token names a new one. */
const DISCOVERY_LASTS_MS = 60 * 60 * 1000;
/** However many tokens name unknown keys, the provider is asked for its keys at most so often. */
const KEYS_COOL_DOWN_MS = 30_000;

const discoverySchema = z.object({
  issuer: plainText({ label: 'The issuer', max: MAX_LENGTHS.path }),
  jwks_uri: z.url(),
  token_endpoint: z.url(),
});

const withoutSlash = (address: string) => address.replace(/\/$/, '');

async function discover(authority: string) {
  const address = `${authority}/.well-known/openid-configuration`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!answer.ok) throw new ProviderUnavailable(`${address} answers ${answer.status}.`);
  const found = discoverySchema.parse(await answer.json());
  if (withoutSlash(found.issuer) !== authority)
    throw new ProviderUnavailable(`${address} says that it belongs to ${found.issuer}.`);
  return found;
}

/** A key that does not exist is the token's fault; anything else that goes wrong with keys is the provider's. */
function availableKeys(keys: JWTVerifyGetKey): JWTVerifyGetKey {
  return async (header, token) => {
    try {
      return await keys(header, token);
    } catch (error) {
      const isTokens = error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JOSENotSupported;
      if (isTokens) throw error;
      throw new ProviderUnavailable('The keys of the provider cannot be read.', { cause: error });
    }
  };
}

/** A provider somewhere else, known by its issuer address. Resolves from memory, or asks it; rejects with ProviderUnavailable. */
export function remoteProvider(authority: string, clock: () => Date): () => Promise<Provider> {
  let known: { provider: Provider; until: number } | undefined;
  return async () => {
    if (known && clock().getTime() < known.until) return known.provider;
    try {
      const { issuer, jwks_uri, token_endpoint } = await discover(authority);
      const keys = createRemoteJWKSet(new URL(jwks_uri), {
        timeoutDuration: PATIENCE_MS,
        cooldownDuration: KEYS_COOL_DOWN_MS,
      });
      const provider = { issuer, key: availableKeys(keys), tokenOrigin: new URL(token_endpoint).origin };
      known = { provider, until: clock().getTime() + DISCOVERY_LASTS_MS };
      return provider;
    } catch (error) {
      // What was right an hour ago serves until the provider is back.
      if (known) return known.provider;
      if (error instanceof ProviderUnavailable) throw error;
      throw new ProviderUnavailable(`${authority} cannot be asked.`, { cause: error });
    }
  };
}

/** The embedded provider needs no request: its keys lie in the same database. */
export function localProvider(embedded: Idp): () => Promise<Provider> {
  return async () => ({
    issuer: embedded.issuer,
    key: createLocalJWKSet(await embedded.publicKeys()),
    tokenOrigin: new URL(embedded.issuer).origin,
  });
}
