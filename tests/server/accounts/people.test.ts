import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NotAllowedError } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { users } from '~/server/db/schema/accounts.server';
import { auditEvents } from '~/server/db/schema/audit.server';
import { engines } from '../../database/test-database';
import { createTestBrowser } from '../../fakes/test-browser';
import {
  extractLinkToken,
  openTestAccounts,
  sampleAdmin,
  sampleUser,
  type TestAccounts,
} from '../../fixtures/test-accounts';

const PASSWORD = 'four tiles make a mark';
const UNKNOWN = '01938f00-0000-7000-8000-00000000ffff';

describe.each(engines)('people with a role (%s)', (engine) => {
  let fixture: TestAccounts;
  let admin: SignedIn;

  beforeAll(async () => {
    fixture = await openTestAccounts(engine);
    admin = await fixture.signIn(createTestBrowser(), sampleAdmin);
  });
  afterAll(() => fixture.database.close());

  async function invite(email: string, role: 'staff' | 'admin' = 'staff') {
    const result = await fixture.accounts.inviteStaff(admin, { email, role });
    if (!('userId' in result)) throw new Error(result.kind);
    return { ...result, email: fixture.emails.at(-1) };
  }
  const actionsOn = (id: string) =>
    fixture.database.db
      .select({ action: auditEvents.action, before: auditEvents.before, after: auditEvents.after })
      .from(auditEvents)
      .where(eq(auditEvents.subjectId, id))
      .orderBy(asc(auditEvents.id));

  test('only an admin sees and changes people', async () => {
    const member = await fixture.signIn(createTestBrowser());
    const { accounts } = fixture;
    for (const call of [
      () => accounts.listPeople(member),
      () => accounts.getPerson(member, sampleAdmin.id),
      () => accounts.inviteStaff(member, { email: 'x@kiln.example', role: 'admin' }),
      () => accounts.withdrawInvitation(member, sampleAdmin.id),
      () => accounts.endSessions(member, sampleAdmin.id),
    ])
      await expect(call()).rejects.toThrow(NotAllowedError);
    for (const id of [UNKNOWN, "' or true --"]) {
      expect(await accounts.getPerson(admin, id)).toBeNull();
      expect(await accounts.withdrawInvitation(admin, id)).toBe('unknown');
      expect(await accounts.endSessions(admin, id)).toEqual({ kind: 'unknown' });
    }
  });

  test('R-PEOPLE-1: an invitation sets a password once; then it is accepted', async () => {
    const { userId, kind, email } = await invite('kiln@tessera.example');
    expect([kind, email?.template, email?.to]).toEqual([
      'invited',
      'staff-invitation',
      'kiln@tessera.example',
    ]);
    const listed = await fixture.accounts.listPeople(admin);
    expect(listed.find(({ id }) => id === userId)).toMatchObject({
      role: 'staff',
      name: 'kiln',
      invitedAt: expect.any(Date),
    });
    const token = extractLinkToken(email);
    expect(await fixture.accounts.resetPassword({ token, password: PASSWORD })).toEqual({ kind: 'changed' });
    const { user } = await fixture.signIn(createTestBrowser(), {
      email: 'kiln@tessera.example',
      password: PASSWORD,
    });
    expect(user.role).toBe('staff');
    expect((await fixture.accounts.getPerson(admin, userId))?.invitedAt).toBeUndefined();
    expect(await fixture.accounts.withdrawInvitation(admin, userId)).toBe('accepted');
    admin = await fixture.signIn(createTestBrowser(), sampleAdmin);
    expect(await actionsOn(userId)).toEqual([
      { action: 'person-invited', before: null, after: { role: 'staff' } },
    ]);
  });

  test('R-PEOPLE-1: two admins who invite one email make one account', async () => {
    const form = { email: 'twice@tessera.example', role: 'staff' } as const;
    const results = await Promise.all([
      fixture.accounts.inviteStaff(admin, form),
      fixture.accounts.inviteStaff(admin, form),
    ]);
    expect(results.map(({ kind }) => kind).toSorted()).toEqual(['invited', 'repeated']);
  });

  test('R-PEOPLE-1: a withdrawn invitation opens nothing, and one can be sent again', async () => {
    const first = await invite('glaze@tessera.example');
    fixture.setNow(new Date(Date.now() + 1_000));
    const second = await invite('glaze@tessera.example');
    expect([first.kind, second.kind, second.userId]).toEqual(['invited', 'repeated', first.userId]);
    const tokens = [first.email, second.email].map(extractLinkToken);
    expect(await fixture.accounts.withdrawInvitation(admin, first.userId)).toBe('withdrawn');
    for (const token of tokens)
      expect(await fixture.accounts.resetPassword({ token, password: PASSWORD })).toEqual({ kind: 'gone' });
    expect(await fixture.accounts.getUserByEmail('glaze@tessera.example')).toBeNull();
    const logged = await actionsOn(first.userId);
    expect(logged.map(({ action }) => action)).toEqual([
      'person-invited',
      'person-invited',
      'person-withdrawn',
    ]);
    expect(JSON.stringify(logged)).not.toContain('glaze');
  });

  test('R-PEOPLE-1: an existing account gets the role without a link, and is signed out', async () => {
    const browser = createTestBrowser();
    await fixture.signIn(browser);
    const { kind, userId, email } = await invite(sampleUser.email);
    expect([kind, userId]).toEqual(['promoted', sampleUser.id]);
    expect(JSON.stringify(email?.data)).not.toContain('token');
    expect(await fixture.accounts.getSession(browser.createRequest())).toBeNull();
    expect(await fixture.accounts.inviteStaff(admin, { email: sampleUser.email, role: 'admin' })).toEqual({
      kind: 'already-staff',
      userId,
    });
  });

  test('R-PEOPLE-1: an account that has not confirmed its email gets no role', async () => {
    const email = 'chosen-by-anybody@tessera.example';
    const { id } = await fixture.accounts.createUser({ email, name: 'Anybody', emailVerified: false });
    const sent = fixture.emails.length;
    expect(await fixture.accounts.inviteStaff(admin, { email, role: 'admin' })).toEqual({
      kind: 'unconfirmed',
    });
    const change = { userId: id, from: 'user', role: 'admin' } as const;
    expect(await fixture.accounts.changeRole(admin, change)).toBe('unconfirmed');
    expect((await fixture.accounts.getUserByEmail(email))?.role).toBe('user');
    expect(await actionsOn(id)).toEqual([]);
    expect(fixture.emails).toHaveLength(sent);
  });

  test('R-PEOPLE-2: a form that shows an older role changes nothing', async () => {
    const { userId } = await invite('slip@tessera.example');
    const { changeRole } = fixture.accounts;
    const form = { userId, from: 'staff' } as const;
    const results = await Promise.all([
      changeRole(admin, { ...form, role: 'admin' }),
      changeRole(admin, { ...form, role: 'user' }),
    ]);
    expect(results.toSorted()).toEqual(['changed', 'conflict']);
    const role = (await fixture.accounts.getUserById(userId))?.role ?? 'user';
    expect(await changeRole(admin, { userId, from: role, role })).toBe('unchanged');
    expect((await actionsOn(userId)).map(({ action }) => action)).toEqual(['person-invited', 'role-changed']);
  });

  test('R-PEOPLE-2: of two admins who change each other, one remains', async () => {
    const { db } = fixture.database;
    await db.update(users).set({ role: 'admin' }).where(eq(users.id, sampleUser.id));
    await db.update(users).set({ role: 'user' }).where(eq(users.email, 'slip@tessera.example'));
    const other = await fixture.signIn(createTestBrowser());
    const results = await Promise.all([
      fixture.accounts.changeRole(admin, { userId: sampleUser.id, from: 'admin', role: 'user' }),
      fixture.accounts.changeRole(other, { userId: sampleAdmin.id, from: 'admin', role: 'user' }),
    ]);
    expect(results.toSorted()).toEqual(['changed', 'last-admin']);
    expect(await db.$count(users, eq(users.role, 'admin'))).toBe(1);
    await db.update(users).set({ role: 'admin' }).where(eq(users.id, sampleAdmin.id));
    admin = await fixture.signIn(createTestBrowser(), sampleAdmin);
  });

  test('R-PEOPLE-3: ends all sessions of another person, never the own', async () => {
    // The test before leaves a session when the other admin won.
    await fixture.accounts.endSessions(admin, sampleUser.id);
    const one = createTestBrowser();
    const two = createTestBrowser();
    await fixture.signIn(one);
    await fixture.signIn(two);
    expect((await fixture.accounts.getPerson(admin, sampleUser.id))?.sessions).toHaveLength(2);
    const ended = await fixture.accounts.endSessions(admin, sampleUser.id);
    expect(ended).toEqual({ kind: 'ended', sessions: 2 });
    for (const browser of [one, two])
      expect(await fixture.accounts.getSession(browser.createRequest())).toBeNull();
    expect(await fixture.accounts.endSessions(admin, sampleAdmin.id)).toEqual({ kind: 'own' });
    expect(await actionsOn(sampleUser.id)).toContainEqual({
      action: 'sessions-ended',
      before: null,
      after: { sessions: 2 },
    });
  });
});
