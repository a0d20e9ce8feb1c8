import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampleUsers } from '~/content/samples/sample-users';
import { DISPLAY_COOKIE } from '~/domain/auth/display-cookie';
import { engines } from '../../database/test-database';
import { recordStatements } from '../../fakes/database-hooks';
import { createTestBrowser } from '../../fakes/test-browser';
import {
  createClientInfo,
  openTestAccounts,
  sampleAdmin,
  sampleUser,
  type TestAccounts,
} from '../../fixtures/test-accounts';

describe.each(engines)('sessions (%s)', (engine) => {
  let fixture: TestAccounts;
  beforeAll(async () => {
    fixture = await openTestAccounts(engine);
  });
  afterAll(() => fixture.database.close());
  beforeEach(() => fixture.database.rows({ text: 'truncate rate_limits' }));

  test('the password opens a session, and the cookie identifies it', async () => {
    const browser = createTestBrowser();
    const { user, session } = await fixture.signIn(browser);
    expect(user).toEqual({
      id: sampleUser.id,
      email: sampleUser.email,
      emailVerified: true,
      name: 'Meera Raghunath',
      role: 'user',
      twoFactorEnabled: false,
    });
    expect(session).toMatchObject({
      method: 'password',
      device: 'Firefox on Linux',
      timeZone: 'Asia/Kolkata',
    });
    expect(await fixture.accounts.getSession(createTestBrowser().createRequest())).toBeNull();
  });

  test('scripts can read the display cookie and not the session cookie', async () => {
    const browser = createTestBrowser();
    await fixture.signIn(browser);
    const sessionCookie = browser.setCookieHeaders.find((cookie) =>
      cookie.startsWith('tessera.session_token='),
    );
    expect(sessionCookie).toMatch(/; HttpOnly/);
    expect(sessionCookie).toMatch(/; SameSite=Lax/);
    const displayCookie =
      browser.setCookieHeaders.find((cookie) => cookie.startsWith(`${DISPLAY_COOKIE}=`)) ?? '';
    expect(displayCookie).not.toMatch(/HttpOnly/i);
    const value = decodeURIComponent(displayCookie.split(';')[0]?.slice(DISPLAY_COOKIE.length + 1) ?? '');
    expect(JSON.parse(value)).toEqual({
      email: sampleUser.email,
      name: 'Meera Raghunath',
      id: sampleUser.id,
    });
  });

  test('on an HTTPS site the session cookie is secure', async () => {
    const browser = createTestBrowser();
    const accounts = fixture.createAccounts({ publicUrl: 'https://www.example.com' });
    const result = await accounts.signInWithPassword(sampleUser, createClientInfo(browser));
    if (result.kind !== 'signed-in') throw new Error(`The sign-in was ${result.kind}.`);
    browser.storeCookies(result.headers);
    const sessionCookie = browser.setCookieHeaders.find((cookie) =>
      cookie.startsWith('__Secure-tessera.session_token='),
    );
    expect(sessionCookie).toMatch(/; Secure/);
    expect((await accounts.getSession(browser.createRequest()))?.user.id).toBe(sampleUser.id);
  });

  test('neither IP address nor password is stored with a session', async () => {
    await fixture.signIn(createTestBrowser());
    const rows = await fixture.database.rows<Record<string, unknown>>({ text: 'select * from sessions' });
    expect(JSON.stringify(rows)).not.toContain('203.0.113.7');
    expect(JSON.stringify(rows)).not.toContain(sampleUser.password);
  });

  test.each([
    ['a wrong password', sampleUser.email, 'two tiles at a time'],
    ['an unknown email', 'nobody@tessera.example', sampleUser.password],
    ['an invalid email', 'nobody', sampleUser.password],
    ['an empty form', '', ''],
    ['another spelling of the password', sampleUser.email, sampleUser.password.toUpperCase()],
    ['the password of another user', sampleUser.email, sampleAdmin.password],
    ['a very long password', sampleUser.email, 'x'.repeat(100_000)],
  ])('%s is refused without a reason', async (_, email, password) => {
    expect(await fixture.accounts.signInWithPassword({ email, password }, createClientInfo())).toEqual({
      kind: 'refused',
    });
  });

  test('the case of the email does not matter', async () => {
    await fixture.signIn(createTestBrowser(), { ...sampleUser, email: sampleUser.email.toUpperCase() });
  });

  test('a session cookie that is forged, edited or signed with another secret is not valid', async () => {
    const browser = createTestBrowser();
    await fixture.signIn(browser);
    const cookie = browser.getCookie('tessera.session_token') ?? '';
    const [token] = decodeURIComponent(cookie).split('.');
    for (const forged of [
      '',
      '.',
      token,
      `${token}.`,
      `${token}.AAAA`,
      cookie.replace(/^./, (first) => (first === 'x' ? 'y' : 'x')),
      `${cookie}x`,
      '%',
      `${token}.${'A'.repeat(43)}=`,
    ])
      expect(
        await fixture.accounts.getSession(
          createTestBrowser({ 'tessera.session_token': forged ?? '' }).createRequest(),
        ),
      ).toBeNull();
    expect(
      await fixture.createAccounts({ secret: 't'.repeat(32) }).getSession(browser.createRequest()),
    ).toBeNull();
  });

  test('the display cookie alone is not valid', async () => {
    const browser = createTestBrowser();
    await fixture.signIn(browser);
    const displayCookie = browser.getCookie(DISPLAY_COOKIE) ?? '';
    expect(
      await fixture.accounts.getSession(
        createTestBrowser({ [DISPLAY_COOKIE]: displayCookie }).createRequest(),
      ),
    ).toBeNull();
  });

  test('a session is read by one query, and by none without a cookie', async () => {
    const browser = createTestBrowser();
    await fixture.signIn(browser);
    const { database, statements } = recordStatements(fixture.database);
    const accounts = fixture.createAccounts({}, database);
    statements.length = 0;
    expect(await accounts.getSession(browser.createRequest())).not.toBeNull();
    expect(statements).toHaveLength(1);
    await accounts.getSession(createTestBrowser().createRequest());
    expect(statements).toHaveLength(1);
  });

  test('a revoked session ends at its next request in every web process', async () => {
    const first = createTestBrowser();
    const second = createTestBrowser();
    const actor = await fixture.signIn(first);
    await fixture.signIn(second);
    const otherProcess = fixture.createAccounts();
    expect(await otherProcess.getSession(second.createRequest())).not.toBeNull();
    expect(await fixture.accounts.revokeOtherSessions(actor)).toBeGreaterThan(0);
    expect(await otherProcess.getSession(second.createRequest())).toBeNull();
    expect(await otherProcess.getSession(first.createRequest())).not.toBeNull();
    expect(await fixture.accounts.listSessions(actor)).toHaveLength(1);
  });

  test('a user cannot end a session of another user', async () => {
    const memberBrowser = createTestBrowser();
    const adminBrowser = createTestBrowser();
    const actor = await fixture.signIn(memberBrowser);
    const other = await fixture.signIn(adminBrowser, sampleAdmin);
    for (const id of [other.session.id, 'x', `' or true --`])
      expect(await fixture.accounts.revokeSession(actor, id)).toBe(false);
    expect(await fixture.accounts.getSession(adminBrowser.createRequest())).not.toBeNull();
    expect(await fixture.accounts.revokeSession(actor, actor.session.id)).toBe(true);
    expect(await fixture.accounts.getSession(memberBrowser.createRequest())).toBeNull();
  });

  test('signing out ends the session and deletes both cookies', async () => {
    const browser = createTestBrowser();
    await fixture.signIn(browser);
    const before = browser.createRequest();
    browser.storeCookies(await fixture.accounts.closeSession(browser.createRequest()));
    expect(browser.getCookie('tessera.session_token')).toBeUndefined();
    expect(browser.getCookie(DISPLAY_COOKIE)).toBeUndefined();
    expect(await fixture.accounts.getSession(before)).toBeNull();
  });

  test('a session ends after its idle time, and after its maximal time in any case', async () => {
    const browser = createTestBrowser();
    const { session } = await fixture.signIn(browser);
    const days = (number: number) => new Date(session.createdAt.getTime() + number * 86_400_000);
    fixture.setNow(days(13));
    expect(await fixture.accounts.getSession(browser.createRequest())).not.toBeNull();
    fixture.setNow(days(26));
    expect((await fixture.accounts.getSession(browser.createRequest()))?.session.lastSeenAt).toEqual(
      days(13),
    );
    fixture.setNow(days(31));
    expect(await fixture.accounts.getSession(browser.createRequest())).toBeNull();
  });

  test.each(['staff', 'admin'] as const)(
    'the session of a user with the role %s ends within hours',
    async (role) => {
      const browser = createTestBrowser();
      const sample = sampleUsers.find((each) => each.role === role);
      if (!sample) throw new Error(`No sample user has the role ${role}.`);
      const { session } = await fixture.signIn(browser, sample);
      const hours = (count: number) => new Date(session.createdAt.getTime() + count * 3_600_000);
      fixture.setNow(hours(1.5));
      expect(await fixture.accounts.getSession(browser.createRequest())).not.toBeNull();
      fixture.setNow(hours(4));
      expect(await fixture.accounts.getSession(browser.createRequest())).toBeNull();
    },
  );

  test('outside demo mode sample users are not found, also when they are signed in', async () => {
    const browser = createTestBrowser();
    await fixture.signIn(browser);
    const accountsWithoutDemo = fixture.createAccounts({ demo: false });
    expect(await accountsWithoutDemo.getSession(browser.createRequest())).toBeNull();
    expect(await accountsWithoutDemo.signInWithPassword(sampleUser, createClientInfo())).toEqual({
      kind: 'refused',
    });
    expect(await accountsWithoutDemo.getUserByEmail(sampleUser.email)).toBeNull();
  });

  test('a session can be opened for a user who signed in with another method', async () => {
    fixture.setNow(new Date());
    const user = await fixture.accounts.createUser({
      email: 'Jaya@Example.com',
      name: 'Jaya',
      emailVerified: true,
    });
    const browser = createTestBrowser();
    browser.storeCookies(
      await fixture.accounts.openSession(user.id, {
        method: 'organisation',
        request: browser.createRequest(),
      }),
    );
    expect(await fixture.accounts.getSession(browser.createRequest())).toMatchObject({
      user: { email: 'jaya@example.com' },
      session: { method: 'organisation' },
    });
    await expect(
      fixture.accounts.openSession(crypto.randomUUID(), {
        method: 'passkey',
        request: browser.createRequest(),
      }),
    ).rejects.toThrow('A session needs a user who exists.');
  });
});
