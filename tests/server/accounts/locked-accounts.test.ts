import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NotAllowedError } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { inviteAdmin } from '~/server/accounts/users/invite-admin.server';
import { auditEvents } from '~/server/db/schema/audit.server';
import { engines } from '../../database/test-database';
import { createTestBrowser } from '../../fakes/test-browser';
import {
  createClientInfo,
  openTestAccounts,
  sampleAdmin,
  sampleUser,
  type TestAccounts,
} from '../../fixtures/test-accounts';

const UNKNOWN = '01938f00-0000-7000-8000-00000000ffff';
const REASON = 'Reviews of things that were never bought.';

describe.each(engines)('R-PEOPLE-4: locked accounts (%s)', (engine) => {
  let fixture: TestAccounts;
  let admin: SignedIn;
  const userId = sampleUser.id;

  beforeAll(async () => {
    fixture = await openTestAccounts(engine);
    admin = await fixture.signIn(createTestBrowser(), sampleAdmin);
  });
  afterAll(() => fixture.database.close());
  beforeEach(async () => {
    await fixture.database.rows({
      text: `update users set locked_at = null, lock_reason = null, role = 'user' where id = $1`,
      values: [userId],
    });
    fixture.emails.length = 0;
  });

  const lock = () => fixture.accounts.lockAccount(admin, { userId, reason: REASON });
  const { email, password } = sampleUser;
  const trySignIn = () => fixture.accounts.signInWithPassword({ email, password }, createClientInfo());

  test('a lock ends the sessions, and no way to sign in opens the account', async () => {
    const browser = createTestBrowser();
    await fixture.signIn(browser);
    expect(await lock()).toBe('done');
    expect(await fixture.accounts.getSession(browser.createRequest())).toBeNull();
    const wrong = { email, password: 'not the password' };
    const refused = await fixture.accounts.signInWithPassword(wrong, createClientInfo());
    expect((await trySignIn()).kind).toBe(refused.kind);
    // Passkeys and organisations look the account up by its id.
    expect(await fixture.accounts.getUserById(userId)).toBeNull();
    expect(await fixture.accounts.getUserByEmail(email)).toBeNull();
    await fixture.accounts.requestPasswordReset(email, createClientInfo());
    await fixture.runJobs();
    expect(fixture.emails.map(({ template }) => template)).toEqual(['account-lock']);
  });

  test('a session that was opened all the same shows nothing', async () => {
    const browser = createTestBrowser();
    await fixture.signIn(browser);
    await fixture.database.rows({
      text: `update users set locked_at = now(), lock_reason = 'x' where id = $1`,
      values: [userId],
    });
    expect(await fixture.accounts.getSession(browser.createRequest())).toBeNull();
  });

  test('the user reads the reason, the audit log has none, and unlocking opens the account', async () => {
    await lock();
    expect(await lock()).toBe('unchanged');
    expect(await fixture.accounts.getPerson(admin, userId)).toMatchObject({ lock: { reason: REASON } });
    expect(await fixture.accounts.unlockAccount(admin, userId)).toBe('done');
    expect(await fixture.accounts.unlockAccount(admin, userId)).toBe('unchanged');
    expect((await trySignIn()).kind).toBe('signed-in');
    const emails = fixture.emails.filter(({ template }) => template === 'account-lock');
    expect(emails.map(({ subject }) => subject)).toEqual([
      'Your account is locked',
      'Your account is open again',
    ]);
    expect(JSON.stringify(emails[0]?.data)).toContain(REASON);
    const entries = await fixture.database.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.subjectId, userId))
      .orderBy(asc(auditEvents.id));
    expect(entries.slice(-2).map(({ action }) => action)).toEqual(['account-locked', 'account-unlocked']);
    expect(JSON.stringify(entries)).not.toContain(REASON);
  });

  test('staff are not locked, and a locked account gets no role', async () => {
    expect(await fixture.accounts.lockAccount(admin, { userId: admin.user.id, reason: REASON })).toBe(
      'staff',
    );
    await lock();
    expect(await fixture.accounts.changeRole(admin, { userId, from: 'user', role: 'staff' })).toBe('unknown');
    expect(await fixture.accounts.inviteStaff(admin, { email, role: 'staff' })).toEqual({ kind: 'locked' });
  });

  test('the command of the machine makes an admin of a locked account, and unlocks it', async () => {
    await lock();
    expect(await inviteAdmin(fixture.deps, email)).toMatchObject({ kind: 'promoted' });
    expect((await fixture.accounts.getPerson(admin, userId))?.lock).toBeUndefined();
  });

  test('only an admin finds, locks and unlocks accounts', async () => {
    const member = await fixture.signIn(createTestBrowser());
    const { accounts } = fixture;
    for (const call of [
      () => accounts.findPerson(member, email),
      () => accounts.lockAccount(member, { userId: sampleAdmin.id, reason: REASON }),
      () => accounts.unlockAccount(member, userId),
    ])
      await expect(call()).rejects.toThrow(NotAllowedError);
    expect(await accounts.findPerson(admin, email.toUpperCase())).toBe(userId);
    expect(await accounts.findPerson(admin, 'nobody@kiln.example')).toBeUndefined();
    for (const id of [UNKNOWN, "' or true --"])
      expect(await accounts.lockAccount(admin, { userId: id, reason: REASON })).toBe('unknown');
  });
});
