import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NotAllowedError } from '~/domain/permissions';
import { member, openTestAccounts, owner, type TestAccounts } from '../fakes/accounts';
import { browser } from '../fakes/browser';
import { engines } from '../fakes/test-database';

describe.each(engines)('roles (%s)', (engine) => {
  let opened: TestAccounts;
  beforeAll(async () => {
    opened = await openTestAccounts(engine);
  });
  afterAll(() => opened.database.close());

  test('are changed by an admin, never by a member and never the own', async () => {
    const accounts = opened;
    const visitor = browser();
    const ofMember = await accounts.signIn(visitor);
    const ofOwner = await accounts.signIn(browser(), owner);
    const { changeRole, sessionOf } = accounts.accounts;
    await expect(changeRole(ofMember, { personId: member.id, role: 'admin' })).rejects.toThrow(
      NotAllowedError,
    );
    await expect(changeRole(ofMember, { personId: owner.id, role: 'user' })).rejects.toThrow(NotAllowedError);
    expect(await changeRole(ofOwner, { personId: owner.id, role: 'user' })).toBe('own');
    expect(await changeRole(ofOwner, { personId: `' or true --`, role: 'admin' })).toBe('unknown');
    expect(await changeRole(ofOwner, { personId: member.id, role: 'admin' })).toBe('changed');
    expect(await sessionOf(visitor.request())).toBeNull();
    expect((await accounts.accounts.personById(member.id))?.role).toBe('admin');
  });
});
