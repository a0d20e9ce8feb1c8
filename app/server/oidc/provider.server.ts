import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  type JSONWebKeySet,
  type JWTVerifyGetKey,
} from 'jose';
import { z } from 'zod';
import { plainText } from '~/domain/forms/form-fields';
import { MAX_LENGTHS } from '~/domain/forms/plain-text';

/** The provider did not respond, or its response is not valid. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable';
}

/** What the verification of tokens needs of a provider. */
export interface Provider {
  issuer: string;
  /** Finds the key that signed a token. Rejects with ProviderUnavailable when the keys cannot be read. */
  key: JWTVerifyGetKey;
  /** The origin where browsers exchange their code. */
  tokenOrigin: string;
}

const TIMEOUT_MS = 5_000;
/** Changed endpoints are noticed within an hour. Changed keys are noticed at once, when a token names a new one. */
const DISCOVERY_CACHE_MS = 60 * 60 * 1000;
/** The shortest time between two requests for keys, however many tokens name unknown keys. */
const KEYS_COOLDOWN_MS = 30_000;

const discoverySchema = z.object({
  issuer: plainText({ label: 'The issuer', max: MAX_LENGTHS.path }),
  jwks_uri: z.url(),
  token_endpoint: z.url(),
});

const withoutSlash = (url: string) => url.replace(/\/$/, '');

/** OpenID Connect Discovery 1.0, section 4. */
async function discover(authority: string) {
  const url = `${authority}/.well-known/openid-configuration`;
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new ProviderUnavailable(`${url} responds with status ${response.status}.`);
  const metadata = discoverySchema.parse(await response.json());
  if (withoutSlash(metadata.issuer) !== authority)
    throw new ProviderUnavailable(`${url} belongs to the issuer ${metadata.issuer}.`);
  return metadata;
}

/** Separates errors of the token, such as an unknown key, from errors of the provider. */
function reportUnreadableKeys(keys: JWTVerifyGetKey): JWTVerifyGetKey {
  return async (header, token) => {
    try {
      return await keys(header, token);
    } catch (error) {
      const isOfToken = error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JOSENotSupported;
      if (isOfToken) throw error;
      throw new ProviderUnavailable('The keys of the provider cannot be read.', { cause: error });
    }
  };
}

/** A provider on another server, with its metadata cached. The function rejects with ProviderUnavailable. */
export function createRemoteProvider(authority: string, clock: () => Date): () => Promise<Provider> {
  let cached: { provider: Provider; until: number } | undefined;
  return async () => {
    if (cached && clock().getTime() < cached.until) return cached.provider;
    try {
      const { issuer, jwks_uri, token_endpoint } = await discover(authority);
      const keys = createRemoteJWKSet(new URL(jwks_uri), {
        timeoutDuration: TIMEOUT_MS,
        cooldownDuration: KEYS_COOLDOWN_MS,
      });
      const provider = {
        issuer,
        key: reportUnreadableKeys(keys),
        tokenOrigin: new URL(token_endpoint).origin,
      };
      cached = { provider, until: clock().getTime() + DISCOVERY_CACHE_MS };
      return provider;
    } catch (error) {
      // Old metadata serve until the provider is available again.
      if (cached) return cached.provider;
      if (error instanceof ProviderUnavailable) throw error;
      throw new ProviderUnavailable(`${authority} is not available.`, { cause: error });
    }
  };
}

interface LocalIdp {
  issuer: string;
  readPublicKeys: () => Promise<JSONWebKeySet>;
}

/** The embedded IdP. Its keys are in the same database, so it needs no request. */
export const createLocalProvider =
  ({ issuer, readPublicKeys }: LocalIdp): (() => Promise<Provider>) =>
  async () => ({
    issuer,
    key: createLocalJWKSet(await readPublicKeys()),
    tokenOrigin: new URL(issuer).origin,
  });
