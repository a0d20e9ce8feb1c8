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

/** Begins a sign-in and finishes it with the token that `make` makes of the right claims. */
async function signIn(make: (claims: ReturnType<typeof createIdTokenClaims>) => Promise<unknown> | unknown) {
  const { nonce, cookie } = await startOidcSignIn(site.url);
  return completeOidcSignIn(site.url, await make(createIdTokenClaims(provider.issuer, nonce)), cookie);
}

const seconds = () => Math.floor(Date.now() / 1000);

describe('a right token', () => {
  it('opens a session, and the same person again', async () => {
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
    ['made by a clock 45 s ahead', { iat: 45, nbf: 45 }],
    ['expired for a clock 45 s behind', { iat: -345, exp: -45 }],
  ])('is one although it was %s', async (_, shifts) => {
    const shifted = Object.fromEntries(
      Object.entries(shifts).map(([name, shift]) => [name, seconds() + shift]),
    );
    const answer = await signIn((claims) => signIdToken(provider.key, { ...claims, ...shifted }));
    expect(answer.status).toBe(200);
  });

  it('is read with the new key once the provider has changed its keys', async () => {
    await provider.rotateKey();
    // Keys are asked for again at most every 30 seconds, whatever tokens say.
    const asked = provider.countJwksRequests();
    const early = await signIn((claims) => signIdToken(provider.key, claims));
    expect([200, 401]).toContain(early.status);
    expect(provider.countJwksRequests() - asked).toBeLessThanOrEqual(1);
    await expect
      .poll(async () => (await signIn((claims) => signIdToken(provider.key, claims))).status, {
        timeout: 45_000,
        interval: 3_000,
      })
      .toBe(200);
  });
});

