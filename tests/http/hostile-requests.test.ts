import { beforeAll, describe, expect, inject, it } from 'vitest';
import { CSRF_COOKIE, CSRF_HEADER } from '~/domain/site/csrf';
import { hostileJsonValues, hostileValues, replaceEach } from './support/hostile-values';
import { sendRequest } from './support/send-request';
import { getSharedSession } from './support/sign-in-as';

const token = '0123456789012345678901';

let cookie: string;
beforeAll(async () => {
  cookie = await getSharedSession('user');
});

const encode = (fields: Record<string, string>) => String(new URLSearchParams(fields));

const get = async (path: string, headers = {}) =>
  (await sendRequest(inject('siteUrl'), { path, headers })).status;

async function post(path: string, body: string, type: string): Promise<number> {
  const headers = {
    'Sec-Fetch-Site': 'same-origin',
    'Content-Type': type,
    [CSRF_HEADER]: token,
    Cookie: `${CSRF_COOKIE}=${token}; ${cookie}`,
  };
  return (await sendRequest(inject('siteUrl'), { method: 'POST', path, headers, body })).status;
}

const postForm = (path: string, fields: Record<string, string>) =>
  post(path, encode(fields), 'application/x-www-form-urlencoded');

const proof = { id: 'aa', rawId: 'aa', type: 'public-key', clientExtensionResults: {} };
const assertion = { clientDataJSON: 'e30', authenticatorData: 'aa', signature: 'aa' };
const attestation = { clientDataJSON: 'e30', attestationObject: 'oA', transports: ['usb'] };
const target = { redirectTo: '/account', timeZone: 'Asia/Kolkata' };
const line = { productId: 'mosaic-mug', quantity: 1, unitPrice: 0, options: { color: 'Jade', size: 'M' } };

describe('no value causes a server error in the JSON of', () => {
  it.each<[string, unknown]>([
    ['/login', { email: 'asha@example.in', password: 'guess' }],
    ['/shop/quote', { lines: [line] }],
    ['/auth/passkey', { step: 'finish', proof: { ...proof, response: assertion }, ...target }],
    [
      '/account/security/passkeys',
      { step: 'finish', response: { ...proof, response: attestation }, name: 'Key' },
    ],
    ['/auth/organisation', { step: 'finish', idToken: 'a.b.c', ...target }],
  ])('%s', async (path, json) => {
    for (const value of hostileJsonValues) {
      for (const body of replaceEach(json, value).map((changed) => JSON.stringify(changed)))
        expect(await post(path, body, 'application/json'), body).toBeLessThan(500);
    }
  });

  it('the cart lines of a checkout', async () => {
    for (const value of hostileJsonValues) {
      for (const lines of replaceEach([line], value).map((changed) => JSON.stringify(changed)))
        expect(await postForm('/shop/checkout', { lines, key: crypto.randomUUID() }), lines).toBe(400);
    }
  });
});

describe('the embedded IdP responds without a server error to', () => {
  const validFields = {
    client_id: 'site',
    response_type: 'code',
    scope: 'openid',
    state: 'abc',
    nonce: 'abc',
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
    grant_type: 'authorization_code',
    code: 'abc',
    code_verifier: 'x'.repeat(43),
    xsrf: 'abc',
  };
  const names = [
    ...Object.keys(validFields),
    'redirect_uri',
    'login_hint',
    'id_token_hint',
    'prompt',
    'claims',
  ];
  const endpoints = ['auth', 'token', 'me', 'session/end', 'session/end/confirm'];

  it.each(Object.entries(hostileValues))('%s', async (_, value) => {
    for (const name of names) {
      const fields = { redirect_uri: `${inject('siteUrl')}/auth/callback`, ...validFields, [name]: value };
      for (const endpoint of endpoints) {
        expect(
          await get(`/idp/${endpoint}?${encode(fields).slice(0, 8_000)}`),
          `${endpoint} ${name}`,
        ).toBeLessThan(500);
        expect(await postForm(`/idp/${endpoint}`, fields), `${endpoint} ${name}`).toBeLessThan(500);
      }
    }
    const segment = encodeURIComponent(value).slice(0, 6_000);
    for (const path of [`/idp/${segment}`, `/idp/auth/${segment}`, `/idp/.well-known/${segment}`])
      expect(await get(path)).toBeLessThan(500);
  });
});

it.each(Object.entries(hostileValues))(
  '%s causes no server error in a cookie or a header',
  async (_, value) => {
    const siteCookies = [
      'session_token',
      'device',
      'sign_up',
      'two_factor',
      'proved',
      'sign-in',
      'auth',
      'csrf',
      'placed',
    ];
    const names = [
      ...siteCookies.map((name) => `tessera.${name}`),
      'idp.session',
      'idp.interaction',
      'idp.resume',
    ];
    const encoded = encodeURIComponent(value).slice(0, 1_000);
    const cookies = names.flatMap((name) => [`${name}=${encoded}`, `${name}.sig=${encoded}`]);
    const printable = value.replace(/[^\x20-\x7e\x80-\xff]/g, '');
    const headerNames = ['User-Agent', 'X-Time-Zone', 'Accept-Language', 'If-None-Match', 'X-Forwarded-For'];
    const headers = Object.fromEntries(headerNames.map((name) => [name, printable]));
    for (const path of [
      '/account/security',
      '/auth/sign-in',
      '/auth/connect',
      '/shop/checkout',
      '/idp/auth',
    ]) {
      for (const sent of [cookies.join('; ').slice(0, 10_000), ...cookies.slice(0, 4)])
        expect(await get(path, { Cookie: sent }), sent.slice(0, 60)).toBeLessThan(500);
      expect(await get(path, headers)).toBeLessThan(500);
    }
  },
);
