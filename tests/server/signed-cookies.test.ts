import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SESSION_TOKEN } from '~/server/accounts/better-auth/auth-cookies.server';
import { knownDevice } from '~/server/accounts/sign-in/sign-in-limits.server';
import { createLinkToken } from '~/server/crypto/link-token.server';
import { signForAuth } from '~/server/crypto/signatures.server';
import { issueNonce } from '~/server/oidc/nonce.server';
import { setVerifiedAccountCookie } from '~/server/oidc/verified-account-cookie.server';
import { engines } from '../database/test-database';
import { createTestUser, PASSWORD, SITE_SECRET, type TestUser } from '../fakes/test-user';
import { createTestBrowser } from '../fakes/test-browser';
import { createClientInfo, openTestAccounts, type TestAccounts } from '../fixtures/test-accounts';

const NAMES = ['session_token', 'device', 'two_factor', 'passkey', 'sign_up', 'sign-in', 'proved'] as const;

/** One genuine cookie of each name, as a browser keeps it. */
async function genuineCookies(one: TestUser): Promise<Map<string, string>> {
  const { accounts, database, parts, cookies, user, visitor } = one;
  const jar = createTestBrowser();
  const { clock } = parts;
  const account = { issuer: 'https://login.example.com', subject: 's', name: 'J', emailVerified: true };
  const proof = { userId: user.id, account };
  await database.rows({
    text: 'update users set two_factor_enabled = true where id = $1',
    values: [user.id],
  });
  const signIn = await accounts.signInWithPassword(
    { email: user.email, password: PASSWORD },
    createClientInfo(),
  );
  if (signIn.kind !== 'second-factor') throw new Error(`The sign-in was ${signIn.kind}.`);
  const signUp = await accounts.signUp(
    { email: 'x@example.com', name: 'X', password: PASSWORD },
    createClientInfo(),
  );
  if (signUp.kind !== 'accepted') throw new Error(`The sign-up was ${signUp.kind}.`);
  const passkey = await accounts.createPasskeySignInOptions(jar.createRequest());
  for (const headers of [
    ...[signIn.headers, signUp.headers, passkey.headers],
    new Headers({
      'Set-Cookie': issueNonce(jar.createRequest(), { secret: SITE_SECRET, clock, cookies }).cookie,
    }),
    new Headers({ 'Set-Cookie': await setVerifiedAccountCookie({ db: database.db, cookies, clock }, proof) }),
  ])
    jar.storeCookies(headers);
  for (const name of ['tessera.session_token', 'tessera.device'])
    jar.storeCookies(new Headers({ 'Set-Cookie': `${name}=${visitor.getCookie(name)}` }));
  return new Map(NAMES.map((name) => [name, jar.getCookie(`tessera.${name}`) ?? '']));
}

describe.each(engines)('signed cookies (%s)', (engine) => {
  let fixture: TestAccounts;
  let one: TestUser;
  let genuine: Map<string, string>;

  beforeAll(async () => {
    fixture = await openTestAccounts(engine);
    one = await createTestUser(fixture);
    genuine = await genuineCookies(one);
  });
  afterAll(() => fixture.database.close());

  const readable = (name: string, value: string) => {
    const request = createTestBrowser({ [`tessera.${name}`]: value }).createRequest();
    return [one.parts.cookies, one.cookies].some((cookies) => cookies.read(request, name) !== undefined);
  };

  test.each(NAMES)('%s is valid under its own name and under no other', (name) => {
    const value = genuine.get(name) ?? '';
    expect(NAMES.filter((other) => readable(other, value))).toEqual([name]);
  });

  test('neither the challenge of a passkey nor the token of a link stands for a right password', async () => {
    const link = createLinkToken(one.parts.secret, 'password-reset', crypto.randomUUID());
    for (const value of [genuine.get('passkey') ?? '', link, `password-reset:${link}`]) {
      const visitor = createTestBrowser({ 'tessera.two_factor': value });
      expect(await fixture.accounts.isTwoFactorPending(visitor.createRequest())).toBe(false);
      expect(await fixture.accounts.signInWithCode('123456', createClientInfo(visitor))).toEqual({
        kind: 'start-again',
      });
    }
  });

  /** As cookies were signed before their names were. */
  const signedBefore = (name: string) => {
    const [value = ''] = decodeURIComponent(genuine.get(name) ?? '').split(/\.(?=[^.]*$)/);
    return encodeURIComponent(`${value}.${signForAuth(one.parts.secret, value)}`);
  };

  test('sessions and known browsers of before go on, in their own place only', async () => {
    const session = createTestBrowser({ 'tessera.session_token': signedBefore(SESSION_TOKEN) });
    expect((await fixture.accounts.getSession(session.createRequest()))?.user.id).toBe(one.user.id);
    const device = createTestBrowser({ 'tessera.device': signedBefore('device') });
    expect(knownDevice(one.parts.cookies, device.createRequest(), one.user.email)).toBeDefined();
    for (const name of ['two_factor', 'passkey', 'sign_up', 'sign-in', 'proved'])
      expect(readable(name, signedBefore(name)), name).toBe(false);
    const elsewhere = createTestBrowser({ 'tessera.session_token': signedBefore('two_factor') });
    expect(await fixture.accounts.getSession(elsewhere.createRequest())).toBeNull();
  });
});
