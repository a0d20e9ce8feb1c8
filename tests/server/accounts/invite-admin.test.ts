import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasAdmin, inviteAdmin } from '~/server/accounts/users/invite-admin.server';
import { users } from '~/server/db/schema/accounts.server';
import { engines } from '../../database/test-database';
import { createTestBrowser } from '../../fakes/test-browser';
import { openTestAccounts, sampleAdmin, sampleUser, type TestAccounts } from '../../fixtures/test-accounts';

const tokenOf = (path: string) => new URL(path, 'http://localhost').searchParams.get('token') ?? '';

describe.each(engines)('the invitation of an admin (%s)', (engine) => {
  let fixture: TestAccounts;
  beforeAll(async () => {
    fixture = await openTestAccounts(engine);
  });
  afterAll(() => fixture.database.close());

  async function invite(email: string, demo = false) {
    const result = await inviteAdmin({ ...fixture.deps, demo }, email);
    if (!('path' in result)) throw new Error(`The result is ${result.kind}.`);
    return result;
  }

  test('creates an admin, whose link sets the password once', async () => {
    expect(await hasAdmin({ ...fixture.deps, demo: false })).toBe(false);
    const { kind, email, path } = await invite(' Owner@Kiln.example ');
    expect([kind, email]).toEqual(['created', 'owner@kiln.example']);
    expect(await hasAdmin({ ...fixture.deps, demo: false })).toBe(true);
    const password = 'four tiles make a mark';
    const reset = { token: tokenOf(path), password };
    expect(await fixture.accounts.resetPassword(reset)).toEqual({ kind: 'changed' });
    expect(await fixture.accounts.resetPassword(reset)).toEqual({ kind: 'gone' });
    const { user } = await fixture.signIn(createTestBrowser(), { email, password });
    expect(user).toMatchObject({ role: 'admin', emailVerified: true });
  });

  test('promotes a user and ends their sessions; an admin keeps theirs', async () => {
    const browser = createTestBrowser();
    await fixture.signIn(browser);
    expect((await invite(sampleUser.email, true)).kind).toBe('promoted');
    expect(await fixture.accounts.getSession(browser.createRequest())).toBeNull();
    await fixture.signIn(browser, sampleAdmin);
    expect((await invite(sampleAdmin.email, true)).kind).toBe('already-admin');
    expect(await fixture.accounts.getSession(browser.createRequest())).not.toBeNull();
  });

  test('an account that nobody confirmed keeps no credential', async () => {
    const email = 'made-by-anybody@kiln.example';
    const user = await fixture.accounts.createUser({ email, name: 'Anybody', emailVerified: false });
    const session = (await fixture.signIn(createTestBrowser())).session;
    const actor = { user, session };
    await fixture.accounts.connectOrganisation(actor, {
      issuer: 'https://login.example.com',
      subject: 'other',
    });
    expect(await fixture.accounts.listOrganisations(actor)).toHaveLength(1);
    expect((await invite(email)).kind).toBe('promoted');
    expect(await fixture.accounts.listOrganisations(actor)).toEqual([]);
  });

  test('an account that is being confirmed keeps its credentials', async () => {
    const email = 'just-confirmed@kiln.example';
    const user = await fixture.accounts.createUser({ email, name: 'Owner', emailVerified: false });
    const { session } = await fixture.signIn(createTestBrowser());
    const actor = { user, session };
    const account = { issuer: 'https://login.example.com', subject: 'owner' };
    await fixture.accounts.connectOrganisation(actor, account);
    let inviting: ReturnType<typeof invite> | undefined;
    await fixture.database.db.transaction(async (transaction) => {
      await transaction.update(users).set({ emailVerified: true }).where(eq(users.id, user.id));
      inviting = invite(email);
      await pause(200);
    });
    expect((await inviting)?.kind).toBe('promoted');
    expect(await fixture.accounts.listOrganisations(actor)).toHaveLength(1);
  });

  test('the link ends after an hour', async () => {
    const { path } = await invite('late@kiln.example');
    expect(await fixture.accounts.isPasswordResetValid(tokenOf(path))).toBe(true);
    fixture.setNow(new Date(Date.now() + 61 * 60 * 1000));
    expect(await fixture.accounts.isPasswordResetValid(tokenOf(path))).toBe(false);
    fixture.setNow(new Date());
  });

  test('changes nothing for other text and for sample accounts outside demo mode', async () => {
    const before = await fixture.database.db.$count(users);
    expect(await inviteAdmin(fixture.deps, 'nobody')).toEqual({ kind: 'no-email' });
    expect(await inviteAdmin({ ...fixture.deps, demo: false }, sampleAdmin.email)).toEqual({
      kind: 'sample-account',
    });
    expect(await fixture.database.db.$count(users)).toBe(before);
  });
});
