import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NotAllowedError } from '~/domain/auth/permissions';
import { engines } from '../../database/test-database';
import { createTestBrowser } from '../../fakes/test-browser';
import { openTestAccounts, sampleAdmin, sampleUser, type TestAccounts } from '../../fixtures/test-accounts';

describe.each(engines)('roles (%s)', (engine) => {
  let fixture: TestAccounts;
  beforeAll(async () => {
    fixture = await openTestAccounts(engine);
  });
  afterAll(() => fixture.database.close());

  test('only an admin changes a role, and never the own', async () => {
    const browser = createTestBrowser();
    const member = await fixture.signIn(browser);
    const admin = await fixture.signIn(createTestBrowser(), sampleAdmin);
    const { changeRole, getSession } = fixture.accounts;
    await expect(changeRole(member, { userId: sampleUser.id, from: 'user', role: 'admin' })).rejects.toThrow(
      NotAllowedError,
    );
    await expect(changeRole(member, { userId: sampleAdmin.id, from: 'admin', role: 'user' })).rejects.toThrow(
      NotAllowedError,
    );
    expect(await changeRole(admin, { userId: sampleAdmin.id, from: 'admin', role: 'user' })).toBe('own');
    expect(await changeRole(admin, { userId: `' or true --`, from: 'user', role: 'admin' })).toBe('unknown');
    expect(await changeRole(admin, { userId: sampleUser.id, from: 'user', role: 'admin' })).toBe('changed');
    expect(await getSession(browser.createRequest())).toBeNull();
    expect((await fixture.accounts.getUserById(sampleUser.id))?.role).toBe('admin');
  });
});