describe('is refused with 401, plain words and no session', () => {
  it.each<[kind: string, words: RegExp, make: Parameters<typeof signIn>[0]]>([
    ['no token', /cannot be read/, () => 'not-a-token'],
    ['a very long one', /cannot be read/, () => `${'a'.repeat(20_000)}.b.c`],
    ['unsigned', /not signed in a way/, (claims) => new UnsecuredJWT(claims).encode()],
    [
      'signed with the public client id as a secret',
      /not signed in a way/,
      (claims) =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: 'HS256' })
          .sign(new TextEncoder().encode('the-site'.repeat(8))),
    ],
    [
      'signed by somebody else',
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
      'of a foreign issuer',
      /another organisation/,
      (claims) => signIdToken(provider.key, { ...claims, iss: 'https://evil.example' }),
    ],
    [
      'for a foreign audience',
      /another site/,
      (claims) => signIdToken(provider.key, { ...claims, aud: 'other' }),
    ],
    [
      'for us and others, given to another',
      /another site/,
      (claims) => signIdToken(provider.key, { ...claims, aud: ['the-site', 'other'], azp: 'other' }),
    ],
    ['expired', /out of date/, (claims) => signIdToken(provider.key, { ...claims, exp: seconds() - 90 })],
    ['from the future', /clocks/, (claims) => signIdToken(provider.key, { ...claims, iat: seconds() + 300 })],
    [
      'without a nonce',
      /not begun in this browser/,
      ({ nonce: _, ...claims }) => signIdToken(provider.key, claims),
    ],
    [
      'with a made-up nonce',
      /not begun in this browser/,
      (claims) => signIdToken(provider.key, { ...claims, nonce: 'x.y.z' }),
    ],
    ['without a subject', /not complete/, ({ sub: _, ...claims }) => signIdToken(provider.key, claims)],
    [
      'of somebody without an address',
      /did not pass on an e-mail address/,
      ({ email: _, ...claims }) => signIdToken(provider.key, { ...claims, sub: 'nameless' }),
    ],
  ])('%s', async (_, words, make) => {
    const answer = await signIn(make);
    expect(answer.status).toBe(401);
    expect(JSON.parse(answer.text).error).toMatch(words);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('a token of another browser', async () => {
    const { nonce } = await startOidcSignIn(site.url);
    const other = await startOidcSignIn(site.url);
    const token = await signIdToken(provider.key, createIdTokenClaims(provider.issuer, nonce));
    expect((await completeOidcSignIn(site.url, token, other.cookie)).status).toBe(401);
    expect((await completeOidcSignIn(site.url, token, '')).status).toBe(401);
  });

  it('a token sent again, also at the same moment', async () => {
    const { nonce, cookie } = await startOidcSignIn(site.url);
    const token = await signIdToken(provider.key, createIdTokenClaims(provider.issuer, nonce));
    const answers = await Promise.all([1, 2, 3].map(() => completeOidcSignIn(site.url, token, cookie)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    const late = await completeOidcSignIn(site.url, token, cookie);
    expect(late.status).toBe(401);
    expect(JSON.parse(late.text).error).toContain('used before');
  });
});

it('two tabs of one browser do not disturb each other', async () => {
  const first = await startOidcSignIn(site.url);
  const second = await startOidcSignIn(site.url, first.cookie);
  for (const { nonce } of [first, second]) {
    const token = await signIdToken(provider.key, createIdTokenClaims(provider.issuer, nonce));
    expect((await completeOidcSignIn(site.url, token, second.cookie)).status).toBe(200);
  }
});

it('an address that somebody signs in with already is no proof: both accounts have to be shown', async () => {
  const answer = await signIn((claims) =>
    signIdToken(provider.key, { ...claims, sub: 'sly', email: 'meera@tessera.example' }),
  );
  expect(answer.status).toBe(200);
  expect(JSON.parse(answer.text)).toEqual({ next: '/auth/connect?redirectTo=%2Faccount%2Fsecurity' });
  const cookies = answer.headers['set-cookie'] ?? [];
  expect(cookies.some((cookie) => cookie.includes('session_token='))).toBe(false);
  const page = await sendRequest(site.url, {
    path: '/auth/connect',
    headers: { Cookie: toCookieHeader(answer) },
  });
  expect(page.text).toContain('You have a key already');
  const linked = await sendRequest(site.url, {
    method: 'POST',
    path: '/auth/connect',
    headers: { Cookie: toCookieHeader(answer), 'Sec-Fetch-Site': 'same-origin' },
  });
  expect(linked.headers.location).toContain('/auth/sign-in');
});

it('who proves both accounts connects them, and the organisation opens the account from then on', async () => {
  const sly = { sub: 'meera-at-work', email: 'meera@tessera.example' };
  const proved = toCookieHeader(await signIn((claims) => signIdToken(provider.key, { ...claims, ...sly })));
  const fromThisSite = {
    'Sec-Fetch-Site': 'same-origin',
    'Content-Type': 'application/x-www-form-urlencoded',
  };
  const byPassword = await sendRequest(site.url, {
    method: 'POST',
    path: '/auth/sign-in',
    headers: fromThisSite,
    body: new URLSearchParams({ email: sly.email, password: 'one tile at a time' }).toString(),
  });
  const Cookie = `${proved}; ${toCookieHeader(byPassword)}`;
  const page = await sendRequest(site.url, { path: '/auth/connect', headers: { Cookie } });
  expect(page.text).toContain('One door, two keys');
  const path = '/auth/connect?redirectTo=/account/security';
  const linked = await sendRequest(site.url, { method: 'POST', path, headers: { ...fromThisSite, Cookie } });
  expect(linked.status).toBe(303);
  expect(linked.headers.location).toBe('/account/security');
  const again = await signIn((claims) => signIdToken(provider.key, { ...claims, ...sly }));
  expect(JSON.parse(again.text).account).toMatchObject({ username: sly.email, name: 'Meera Raghunath' });
  // The proof is for one use, and its cookie can be neither made nor changed by hand.
  const edited = Cookie.replace(/tessera\.proved=./, 'tessera.proved=_');
  expect(
    (await sendRequest(site.url, { path: '/auth/connect', headers: { Cookie: edited } })).text,
  ).toContain('Nothing to connect');
});

it('a provider that is down is said to be, and nothing is lost', async () => {
  const fresh = await startFakeOidcProvider();
  const folder = await mkdtemp(join(tmpdir(), 'tessera-organisation-'));
  fresh.isDown = true;
  const other = await startSeededSite({
    dataFolder: folder,
    settings: { OIDC_AUTHORITY: fresh.issuer, OIDC_CLIENT_ID: 'the-site' },
  });
  try {
    const { nonce, cookie } = await startOidcSignIn(other.url);
    const token = await signIdToken(fresh.key, createIdTokenClaims(fresh.issuer, nonce));
    const answer = await completeOidcSignIn(other.url, token, cookie);
    expect(answer.status).toBe(503);
    expect(JSON.parse(answer.text).error).toContain('does not answer');
    fresh.isDown = false;
    expect((await completeOidcSignIn(other.url, token, cookie)).status).toBe(200);
  } finally {
    await other.stop();
    await fresh.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

it('the sign-in page may speak to the provider, other pages may not; the sample directory is not there', async () => {
  const policyOf = async (path: string) =>
    String((await sendRequest(site.url, { path })).headers['content-security-policy']);
  expect(await policyOf('/auth/sign-in')).toContain(`connect-src 'self' ${provider.issuer}`);
  expect(await policyOf('/company')).not.toContain(provider.issuer);
  for (const path of [
    '/idp/auth',
    '/idp/.well-known/openid-configuration',
    '/idp/jwks',
    '/idp/notice/error',
    '/idp/interaction/x',
  ])
    expect((await sendRequest(site.url, { path })).status).toBe(404);
});
