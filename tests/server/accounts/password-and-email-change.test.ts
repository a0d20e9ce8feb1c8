import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { storePassword } from '~/server/accounts/credentials/stored-password.server';
import type { Database } from '~/server/db/database.server';
import { engines } from '../../database/test-database';
import { createTestBrowser } from '../../fakes/test-browser';
import {
  BREACHED_PASSWORD,
  createClientInfo,
  extractLinkToken,
  openTestAccounts,
  sampleUser,
  type TestAccounts,
} from '../../fixtures/test-accounts';

const chosen = 'kolam at first light';

describe.each(engines)('changing the own account (%s)', (engine) => {
  let opened: TestAccounts;

  beforeEach(async () => {
    opened.emails.length = 0;
    await opened.database.rows({ text: 'truncate rate_limits, verifications, unconfirmed_emails' });
  });
  beforeAll(async () => {
    opened = await openTestAccounts(engine);
  });
  afterAll(() => opened.database.close());

  const askForReset = async (email: string) => {
    const { kind } = await opened.accounts.requestPasswordReset(email, createClientInfo());
    await opened.runJobs();
    return kind;
  };

  test('a forgotten password: the link works once, and every session ends', async () => {
    const elsewhere = createTestBrowser();
    await opened.signIn(elsewhere);
    expect(await askForReset(sampleUser.email)).toBe('accepted');
    const token = extractLinkToken(opened.emails[0]);
    expect(await opened.accounts.isPasswordResetValid(token)).toBe(true);
    expect((await opened.accounts.resetPassword({ token, password: 'short' })).kind).toBe('weak');
    expect(await opened.accounts.resetPassword({ token, password: chosen })).toEqual({ kind: 'changed' });
    expect(await opened.accounts.getSession(elsewhere.createRequest())).toBeNull();
    expect(await opened.accounts.resetPassword({ token, password: chosen })).toEqual({ kind: 'gone' });
    expect(opened.emails[1]).toMatchObject({ to: sampleUser.email, subject: 'Your password was changed' });
    await expect(opened.signIn(createTestBrowser())).rejects.toThrow('refused');

    const actor = await opened.signIn(createTestBrowser(), { ...sampleUser, password: chosen });
    const back = { current: chosen, next: sampleUser.password };
    expect(await opened.accounts.changePassword(actor, back)).toEqual({ kind: 'changed' });
  });

  test('an unknown address gets the same answer and no mail', async () => {
    expect(await askForReset('nobody@tessera.example')).toBe('accepted');
    expect(opened.emails).toEqual([]);
  });

  test('a link ends after an hour, and a forged one opens nothing', async () => {
    await askForReset(sampleUser.email);
    const token = extractLinkToken(opened.emails[0]);
    opened.setNow(new Date(Date.now() + 61 * 60_000));
    expect(await opened.accounts.isPasswordResetValid(token)).toBe(false);
    opened.setNow(new Date());
    for (const forged of ['', 'x.y', `${token}A`, token.replace(/\..*/, '.')])
      expect(await opened.accounts.resetPassword({ token: forged, password: chosen })).toEqual({
        kind: 'gone',
      });
  });

  test('the password is changed by who knows the present one; other browsers are signed out', async () => {
    const [here, elsewhere] = [createTestBrowser(), createTestBrowser()];
    const actor = await opened.signIn(here);
    await opened.signIn(elsewhere);
    const { changePassword } = opened.accounts;
    expect(await changePassword(actor, { current: 'wrong', next: chosen })).toEqual({ kind: 'wrong' });
    expect(await changePassword(actor, { current: sampleUser.password, next: 'qwertyuiop' })).toMatchObject({
      kind: 'weak',
    });
    expect(await changePassword(actor, { current: sampleUser.password, next: chosen })).toEqual({
      kind: 'changed',
    });
    expect(await opened.accounts.getSession(here.createRequest())).not.toBeNull();
    expect(await opened.accounts.getSession(elsewhere.createRequest())).toBeNull();
    await changePassword(actor, { current: chosen, next: sampleUser.password });
  });

  test('a password from a breach is refused when it is changed and when it is reset', async () => {
    const actor = await opened.signIn(createTestBrowser());
    const given = { current: sampleUser.password, next: BREACHED_PASSWORD };
    const refused = { kind: 'weak', fault: expect.stringContaining('found in a data breach') };
    expect(await opened.accounts.changePassword(actor, given)).toEqual(refused);
    await askForReset(sampleUser.email);
    const token = extractLinkToken(opened.emails[0]);
    expect(await opened.accounts.resetPassword({ token, password: BREACHED_PASSWORD })).toEqual(refused);
    expect(await opened.accounts.isPasswordResetValid(token), 'the link is not used up').toBe(true);
    await opened.signIn(createTestBrowser());
  });

  test('whoever holds an open browser cannot go on guessing the password', async () => {
    const actor = await opened.signIn(createTestBrowser());
    const answers: string[] = [];
    for (let index = 0; index < 11; index += 1)
      answers.push(await opened.accounts.reauthenticate(actor, `guess ${index}`));
    expect(answers).toEqual([...Array(10).fill('wrong'), 'wait']);
  });

  test('typing the password again is a fresh proof', async () => {
    const visitor = createTestBrowser();
    const actor = await opened.signIn(visitor);
    const later = new Date(Date.now() + 3_600_000);
    opened.setNow(later);
    expect(await opened.accounts.reauthenticate(actor, sampleUser.password)).toBe('right');
    expect((await opened.accounts.getSession(visitor.createRequest()))?.session.authenticatedAt).toEqual(
      later,
    );
    opened.setNow(new Date());
  });

  test('a new address counts once its link was followed, and the old one is told', async () => {
    const visitor = createTestBrowser();
    const actor = await opened.signIn(visitor);
    const wanted = { email: 'meera.new@tessera.example', password: sampleUser.password };
    const { requestEmailChange, confirmEmailChange, getEmailChange } = opened.accounts;
    expect(await requestEmailChange(actor, { ...wanted, password: 'wrong' })).toEqual({ kind: 'wrong' });
    expect(await requestEmailChange(actor, { ...wanted, email: sampleUser.email })).toEqual({ kind: 'same' });
    expect(await requestEmailChange(actor, wanted)).toEqual({ kind: 'accepted' });
    await opened.runJobs();
    expect(opened.emails[0]?.to).toBe(wanted.email);
    const token = extractLinkToken(opened.emails[0]);
    expect(await getEmailChange(token)).toBe(wanted.email);
    expect((await opened.accounts.getSession(visitor.createRequest()))?.user.email).toBe(sampleUser.email);
    expect(await confirmEmailChange(token)).toEqual({ kind: 'changed', email: wanted.email });
    expect(await confirmEmailChange(token)).toEqual({ kind: 'gone' });
    expect((await opened.accounts.getSession(visitor.createRequest()))?.user.email).toBe(wanted.email);
    expect(opened.emails.slice(1).map(({ to, subject }) => [to, subject])).toEqual([
      [sampleUser.email, 'Somebody wants to change your address'],
      [sampleUser.email, 'Your account has a new address'],
    ]);
    await opened.database.rows({
      text: 'update users set email = $1 where id = $2',
      values: [sampleUser.email, sampleUser.id],
    });
  });

  test('an address that is taken is not given to a second account, and the page does not say so', async () => {
    const actor = await opened.signIn(createTestBrowser());
    const wanted = { email: 'owner@tessera.example', password: sampleUser.password };
    expect(await opened.accounts.requestEmailChange(actor, wanted)).toEqual({ kind: 'accepted' });
    await opened.runJobs();
    expect(opened.emails[0]).toMatchObject({ to: wanted.email, subject: 'You have an account already' });
  });

  test.each([
    ['stops it', false],
    ['stops it and ends every session', true],
  ])('the present address is told of the change at once; its link %s', async (_, endsSessions) => {
    const visitor = createTestBrowser();
    const actor = await opened.signIn(visitor);
    const { requestEmailChange, getEmailChange, openEmailChangeStop, stopEmailChange } = opened.accounts;
    const wanted = { email: 'meera.new@tessera.example', password: sampleUser.password };
    await requestEmailChange(actor, wanted);
    await opened.runJobs();
    const [confirm, stop] = [extractLinkToken(opened.emails[0]), extractLinkToken(opened.emails[1])];
    expect(opened.emails[1]?.to).toBe(sampleUser.email);
    expect(await openEmailChangeStop(stop)).toBe(wanted.email);
    expect(await getEmailChange(confirm), 'looking at the link changes nothing').toBe(wanted.email);

    expect(await stopEmailChange({ token: confirm, endsSessions })).toEqual({ kind: 'gone' });
    expect(await stopEmailChange({ token: stop, endsSessions })).toEqual({ kind: 'stopped' });
    expect(await getEmailChange(confirm)).toBeNull();
    expect(await opened.accounts.confirmEmailChange(confirm)).toEqual({ kind: 'gone' });
    expect(await openEmailChangeStop(stop)).toBeNull();
    expect(await stopEmailChange({ token: stop, endsSessions })).toEqual({ kind: 'gone' });
    expect((await opened.accounts.getSession(visitor.createRequest())) === null).toBe(endsSessions);
  });

  test('a password that is changed while it is compared opens nothing any more', async () => {
    const [row] = await opened.database.rows<{ password: string }>({
      text: `select password from identities where user_id = $1 and provider_id = 'credential'`,
      values: [sampleUser.id],
    });
    const changing: Database = {
      ...opened.database,
      async rows(statement) {
        const rows = await opened.database.rows<never>(statement);
        if (statement.name === 'password-by-email')
          await storePassword(opened.database, sampleUser.id, 'another hash');
        return rows;
      },
    };
    const before = await opened.database.rows({ text: 'select id from sessions' });
    const result = await opened
      .createAccounts({}, changing)
      .signInWithPassword(sampleUser, createClientInfo());
    expect(result).toEqual({ kind: 'refused' });
    expect(await opened.database.rows({ text: 'select id from sessions' })).toEqual(before);
    await storePassword(opened.database, sampleUser.id, row?.password ?? '');
  });

  test('a link for one thing does not do another', async () => {
    await askForReset(sampleUser.email);
    const token = extractLinkToken(opened.emails[0]);
    expect(await opened.accounts.confirmEmailChange(token)).toEqual({ kind: 'gone' });
    expect(await opened.accounts.getPendingSignUp(token, createTestBrowser().createRequest())).toBeNull();
    expect(await opened.accounts.stopEmailChange({ token, endsSessions: true })).toEqual({ kind: 'gone' });
  });
});
