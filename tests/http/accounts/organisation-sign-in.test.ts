import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningSite } from '../../../scripts/site/production-site';
import {
  createSigningKey,
  type FakeOidcProvider,
  signIdToken,
  startFakeOidcProvider,
} from '../../fakes/fake-oidc-provider';
import { completeOidcSignIn, createIdTokenClaims, startOidcSignIn } from '../support/oidc-sign-in-requests';
import { startSeededSite } from '../support/seeded-site';
import { sendRequest, toCookieHeader } from '../support/send-request';

let provider: FakeOidcProvider;
let site: RunningSite;
let dataFolder: string;

beforeAll(async () => {
  provider = await startFakeOidcProvider();
  dataFolder = await mkdtemp(join(tmpdir(), 'tessera-organisation-'));
  const settings = {
    OIDC_AUTHORITY: provider.issuer,
    OIDC_CLIENT_ID: 'the-site',
    FORMS_PER_MINUTE: '10000',
  };
  site = await startSeededSite({ dataFolder, settings });
});
afterAll(async () => {
  await site.stop();
  await provider.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

/** Starts a sign-in and completes it with the token that `createToken` makes of valid claims. */
async function signIn(
  createToken: (claims: ReturnType<typeof createIdTokenClaims>) => Promise<unknown> | unknown,
) {
  const { nonce, cookie } = await startOidcSignIn(site.url);
  return completeOidcSignIn(site.url, await createToken(createIdTokenClaims(provider.issuer, nonce)), cookie);
}

const seconds = () => Math.floor(Date.now() / 1000);

describe('a valid token', () => {
  it('opens a session, and signs in the same user again', async () => {
    const first = await signIn((claims) => signIdToken(provider.key, claims));
    expect(first.status).toBe(200);
    expect(JSON.parse(first.text)).toMatchObject({
      account: { username: 'leela@kaveri.example', name: 'Leela Narayan' },
      next: '/account/security',
    });
    const cookies = first.headers['set-cookie'] ?? [];
    const session = cookies.find((cookie) => cookie.includes('session_token='));
    expect(session).toMatch(/HttpOnly/i);
    expect(session).toMatch(/SameSite=Lax/i);
    const page = await sendRequest(site.url, {
      path: '/account/profile',
      headers: { Cookie: toCookieHeader(first) },
    });
    expect(page.status).toBe(200);

    const second = await signIn((claims) => signIdToken(provider.key, claims));
    expect(JSON.parse(second.text).account).toEqual(JSON.parse(first.text).account);
  });

  it.each([
    ['issued by a clock that is 45 s ahead', { iat: 45, nbf: 45 }],
    ['that expired 45 s ago', { iat: -345, exp: -45 }],
  ])('is also a token %s', async (_, shifts) => {
    const shifted = Object.fromEntries(
      Object.entries(shifts).map(([name, shift]) => [name, seconds() + shift]),
    );
    const response = await signIn((claims) => signIdToken(provider.key, { ...claims, ...shifted }));
    expect(response.status).toBe(200);
  });

  it('is verified with the new key after the provider has changed its keys', async () => {
    await provider.rotateKey();
    // Keys are requested at most every 30 seconds.
    const requestsBefore = provider.countJwksRequests();
    const early = await signIn((claims) => signIdToken(provider.key, claims));
    expect([200, 401]).toContain(early.status);
    expect(provider.countJwksRequests() - requestsBefore).toBeLessThanOrEqual(1);
    await expect
      .poll(async () => (await signIn((claims) => signIdToken(provider.key, claims))).status, {
        timeout: 45_000,
        interval: 3_000,
      })
      .toBe(200);
  });
});

describe('an invalid token is refused with 401, a message and no session', () => {
  it.each<[kind: string, message: RegExp, createToken: Parameters<typeof signIn>[0]]>([
    ['no token', /cannot be read/, () => 'not-a-token'],
    ['longer than the limit', /cannot be read/, () => `${'a'.repeat(20_000)}.b.c`],
    ['unsigned', /a signature that we do not accept/, (claims) => new UnsecuredJWT(claims).encode()],
    [
      'signed with the public client id as a secret',
      /a signature that we do not accept/,
      (claims) =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: 'HS256' })
          .sign(new TextEncoder().encode('the-site'.repeat(8))),
    ],
    [
      'signed with another key',
      /signature is not/,
      async (claims) => signIdToken({ ...(await createSigningKey(provider.key.kid)) }, claims),
    ],
    [
      'signed with an unknown key',
      /signature is not/,
      async (claims) => signIdToken(await createSigningKey('x'), claims),
    ],
    [
      'changed after it was signed',
      /signature is not/,
      async (claims) => {
        const [head, , signature] = (await signIdToken(provider.key, claims)).split('.');
        const body = Buffer.from(JSON.stringify({ ...claims, sub: 'subject-2' })).toString('base64url');
        return `${head}.${body}.${signature}`;
      },
    ],
    [
      'of another issuer',
      /another organisation/,
      (claims) => signIdToken(provider.key, { ...claims, iss: 'https://evil.example' }),
    ],
    [
      'for another audience',
      /another site/,
      (claims) => signIdToken(provider.key, { ...claims, aud: 'other' }),
    ],
    [
      'for several audiences and another client',
      /another site/,
      (claims) => signIdToken(provider.key, { ...claims, aud: ['the-site', 'other'], azp: 'other' }),
    ],
    ['expired', /has expired/, (claims) => signIdToken(provider.key, { ...claims, exp: seconds() - 90 })],
    ['from the future', /clocks/, (claims) => signIdToken(provider.key, { ...claims, iat: seconds() + 300 })],
    [
      'without a nonce',
      /not started in this browser/,
      ({ nonce: _, ...claims }) => signIdToken(provider.key, claims),
    ],
    [
      'with an invalid nonce',
      /not started in this browser/,
      (claims) => signIdToken(provider.key, { ...claims, nonce: 'x.y.z' }),
    ],
    ['without a subject', /incomplete/, ({ sub: _, ...claims }) => signIdToken(provider.key, claims)],
    [
      'without an email',
      /did not send an email address/,
      ({ email: _, ...claims }) => signIdToken(provider.key, { ...claims, sub: 'nameless' }),
    ],
  ])('%s', async (_, message, createToken) => {
    const response = await signIn(createToken);
    expect(response.status).toBe(401);
    expect(JSON.parse(response.text).error).toMatch(message);
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  it('of another browser', async () => {
    const { nonce } = await startOidcSignIn(site.url);
    const other = await startOidcSignIn(site.url);
    const token = await signIdToken(provider.key, createIdTokenClaims(provider.issuer, nonce));
    expect((await completeOidcSignIn(site.url, token, other.cookie)).status).toBe(401);
    expect((await completeOidcSignIn(site.url, token, '')).status).toBe(401);
  });

  it('sent twice, also at the same time', async () => {
    const { nonce, cookie } = await startOidcSignIn(site.url);
    const token = await signIdToken(provider.key, createIdTokenClaims(provider.issuer, nonce));
    const responses = await Promise.all([1, 2, 3].map(() => completeOidcSignIn(site.url, token, cookie)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    const late = await completeOidcSignIn(site.url, token, cookie);
    expect(late.status).toBe(401);
    expect(JSON.parse(late.text).error).toContain('used before');
  });
});

it('two tabs of one browser can sign in at the same time', async () => {
  const first = await startOidcSignIn(site.url);
  const second = await startOidcSignIn(site.url, first.cookie);
  for (const { nonce } of [first, second]) {
    const token = await signIdToken(provider.key, createIdTokenClaims(provider.issuer, nonce));
    expect((await completeOidcSignIn(site.url, token, second.cookie)).status).toBe(200);
  }
});

it('the email of an existing user opens no session: the user must prove both accounts', async () => {
  const response = await signIn((claims) =>
    signIdToken(provider.key, { ...claims, sub: 'other', email: 'meera@tessera.example' }),
  );
  expect(response.status).toBe(200);
  expect(JSON.parse(response.text)).toEqual({ next: '/auth/connect?redirectTo=%2Faccount%2Fsecurity' });
  const cookies = response.headers['set-cookie'] ?? [];
  expect(cookies.some((cookie) => cookie.includes('session_token='))).toBe(false);
  const page = await sendRequest(site.url, {
    path: '/auth/connect',
    headers: { Cookie: toCookieHeader(response) },
  });
  expect(page.text).toContain('You already have an account');
  const linked = await sendRequest(site.url, {
    method: 'POST',
    path: '/auth/connect',
    headers: { Cookie: toCookieHeader(response), 'Sec-Fetch-Site': 'same-origin' },
  });
  expect(linked.headers.location).toContain('/auth/sign-in');
});

it('a user who proves both accounts connects them, and can then sign in with the organisation', async () => {
  const work = { sub: 'meera-at-work', email: 'meera@tessera.example' };
  const verified = toCookieHeader(
    await signIn((claims) => signIdToken(provider.key, { ...claims, ...work })),
  );
  const fromThisSite = {
    'Sec-Fetch-Site': 'same-origin',
    'Content-Type': 'application/x-www-form-urlencoded',
  };
  const byPassword = await sendRequest(site.url, {
    method: 'POST',
    path: '/auth/sign-in',
    headers: fromThisSite,
    body: new URLSearchParams({ email: work.email, password: 'one tile at a time' }).toString(),
  });
  const Cookie = `${verified}; ${toCookieHeader(byPassword)}`;
  const page = await sendRequest(site.url, { path: '/auth/connect', headers: { Cookie } });
  expect(page.text).toContain('Connect your organisation');
  const path = '/auth/connect?redirectTo=/account/security';
  const linked = await sendRequest(site.url, { method: 'POST', path, headers: { ...fromThisSite, Cookie } });
  expect(linked.status).toBe(303);
  expect(linked.headers.location).toBe('/account/security');
  const again = await signIn((claims) => signIdToken(provider.key, { ...claims, ...work }));
  expect(JSON.parse(again.text).account).toMatchObject({ username: work.email, name: 'Meera Raghunath' });
  // The verification is for one use, and its cookie is signed.
  const edited = Cookie.replace(/tessera\.proved=./, 'tessera.proved=_');
  expect(
    (await sendRequest(site.url, { path: '/auth/connect', headers: { Cookie: edited } })).text,
  ).toContain('Nothing to connect');
});

it('while the provider is down, the sign-in gets 503 and works again afterwards', async () => {
  const otherProvider = await startFakeOidcProvider();
  const folder = await mkdtemp(join(tmpdir(), 'tessera-organisation-'));
  otherProvider.isDown = true;
  const other = await startSeededSite({
    dataFolder: folder,
    settings: { OIDC_AUTHORITY: otherProvider.issuer, OIDC_CLIENT_ID: 'the-site' },
  });
  try {
    const { nonce, cookie } = await startOidcSignIn(other.url);
    const token = await signIdToken(otherProvider.key, createIdTokenClaims(otherProvider.issuer, nonce));
    const response = await completeOidcSignIn(other.url, token, cookie);
    expect(response.status).toBe(503);
    expect(JSON.parse(response.text).error).toContain('does not answer');
    otherProvider.isDown = false;
    expect((await completeOidcSignIn(other.url, token, cookie)).status).toBe(200);
  } finally {
    await other.stop();
    await otherProvider.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

it('only the sign-in page may connect to the provider, and the embedded IdP does not exist', async () => {
  const readPolicy = async (path: string) =>
    String((await sendRequest(site.url, { path })).headers['content-security-policy']);
  expect(await readPolicy('/auth/sign-in')).toContain(`connect-src 'self' ${provider.issuer}`);
  expect(await readPolicy('/company')).not.toContain(provider.issuer);
  for (const path of [
    '/idp/auth',
    '/idp/.well-known/openid-configuration',
    '/idp/jwks',
    '/idp/notice/error',
    '/idp/interaction/x',
  ])
    expect((await sendRequest(site.url, { path })).status).toBe(404);
});
