import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { samplePeople } from '~/content/sample-people';
import { SESSION_COOKIE } from '~/domain/session';
import { createAccounts } from '~/server/accounts/accounts.server';
import type { Accounts, SignedIn } from '~/server/accounts/contract.server';
import type { Database } from '~/server/db/database.server';
import { seedSamplePeople } from '../../db/seed/sample-people';
import { browser, type TestBrowser } from '../fakes/browser';
import { engines, openTestDatabase } from '../fakes/test-database';

const secret = 's'.repeat(32);
const [member, owner] = samplePeople;
if (!member || !owner) throw new Error('There are two sample accounts.');

describe.each(engines)('accounts (%s)', (engine) => {
  let database: Database;
  let now: Date;
  const createWith = (options: { demo?: boolean; secret?: string } = {}): Accounts =>
    createAccounts(database, {
      ...{ secret, publicUrl: 'http://localhost:3000', demo: true, clock: () => now },
      ...options,
    });
  let accounts: Accounts;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await seedSamplePeople(database);
    accounts = createWith();
  });
  afterAll(() => database.close());

  async function signIn(visitor: TestBrowser, { email, password } = member as typeof owner & object) {
    now = new Date();
    const asker = { request: visitor.request(), address: '203.0.113.7', timeZone: 'Asia/Kolkata' };
    const result = await accounts.signInWithPassword({ email, password }, asker);
    if (result.kind !== 'signed-in') throw new Error(`The sign-in was ${result.kind}.`);
    visitor.keep(result.headers);
    return (await accounts.sessionOf(visitor.request())) as SignedIn;
  }

  test('whoever knows the password is signed in, by the cookie alone', async () => {
    const visitor = browser();
    const { person, session } = await signIn(visitor);
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
    expect(await accounts.sessionOf(browser().request())).toBeNull();
  });

  test('the session cookie is closed to scripts, the readable one names the person', async () => {
    const visitor = browser();
    await signIn(visitor);
    const ofSession = visitor.sent.find((cookie) => cookie.startsWith('tessera.session_token='));
    expect(ofSession).toMatch(/; HttpOnly/);
    expect(ofSession).toMatch(/; SameSite=Lax/);
    const readable = visitor.sent.find((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`)) ?? '';
    expect(readable).not.toMatch(/HttpOnly/i);
    const value = decodeURIComponent(readable.split(';')[0]?.slice(SESSION_COOKIE.length + 1) ?? '');
    expect(JSON.parse(value)).toEqual({ email: member.email, name: 'Meera Raghunath', id: member.id });
  });

  test('neither address of the network nor password is kept with a session', async () => {
    await signIn(browser());
    const rows = await database.rows<Record<string, unknown>>({ text: 'select * from sessions' });
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
    const asker = { request: browser().request(), address: '203.0.113.7' };
    expect(await accounts.signInWithPassword({ email, password }, asker)).toEqual({ kind: 'refused' });
  });

  test('the address may be written in capitals', async () => {
    await signIn(browser(), { ...member, email: member.email.toUpperCase() });
  });

  test('a cookie forged, edited or signed with another secret opens nothing', async () => {
    const visitor = browser();
    await signIn(visitor);
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
        await accounts.sessionOf(browser({ 'tessera.session_token': forged ?? '' }).request()),
      ).toBeNull();
    expect(await createWith({ secret: 't'.repeat(32) }).sessionOf(visitor.request())).toBeNull();
  });

  test('the readable cookie alone opens nothing', async () => {
    const visitor = browser();
    await signIn(visitor);
    const readable = visitor.cookie(SESSION_COOKIE) ?? '';
    expect(await accounts.sessionOf(browser({ [SESSION_COOKIE]: readable }).request())).toBeNull();
  });

  test('a session is read with one query, and none without a cookie', async () => {
    const visitor = browser();
    await signIn(visitor);
    let queries = 0;
    const counting: Database = {
      ...database,
      rows: (statement) => {
        queries += 1;
        return database.rows(statement);
      },
    };
    const counted = createAccounts(counting, {
      ...{ secret, publicUrl: 'http://localhost:3000', demo: true, clock: () => now },
    });
    expect(await counted.sessionOf(visitor.request())).not.toBeNull();
    expect(queries).toBe(1);
    await counted.sessionOf(browser().request());
    expect(queries).toBe(1);
  });

  test('a revoked session ends with its next request, on every web process', async () => {
    const [first, second] = [browser(), browser()];
    const actor = await signIn(first);
    await signIn(second);
    const elsewhere = createWith();
    expect(await elsewhere.sessionOf(second.request())).not.toBeNull();
    expect(await accounts.revokeOtherSessions(actor)).toBeGreaterThan(0);
    expect(await elsewhere.sessionOf(second.request())).toBeNull();
    expect(await elsewhere.sessionOf(first.request())).not.toBeNull();
    expect(await accounts.listSessions(actor)).toHaveLength(1);
  });

  test('nobody ends somebody else’s session', async () => {
    const [ofMember, ofOwner] = [browser(), browser()];
    const actor = await signIn(ofMember);
    const other = await signIn(ofOwner, owner);
    for (const id of [other.session.id, 'x', `' or true --`])
      expect(await accounts.revokeSession(actor, id)).toBe(false);
    expect(await accounts.sessionOf(ofOwner.request())).not.toBeNull();
    expect(await accounts.revokeSession(actor, actor.session.id)).toBe(true);
    expect(await accounts.sessionOf(ofMember.request())).toBeNull();
  });

  test('signing out ends the session and deletes both cookies', async () => {
    const visitor = browser();
    await signIn(visitor);
    const before = visitor.request();
    visitor.keep(await accounts.closeSession(visitor.request()));
    expect(visitor.cookie('tessera.session_token')).toBeUndefined();
    expect(visitor.cookie(SESSION_COOKIE)).toBeUndefined();
    expect(await accounts.sessionOf(before)).toBeNull();
  });

  test('a session ends when it was not seen for long, and at last in any case', async () => {
    const visitor = browser();
    const { session } = await signIn(visitor);
    const days = (number: number) => new Date(session.createdAt.getTime() + number * 86_400_000);
    now = days(13);
    expect(await accounts.sessionOf(visitor.request())).not.toBeNull();
    now = days(26);
    expect((await accounts.sessionOf(visitor.request()))?.session.lastSeenAt).toEqual(days(13));
    now = days(31);
    expect(await accounts.sessionOf(visitor.request())).toBeNull();
  });

  test('an owner’s session ends the same day', async () => {
    const visitor = browser();
    const { session } = await signIn(visitor, owner);
    now = new Date(session.createdAt.getTime() + 3 * 3_600_000);
    expect(await accounts.sessionOf(visitor.request())).toBeNull();
  });

  test('with DEMO off sample accounts are nobody, also those who are signed in', async () => {
    const visitor = browser();
    await signIn(visitor);
    const strict = createWith({ demo: false });
    expect(await strict.sessionOf(visitor.request())).toBeNull();
    const asker = { request: browser().request(), address: '203.0.113.7' };
    expect(await strict.signInWithPassword(member, asker)).toEqual({ kind: 'refused' });
    expect(await strict.personByEmail(member.email)).toBeNull();
  });

  test('a session is opened for somebody who proved it in another way', async () => {
    now = new Date();
    const person = await accounts.createPerson({
      email: 'Jaya@Example.com',
      name: 'Jaya',
      emailVerified: true,
    });
    const visitor = browser();
    visitor.keep(
      await accounts.openSession(person.id, { method: 'organisation', request: visitor.request() }),
    );
    expect(await accounts.sessionOf(visitor.request())).toMatchObject({
      person: { email: 'jaya@example.com' },
      session: { method: 'organisation' },
    });
    await expect(
      accounts.openSession(crypto.randomUUID(), { method: 'passkey', request: visitor.request() }),
    ).rejects.toThrow();
  });
});
