import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NotAllowedError } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { HOUR_MS } from '~/domain/time/durations';
import { accountViews, viewConsents, viewRequests } from '~/server/db/schema/account-views.server';
import { users } from '~/server/db/schema/accounts.server';
import { auditEvents } from '~/server/db/schema/audit.server';
import { engines } from '../../database/test-database';
import { createTestBrowser } from '../../fakes/test-browser';
import { openTestAccounts, sampleAdmin, sampleUser, type TestAccounts } from '../../fixtures/test-accounts';

describe.each(engines)('R-VIEW-1: views of the account of a member (%s)', (engine) => {
  let fixture: TestAccounts;
  let member: SignedIn;
  let admin: SignedIn;
  /** Another session of the same admin. */
  let elsewhere: SignedIn;
  let now: Date;

  beforeAll(async () => {
    fixture = await openTestAccounts(engine);
    member = await fixture.signIn(createTestBrowser());
    admin = await fixture.signIn(createTestBrowser(), sampleAdmin);
    elsewhere = await fixture.signIn(createTestBrowser(), sampleAdmin);
  });
  afterAll(() => fixture.database.close());
  beforeEach(async () => {
    await fixture.database.db.delete(accountViews);
    await fixture.database.db.delete(viewConsents);
    await fixture.database.db.delete(viewRequests);
    await setRole('user');
    now = new Date();
    fixture.setNow(now);
  });

  const wait = (hours: number) => fixture.setNow(new Date(now.getTime() + hours * HOUR_MS));
  const setRole = (role: 'user' | 'staff' | 'admin') =>
    fixture.database.db.update(users).set({ role }).where(eq(users.id, sampleUser.id));
  /** The oldest first: ids ascend with time. */
  async function actions(): Promise<string[]> {
    const { db } = fixture.database;
    const ofMember = eq(auditEvents.subjectId, sampleUser.id);
    const rows = await db.select().from(auditEvents).where(ofMember).orderBy(asc(auditEvents.id));
    return rows.map(({ action, userId }) => `${action} by ${userId === admin.user.id ? 'admin' : userId}`);
  }
  const start = (actor = admin) => fixture.accounts.startView(actor, sampleUser.id);
  const shownTo = async (actor = admin) => (await fixture.accounts.findView(actor))?.shown.user.id;

  test('needs the consent, and shows the member in the session of the admin alone', async () => {
    const { accounts } = fixture;
    expect([await start(), await shownTo()]).toEqual(['not-allowed', undefined]);
    expect(await accounts.allowViews(member)).toBe('allowed');
    expect([await shownTo(), await accounts.listConsents(admin)]).toMatchObject([
      undefined,
      [{ id: sampleUser.id }],
    ]);
    expect([await start(), await shownTo(), await shownTo(elsewhere)]).toEqual([
      'started',
      sampleUser.id,
      undefined,
    ]);
    const { shown } = (await accounts.findView(admin)) ?? {};
    expect(shown?.session.id).not.toBe(admin.session.id);
    expect(await accounts.revokeSession(admin, shown?.session.id ?? '')).toBe(false);
    // Nothing that asks for a recent authentication opens.
    expect(shown?.session.authenticatedAt).toEqual(new Date(0));
  });

  test('R-VIEW-3: a member is asked once at a time and three times a day, and answers', async () => {
    const { accounts, emails } = fixture;
    const ask = (actor = admin) => accounts.requestView(actor, sampleUser.id);
    const readRequest = async () => (await accounts.getViewConsent(member)).request;
    await expect(ask(member)).rejects.toThrow(NotAllowedError);
    await setRole('staff');
    expect(await ask()).toBe('not-allowed');
    await setRole('user');
    expect((await Promise.all([ask(), ask(elsewhere)])).sort()).toEqual(['open', 'sent']);
    expect(await readRequest()).toEqual({ requestedAt: now, by: admin.user.name });
    expect(await start()).toBe('not-allowed');
    await accounts.declineView(member);
    expect(await readRequest()).toBeUndefined();
    expect(await accounts.getViewRequestTo(admin, sampleUser.id)).toMatchObject({ answer: 'declined' });

    expect(await ask()).toBe('sent');
    await accounts.allowViews(member);
    expect([await readRequest(), await ask(), await start()]).toEqual([undefined, 'allowed', 'started']);
    await accounts.withdrawViews(member);
    expect(await ask()).toBe('sent');
    await accounts.declineView(member);
    expect(await ask()).toBe('limit');
    wait(25);
    expect(await ask()).toBe('sent');
    expect(emails.filter(({ template }) => template === 'view-request')).toHaveLength(4);
    expect((await actions()).filter((action) => action.startsWith('view-requested'))).toHaveLength(4);
  });

  test('start and end are in the audit log, and the member sees them', async () => {
    const before = (await actions()).length;
    await fixture.accounts.allowViews(member);
    await start();
    const running = await fixture.accounts.getViewConsent(member);
    expect(running.views).toMatchObject([{ by: admin.user.name, isRunning: true, startedAt: now }]);
    wait(0.5);
    await fixture.accounts.endView(admin);
    expect(await shownTo()).toBeUndefined();
    const { views } = await fixture.accounts.getViewConsent(member);
    expect(views).toMatchObject([{ isRunning: false, endsAt: new Date(now.getTime() + HOUR_MS / 2) }]);
    expect((await actions()).slice(before).toSorted()).toEqual([
      'view-ended by admin',
      'view-started by admin',
    ]);
  });

  test('a withdrawal ends it at once', async () => {
    const before = (await actions()).length;
    await fixture.accounts.allowViews(member);
    await start();
    await fixture.accounts.withdrawViews(member);
    expect([await shownTo(), await start()]).toEqual([undefined, 'not-allowed']);
    expect(await actions()).toHaveLength(before + 2);
    // A new consent does not open the former view again.
    await fixture.accounts.allowViews(member);
    expect(await shownTo()).toBeUndefined();
  });

  test('a start and a withdrawal at the same time end as a withdrawal', async () => {
    await fixture.accounts.allowViews(member);
    await Promise.all([start(), fixture.accounts.withdrawViews(member)]);
    expect(await shownTo()).toBeUndefined();
    await fixture.accounts.allowViews(member);
    expect(await shownTo()).toBeUndefined();
  });

  test('it ends after an hour, and with the consent after a day', async () => {
    await fixture.accounts.allowViews(member);
    await start();
    wait(1);
    expect(await shownTo()).toBeUndefined();
    wait(23.5);
    expect(await start()).toBe('started');
    wait(24);
    expect([await shownTo(), await start()]).toEqual([undefined, 'not-allowed']);
    expect((await fixture.accounts.getViewConsent(member)).expiresAt).toBeUndefined();
  });

  test('two starts of one session at once leave one view', async () => {
    await fixture.accounts.allowViews(member);
    expect(await Promise.all([start(), start()])).toEqual(['started', 'started']);
    const rows = await fixture.database.db.select().from(accountViews);
    expect(rows.filter(({ endedAt }) => endedAt === null)).toHaveLength(1);
  });

  test('staff are never shown, and members and staff never see an account', async () => {
    await fixture.accounts.allowViews(member);
    await start();
    for (const role of ['staff', 'admin'] as const) {
      await setRole(role);
      expect([await shownTo(), await start(), await fixture.accounts.allowViews(member)]).toEqual([
        undefined,
        'not-allowed',
        'staff',
      ]);
    }
    expect(await fixture.accounts.startView(admin, admin.user.id)).toBe('not-allowed');
    expect(await fixture.accounts.startView(admin, "' or true --")).toBe('not-allowed');
    await setRole('user');
    for (const role of ['user', 'staff'] as const) {
      const other: SignedIn = { ...admin, user: { ...admin.user, role } };
      await expect(start(other)).rejects.toThrow(NotAllowedError);
      await expect(fixture.accounts.listConsents(other)).rejects.toThrow(NotAllowedError);
      await expect(fixture.accounts.getConsentOf(other, sampleUser.id)).rejects.toThrow(NotAllowedError);
      await expect(fixture.accounts.getViewRequestTo(other, sampleUser.id)).rejects.toThrow(NotAllowedError);
      // The view of an admin who lost the role.
      expect(await shownTo(other)).toBeUndefined();
    }
  });
});
