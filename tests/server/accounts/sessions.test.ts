import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DISPLAY_COOKIE } from '~/domain/auth/display-cookie';
import type { Database } from '~/server/db/database.server';
import { engines } from '../../database/test-database';
import { createTestBrowser } from '../../fakes/test-browser';
import {
  createClientInfo,
  openTestAccounts,
  sampleAdmin,
  sampleUser,
  type TestAccounts,
} from '../../fixtures/test-accounts';

describe.each(engines)('sessions (%s)', (engine) => {
  let opened: TestAccounts;
  beforeAll(async () => {
    opened = await openTestAccounts(engine);
  });
  afterAll(() => opened.database.close());
  beforeEach(() => opened.database.rows({ text: 'truncate rate_limits' }));

  test('whoever knows the password is signed in, by the cookie alone', async () => {
    const visitor = createTestBrowser();
    const { user, session } = await opened.signIn(visitor);
    expect(user).toEqual({
      id: sampleUser.id,
      email: sampleUser.email,
      emailVerified: true,
      name: 'Meera Raghunath',
      role: 'user',
      twoFactor: false,
    });
    expect(session).toMatchObject({
      method: 'password',
      device: 'Firefox on Linux',
      timeZone: 'Asia/Kolkata',
    });
    expect(await opened.accounts.getSession(createTestBrowser().createRequest())).toBeNull();
  });

  test('the session cookie is closed to scripts, the readable one names the user', async () => {
    const visitor = createTestBrowser();
    await opened.signIn(visitor);
    const ofSession = visitor.setCookieHeaders.find((cookie) => cookie.startsWith('tessera.session_token='));
    expect(ofSession).toMatch(/; HttpOnly/);
    expect(ofSession).toMatch(/; SameSite=Lax/);
    const readable = visitor.setCookieHeaders.find((cookie) => cookie.startsWith(`${DISPLAY_COOKIE}=`)) ?? '';
    expect(readable).not.toMatch(/HttpOnly/i);
    const value = decodeURIComponent(readable.split(';')[0]?.slice(DISPLAY_COOKIE.length + 1) ?? '');
    expect(JSON.parse(value)).toEqual({
      email: sampleUser.email,
      name: 'Meera Raghunath',
      id: sampleUser.id,
    });
  });

  test('neither address of the network nor password is kept with a session', async () => {
    await opened.signIn(createTestBrowser());
    const rows = await opened.database.rows<Record<string, unknown>>({ text: 'select * from sessions' });
    expect(JSON.stringify(rows)).not.toContain('203.0.113.7');
    expect(JSON.stringify(rows)).not.toContain(sampleUser.password);
  });

  test.each([
    ['a wrong password', sampleUser.email, 'two tiles at a time'],
    ['an unknown address', 'nobody@tessera.example', sampleUser.password],
    ['no address', 'nobody', sampleUser.password],
    ['nothing', '', ''],
    ['another spelling of the password', sampleUser.email, sampleUser.password.toUpperCase()],
    ['somebody else’s password', sampleUser.email, sampleAdmin.password],
    ['a password without end', sampleUser.email, 'x'.repeat(100_000)],
  ])('%s is refused, and says no more', async (_, email, password) => {
    expect(await opened.accounts.signInWithPassword({ email, password }, createClientInfo())).toEqual({
      kind: 'refused',
    });
  });

  test('the address may be written in capitals', async () => {
    await opened.signIn(createTestBrowser(), { ...sampleUser, email: sampleUser.email.toUpperCase() });
  });

  test('a cookie forged, edited or signed with another secret opens nothing', async () => {
    const visitor = createTestBrowser();
    await opened.signIn(visitor);
    const right = visitor.getCookie('tessera.session_token') ?? '';
    const [token] = decodeURIComponent(right).split('.');
    for (const forged of [
      '',
      '.',
      token,
      `${token}.`,
      `${token}.AAAA`,
      right.replace(/^./, 'x'),
      `${right}x`,
      '%',
      `${token}.${'A'.repeat(43)}=`,
    ])
      expect(
        await opened.accounts.getSession(
          createTestBrowser({ 'tessera.session_token': forged ?? '' }).createRequest(),
        ),
      ).toBeNull();
    expect(
      await opened.createAccounts({ secret: 't'.repeat(32) }).getSession(visitor.createRequest()),
    ).toBeNull();
  });

  test('the readable cookie alone opens nothing', async () => {
    const visitor = createTestBrowser();
    await opened.signIn(visitor);
    const readable = visitor.getCookie(DISPLAY_COOKIE) ?? '';
    expect(
      await opened.accounts.getSession(createTestBrowser({ [DISPLAY_COOKIE]: readable }).createRequest()),
    ).toBeNull();
  });

  test('a session is read with one query, and none without a cookie', async () => {
    const visitor = createTestBrowser();
    await opened.signIn(visitor);
    let queries = 0;
    const counting: Database = {
      ...opened.database,
      rows: (statement) => {
        queries += 1;
        return opened.database.rows(statement);
      },
    };
    const counted = opened.createAccounts({}, counting);
    expect(await counted.getSession(visitor.createRequest())).not.toBeNull();
    expect(queries).toBe(1);
    await counted.getSession(createTestBrowser().createRequest());
    expect(queries).toBe(1);
  });

  test('a revoked session ends with its next request, on every web process', async () => {
    const [first, second] = [createTestBrowser(), createTestBrowser()];
    const actor = await opened.signIn(first);
    await opened.signIn(second);
    const elsewhere = opened.createAccounts();
    expect(await elsewhere.getSession(second.createRequest())).not.toBeNull();
    expect(await opened.accounts.revokeOtherSessions(actor)).toBeGreaterThan(0);
    expect(await elsewhere.getSession(second.createRequest())).toBeNull();
    expect(await elsewhere.getSession(first.createRequest())).not.toBeNull();
    expect(await opened.accounts.listSessions(actor)).toHaveLength(1);
  });

  test('nobody ends somebody else’s session', async () => {
    const [ofMember, ofOwner] = [createTestBrowser(), createTestBrowser()];
    const actor = await opened.signIn(ofMember);
    const other = await opened.signIn(ofOwner, sampleAdmin);
    for (const id of [other.session.id, 'x', `' or true --`])
      expect(await opened.accounts.revokeSession(actor, id)).toBe(false);
    expect(await opened.accounts.getSession(ofOwner.createRequest())).not.toBeNull();
    expect(await opened.accounts.revokeSession(actor, actor.session.id)).toBe(true);
    expect(await opened.accounts.getSession(ofMember.createRequest())).toBeNull();
  });

  test('signing out ends the session and deletes both cookies', async () => {
    const visitor = createTestBrowser();
    await opened.signIn(visitor);
    const before = visitor.createRequest();
    visitor.storeCookies(await opened.accounts.closeSession(visitor.createRequest()));
    expect(visitor.getCookie('tessera.session_token')).toBeUndefined();
    expect(visitor.getCookie(DISPLAY_COOKIE)).toBeUndefined();
    expect(await opened.accounts.getSession(before)).toBeNull();
  });

  test('a session ends when it was not seen for long, and at last in any case', async () => {
    const visitor = createTestBrowser();
    const { session } = await opened.signIn(visitor);
    const days = (number: number) => new Date(session.createdAt.getTime() + number * 86_400_000);
    opened.setNow(days(13));
    expect(await opened.accounts.getSession(visitor.createRequest())).not.toBeNull();
    opened.setNow(days(26));
    expect((await opened.accounts.getSession(visitor.createRequest()))?.session.lastSeenAt).toEqual(days(13));
    opened.setNow(days(31));
    expect(await opened.accounts.getSession(visitor.createRequest())).toBeNull();
  });

  test('an owner’s session ends the same day', async () => {
    const visitor = createTestBrowser();
    const { session } = await opened.signIn(visitor, sampleAdmin);
    opened.setNow(new Date(session.createdAt.getTime() + 3 * 3_600_000));
    expect(await opened.accounts.getSession(visitor.createRequest())).toBeNull();
  });

  test('with DEMO off sample accounts are nobody, also those who are signed in', async () => {
    const visitor = createTestBrowser();
    await opened.signIn(visitor);
    const strict = opened.createAccounts({ demo: false });
    expect(await strict.getSession(visitor.createRequest())).toBeNull();
    expect(await strict.signInWithPassword(sampleUser, createClientInfo())).toEqual({ kind: 'refused' });
    expect(await strict.getUserByEmail(sampleUser.email)).toBeNull();
  });

  test('a session is opened for somebody who proved it in another way', async () => {
    opened.setNow(new Date());
    const user = await opened.accounts.createUser({
      email: 'Jaya@Example.com',
      name: 'Jaya',
      emailVerified: true,
    });
    const visitor = createTestBrowser();
    visitor.storeCookies(
      await opened.accounts.openSession(user.id, {
        method: 'organisation',
        request: visitor.createRequest(),
      }),
    );
    expect(await opened.accounts.getSession(visitor.createRequest())).toMatchObject({
      user: { email: 'jaya@example.com' },
      session: { method: 'organisation' },
    });
    await expect(
      opened.accounts.openSession(crypto.randomUUID(), {
        method: 'passkey',
        request: visitor.createRequest(),
      }),
    ).rejects.toThrow();
  });
});
