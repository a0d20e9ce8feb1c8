import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SESSION_COOKIE } from '~/domain/session';
import type { Database } from '~/server/db/database.server';
import { askerOf, member, openTestAccounts, owner, type TestAccounts } from '../fakes/accounts';
import { browser } from '../fakes/browser';
import { engines } from '../fakes/test-database';

describe.each(engines)('sessions (%s)', (engine) => {
  let opened: TestAccounts;
  beforeAll(async () => {
    opened = await openTestAccounts(engine);
  });
  afterAll(() => opened.database.close());
  beforeEach(() => opened.database.rows({ text: 'truncate rate_limits' }));

  test('whoever knows the password is signed in, by the cookie alone', async () => {
    const visitor = browser();
    const { person, session } = await opened.signIn(visitor);
    expect(person).toEqual({
      id: member.id,
      email: member.email,
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
    expect(await opened.accounts.sessionOf(browser().request())).toBeNull();
  });

  test('the session cookie is closed to scripts, the readable one names the person', async () => {
    const visitor = browser();
    await opened.signIn(visitor);
    const ofSession = visitor.sent.find((cookie) => cookie.startsWith('tessera.session_token='));
    expect(ofSession).toMatch(/; HttpOnly/);
    expect(ofSession).toMatch(/; SameSite=Lax/);
    const readable = visitor.sent.find((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`)) ?? '';
    expect(readable).not.toMatch(/HttpOnly/i);
    const value = decodeURIComponent(readable.split(';')[0]?.slice(SESSION_COOKIE.length + 1) ?? '');
    expect(JSON.parse(value)).toEqual({ email: member.email, name: 'Meera Raghunath', id: member.id });
  });

  test('neither address of the network nor password is kept with a session', async () => {
    await opened.signIn(browser());
    const rows = await opened.database.rows<Record<string, unknown>>({ text: 'select * from sessions' });
    expect(JSON.stringify(rows)).not.toContain('203.0.113.7');
    expect(JSON.stringify(rows)).not.toContain(member.password);
  });

  test.each([
    ['a wrong password', member.email, 'two tiles at a time'],
    ['an unknown address', 'nobody@tessera.example', member.password],
    ['no address', 'nobody', member.password],
    ['nothing', '', ''],
    ['another spelling of the password', member.email, member.password.toUpperCase()],
    ['somebody else’s password', member.email, owner.password],
    ['a password without end', member.email, 'x'.repeat(100_000)],
  ])('%s is refused, and says no more', async (_, email, password) => {
    expect(await opened.accounts.signInWithPassword({ email, password }, askerOf())).toEqual({
      kind: 'refused',
    });
  });

  test('the address may be written in capitals', async () => {
    await opened.signIn(browser(), { ...member, email: member.email.toUpperCase() });
  });

  test('a cookie forged, edited or signed with another secret opens nothing', async () => {
    const visitor = browser();
    await opened.signIn(visitor);
    const right = visitor.cookie('tessera.session_token') ?? '';
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
        await opened.accounts.sessionOf(browser({ 'tessera.session_token': forged ?? '' }).request()),
      ).toBeNull();
    expect(await opened.createWith({ secret: 't'.repeat(32) }).sessionOf(visitor.request())).toBeNull();
  });

  test('the readable cookie alone opens nothing', async () => {
    const visitor = browser();
    await opened.signIn(visitor);
    const readable = visitor.cookie(SESSION_COOKIE) ?? '';
    expect(await opened.accounts.sessionOf(browser({ [SESSION_COOKIE]: readable }).request())).toBeNull();
  });

  test('a session is read with one query, and none without a cookie', async () => {
    const visitor = browser();
    await opened.signIn(visitor);
    let queries = 0;
    const counting: Database = {
      ...opened.database,
      rows: (statement) => {
        queries += 1;
        return opened.database.rows(statement);
      },
    };
    const counted = opened.createWith({}, counting);
    expect(await counted.sessionOf(visitor.request())).not.toBeNull();
    expect(queries).toBe(1);
    await counted.sessionOf(browser().request());
    expect(queries).toBe(1);
  });

  test('a revoked session ends with its next request, on every web process', async () => {
    const [first, second] = [browser(), browser()];
    const actor = await opened.signIn(first);
    await opened.signIn(second);
    const elsewhere = opened.createWith();
    expect(await elsewhere.sessionOf(second.request())).not.toBeNull();
    expect(await opened.accounts.revokeOtherSessions(actor)).toBeGreaterThan(0);
    expect(await elsewhere.sessionOf(second.request())).toBeNull();
    expect(await elsewhere.sessionOf(first.request())).not.toBeNull();
    expect(await opened.accounts.listSessions(actor)).toHaveLength(1);
  });

  test('nobody ends somebody else’s session', async () => {
    const [ofMember, ofOwner] = [browser(), browser()];
    const actor = await opened.signIn(ofMember);
    const other = await opened.signIn(ofOwner, owner);
    for (const id of [other.session.id, 'x', `' or true --`])
      expect(await opened.accounts.revokeSession(actor, id)).toBe(false);
    expect(await opened.accounts.sessionOf(ofOwner.request())).not.toBeNull();
    expect(await opened.accounts.revokeSession(actor, actor.session.id)).toBe(true);
    expect(await opened.accounts.sessionOf(ofMember.request())).toBeNull();
  });

  test('signing out ends the session and deletes both cookies', async () => {
    const visitor = browser();
    await opened.signIn(visitor);
    const before = visitor.request();
    visitor.keep(await opened.accounts.closeSession(visitor.request()));
    expect(visitor.cookie('tessera.session_token')).toBeUndefined();
    expect(visitor.cookie(SESSION_COOKIE)).toBeUndefined();
    expect(await opened.accounts.sessionOf(before)).toBeNull();
  });

  test('a session ends when it was not seen for long, and at last in any case', async () => {
    const visitor = browser();
    const { session } = await opened.signIn(visitor);
    const days = (number: number) => new Date(session.createdAt.getTime() + number * 86_400_000);
    opened.setNow(days(13));
    expect(await opened.accounts.sessionOf(visitor.request())).not.toBeNull();
    opened.setNow(days(26));
    expect((await opened.accounts.sessionOf(visitor.request()))?.session.lastSeenAt).toEqual(days(13));
    opened.setNow(days(31));
    expect(await opened.accounts.sessionOf(visitor.request())).toBeNull();
  });

  test('an owner’s session ends the same day', async () => {
    const visitor = browser();
    const { session } = await opened.signIn(visitor, owner);
    opened.setNow(new Date(session.createdAt.getTime() + 3 * 3_600_000));
    expect(await opened.accounts.sessionOf(visitor.request())).toBeNull();
  });

  test('with DEMO off sample accounts are nobody, also those who are signed in', async () => {
    const visitor = browser();
    await opened.signIn(visitor);
    const strict = opened.createWith({ demo: false });
    expect(await strict.sessionOf(visitor.request())).toBeNull();
    expect(await strict.signInWithPassword(member, askerOf())).toEqual({ kind: 'refused' });
    expect(await strict.personByEmail(member.email)).toBeNull();
  });

  test('a session is opened for somebody who proved it in another way', async () => {
    opened.setNow(new Date());
    const person = await opened.accounts.createPerson({
      email: 'Jaya@Example.com',
      name: 'Jaya',
      emailVerified: true,
    });
    const visitor = browser();
    visitor.keep(
      await opened.accounts.openSession(person.id, { method: 'organisation', request: visitor.request() }),
    );
    expect(await opened.accounts.sessionOf(visitor.request())).toMatchObject({
      person: { email: 'jaya@example.com' },
      session: { method: 'organisation' },
    });
    await expect(
      opened.accounts.openSession(crypto.randomUUID(), { method: 'passkey', request: visitor.request() }),
    ).rejects.toThrow();
  });
});
