import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SESSION_TOKEN } from '~/server/accounts/better-auth/auth-cookies.server';
import { readKnownDevice } from '~/server/accounts/sign-in/sign-in-limits.server';
import { createLinkToken } from '~/server/crypto/link-token.server';
import { signForAuth } from '~/server/crypto/signatures.server';
import { issueNonce } from '~/server/oidc/nonce.server';
import { setVerifiedAccountCookie } from '~/server/oidc/verified-account-cookie.server';
import { engines } from '../database/test-database';
import { createTestBrowser } from '../fakes/test-browser';
import { createTestUser, PASSWORD, SITE_SECRET, type TestUser } from '../fakes/test-user';
import { createClientInfo, openTestAccounts, type TestAccounts } from '../fixtures/test-accounts';

const NAMES = ['session_token', 'device', 'two_factor', 'passkey', 'sign_up', 'sign-in', 'proved'] as const;

/** A valid cookie of each name, as the browser stores it. */
async function createValidCookies(testUser: TestUser): Promise<Map<string, string>> {
  const { accounts, database, deps, cookies, user, browser } = testUser;
  const otherBrowser = createTestBrowser();
  const { clock } = deps;
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
  if (signIn.kind !== 'two-factor') throw new Error(`The sign-in was ${signIn.kind}.`);
  const signUp = await accounts.signUp(
    { email: 'x@example.com', name: 'X', password: PASSWORD },
    createClientInfo(),
  );
  if (signUp.kind !== 'accepted') throw new Error(`The sign-up was ${signUp.kind}.`);
  const passkey = await accounts.createPasskeySignInOptions(otherBrowser.createRequest());
  for (const headers of [
    signIn.headers,
    signUp.headers,
    passkey.headers,
    new Headers({
      'Set-Cookie': issueNonce(otherBrowser.createRequest(), { secret: SITE_SECRET, clock, cookies }).cookie,
    }),
    new Headers({ 'Set-Cookie': await setVerifiedAccountCookie({ db: database.db, cookies, clock }, proof) }),
  ])
    otherBrowser.storeCookies(headers);
  for (const name of ['tessera.session_token', 'tessera.device'])
    otherBrowser.storeCookies(new Headers({ 'Set-Cookie': `${name}=${browser.getCookie(name)}` }));
  return new Map(NAMES.map((name) => [name, otherBrowser.getCookie(`tessera.${name}`) ?? '']));
}

describe.each(engines)('signed cookies (%s)', (engine) => {
  let fixture: TestAccounts;
  let testUser: TestUser;
  let validCookies: Map<string, string>;

  beforeAll(async () => {
    fixture = await openTestAccounts(engine);
    testUser = await createTestUser(fixture);
    validCookies = await createValidCookies(testUser);
  });
  afterAll(() => fixture.database.close());

  const isReadable = (name: string, value: string) => {
    const request = createTestBrowser({ [`tessera.${name}`]: value }).createRequest();
    return [testUser.deps.cookies, testUser.cookies].some(
      (cookies) => cookies.read(request, name) !== undefined,
    );
  };

  test.each(NAMES)('%s is valid under its own name and under no other', (name) => {
    const value = validCookies.get(name) ?? '';
    expect(NAMES.filter((other) => isReadable(other, value))).toEqual([name]);
  });

  test('neither a passkey challenge nor a link token is accepted as a correct password', async () => {
    const link = createLinkToken(testUser.deps.secret, 'password-reset', crypto.randomUUID());
    for (const value of [validCookies.get('passkey') ?? '', link, `password-reset:${link}`]) {
      const browser = createTestBrowser({ 'tessera.two_factor': value });
      expect(await fixture.accounts.isTwoFactorPending(browser.createRequest())).toBe(false);
      expect(await fixture.accounts.signInWithCode('123456', createClientInfo(browser))).toEqual({
        kind: 'start-again',
      });
    }
  });

  /** The former signature, which did not include the name of the cookie. */
  const signWithoutName = (name: string) => {
    const [value = ''] = decodeURIComponent(validCookies.get(name) ?? '').split(/\.(?=[^.]*$)/);
    return encodeURIComponent(`${value}.${signForAuth(testUser.deps.secret, value)}`);
  };

  test('sessions and known devices with the former signature stay valid, in their own cookie only', async () => {
    const sessionBrowser = createTestBrowser({ 'tessera.session_token': signWithoutName(SESSION_TOKEN) });
    expect((await fixture.accounts.getSession(sessionBrowser.createRequest()))?.user.id).toBe(
      testUser.user.id,
    );
    const deviceBrowser = createTestBrowser({ 'tessera.device': signWithoutName('device') });
    expect(
      readKnownDevice(testUser.deps.cookies, deviceBrowser.createRequest(), testUser.user.email),
    ).toBeDefined();
    for (const name of ['two_factor', 'passkey', 'sign_up', 'sign-in', 'proved'])
      expect(isReadable(name, signWithoutName(name)), name).toBe(false);
    const wrongCookie = createTestBrowser({ 'tessera.session_token': signWithoutName('two_factor') });
    expect(await fixture.accounts.getSession(wrongCookie.createRequest())).toBeNull();
  });
});
