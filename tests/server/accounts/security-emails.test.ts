import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Accounts } from '~/server/accounts/accounts.server';
import { engines } from '../../database/test-database';
import { createTestBrowser } from '../../fakes/test-browser';
import {
  createClientInfo,
  extractLinkToken,
  openTestAccounts,
  sampleUser,
  type TestAccounts,
} from '../../fixtures/test-accounts';

const NEW_PASSWORD = 'kolam at first light';
const ORGANISATION = { issuer: 'https://id.example', subject: 'one' };

/** A change whose email is lost could be that of a stranger: its owner would not hear of it. */
describe.each(engines)('changes of the security of an account (%s)', (engine) => {
  let fixture: TestAccounts;
  /** The queue of its emails fails. */
  let failing: Accounts;

  beforeAll(async () => {
    fixture = await openTestAccounts(engine);
    const enqueue = () => Promise.reject(new Error('on purpose'));
    failing = fixture.createAccounts({ emailQueue: { enqueue } });
  });
  afterAll(() => fixture.database.close());

  const listEvents = () =>
    fixture.database.rows<{ event: string }>({
      text: `select payload ->> 'event' as event from notifications`,
    });

  test('a password is changed only together with its email', async () => {
    const actor = await fixture.signIn(createTestBrowser());
    const change = { current: sampleUser.password, next: NEW_PASSWORD };
    await expect(failing.changePassword(actor, change)).rejects.toThrow('on purpose');
    await fixture.accounts.requestPasswordReset(sampleUser.email, createClientInfo());
    await fixture.runJobs();
    const token = extractLinkToken(fixture.emails.at(-1));
    await expect(failing.resetPassword({ token, password: NEW_PASSWORD })).rejects.toThrow('on purpose');
    expect(await fixture.accounts.isPasswordResetValid(token)).toBe(true);
    await fixture.signIn(createTestBrowser());
    expect(await listEvents()).not.toContainEqual({ event: 'password-changed' });
  });

  test('an email address is changed only together with the email to the former one', async () => {
    const actor = await fixture.signIn(createTestBrowser());
    const change = { email: 'new@kolam.example', password: sampleUser.password };
    expect(await fixture.accounts.requestEmailChange(actor, change)).toEqual({ kind: 'accepted' });
    await fixture.runJobs();
    const token = extractLinkToken(fixture.emails.find(({ to }) => to === change.email));
    await expect(failing.confirmEmailChange(token)).rejects.toThrow('on purpose');
    expect((await fixture.accounts.getUserById(sampleUser.id))?.email).toBe(sampleUser.email);
    expect(await fixture.accounts.getEmailChange(token)).toBe(change.email);
  });

  test('an organisation account is linked and removed only together with its email', async () => {
    const actor = await fixture.signIn(createTestBrowser());
    await expect(failing.connectOrganisation(actor, ORGANISATION)).rejects.toThrow('on purpose');
    expect(await fixture.accounts.listOrganisations(actor)).toEqual([]);
    expect(await fixture.accounts.connectOrganisation(actor, ORGANISATION)).toBe('connected');
    const [organisation] = await fixture.accounts.listOrganisations(actor);
    const id = organisation?.id ?? '';
    await expect(failing.disconnectOrganisation(actor, id)).rejects.toThrow('on purpose');
    expect(await fixture.accounts.listOrganisations(actor)).toHaveLength(1);
    expect(await fixture.accounts.disconnectOrganisation(actor, id)).toBe('removed');
  });
});
