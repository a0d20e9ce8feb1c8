import { createServer, type ServerResponse } from 'node:http';
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';

export interface SigningKey {
  kid: string;
  privateKey: CryptoKey;
  publicKey: JWK;
}

export async function createSigningKey(kid: string): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  return { kid, privateKey, publicKey: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } };
}

export function signIdToken(key: SigningKey, claims: JWTPayload): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: key.kid }).sign(key.privateKey);
}

export interface FakeOidcProvider {
  issuer: string;
  key: SigningKey;
  /** Replaces the signing key. Only the new key is published. */
  rotateKey(): Promise<void>;
  /** While true, every response is a 503. */
  isDown: boolean;
  /** The number of requests for the published keys. */
  countJwksRequests(): number;
  stop(): Promise<void>;
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' });
  response.end(JSON.stringify(value));
}

/** An OpenID provider with discovery and keys, which is all that a server reads. */
export async function startFakeOidcProvider(): Promise<FakeOidcProvider> {
  let jwksRequests = 0;
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    if (provider.isDown) return sendJson(response, 503, { error: 'temporarily_unavailable' });
    if (path === '/jwks') {
      jwksRequests += 1;
      return sendJson(response, 200, { keys: [provider.key.publicKey] });
    }
    if (path !== '/.well-known/openid-configuration') return sendJson(response, 404, {});
    const { issuer } = provider;
    sendJson(response, 200, {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const provider: FakeOidcProvider = {
    issuer: `http://127.0.0.1:${port}`,
    key: await createSigningKey('first'),
    isDown: false,
    async rotateKey() {
      provider.key = await createSigningKey(`after-${provider.key.kid}`);
    },
    countJwksRequests: () => jwksRequests,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return provider;
}
