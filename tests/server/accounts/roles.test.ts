import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NotAllowedError } from '~/domain/auth/permissions';
import { engines } from '../../database/test-database';
import { createTestBrowser } from '../../fakes/test-browser';
import { openTestAccounts, sampleAdmin, sampleUser, type TestAccounts } from '../../fixtures/test-accounts';

describe.each(engines)('roles (%s)', (engine) => {
  let opened: TestAccounts;
  beforeAll(async () => {
    opened = await openTestAccounts(engine);
  });
  afterAll(() => opened.database.close());

  test('are changed by an admin, never by a member and never the own', async () => {
    const accounts = opened;
    const visitor = createTestBrowser();
    const ofMember = await accounts.signIn(visitor);
    const ofOwner = await accounts.signIn(createTestBrowser(), sampleAdmin);
    const { changeRole, getSession } = accounts.accounts;
    await expect(changeRole(ofMember, { userId: sampleUser.id, role: 'admin' })).rejects.toThrow(
      NotAllowedError,
    );
    await expect(changeRole(ofMember, { userId: sampleAdmin.id, role: 'user' })).rejects.toThrow(
      NotAllowedError,
    );
    expect(await changeRole(ofOwner, { userId: sampleAdmin.id, role: 'user' })).toBe('own');
    expect(await changeRole(ofOwner, { userId: `' or true --`, role: 'admin' })).toBe('unknown');
    expect(await changeRole(ofOwner, { userId: sampleUser.id, role: 'admin' })).toBe('changed');
    expect(await getSession(visitor.createRequest())).toBeNull();
    expect((await accounts.accounts.getUserById(sampleUser.id))?.role).toBe('admin');
  });
});
