import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { storePassword } from '~/server/accounts/stored-password.server';
import type { Database } from '~/server/db/database.server';
import {
  askerOf,
  BREACHED_PASSWORD,
  member,
  openTestAccounts,
  type TestAccounts,
  tokenIn,
} from '../fakes/accounts';
import { browser } from '../fakes/browser';
import { engines } from '../fakes/test-database';

const chosen = 'kolam at first light';

describe.each(engines)('changing the own account (%s)', (engine) => {
  let opened: TestAccounts;

  beforeEach(async () => {
    opened.mails.length = 0;
    await opened.database.rows({ text: 'truncate rate_limits, verifications, unconfirmed_emails' });
  });
  beforeAll(async () => {
    opened = await openTestAccounts(engine);
  });
  afterAll(() => opened.database.close());

  const askForReset = async (email: string) => {
    const { kind } = await opened.accounts.requestPasswordReset(email, askerOf());
    await opened.doJobs();
    return kind;
  };

  test('a forgotten password: the link works once, and every session ends', async () => {
    const elsewhere = browser();
    await opened.signIn(elsewhere);
    expect(await askForReset(member.email)).toBe('accepted');
    const token = tokenIn(opened.mails[0]);
    expect(await opened.accounts.isResetOpen(token)).toBe(true);
    expect((await opened.accounts.resetPassword({ token, password: 'short' })).kind).toBe('weak');
    expect(await opened.accounts.resetPassword({ token, password: chosen })).toEqual({ kind: 'changed' });
    expect(await opened.accounts.sessionOf(elsewhere.request())).toBeNull();
    expect(await opened.accounts.resetPassword({ token, password: chosen })).toEqual({ kind: 'gone' });
    expect(opened.mails[1]).toMatchObject({ to: member.email, subject: 'Your password was changed' });
    await expect(opened.signIn(browser())).rejects.toThrow('refused');

    const actor = await opened.signIn(browser(), { ...member, password: chosen });
    const back = { current: chosen, next: member.password };
    expect(await opened.accounts.changePassword(actor, back)).toEqual({ kind: 'changed' });
  });

  test('an unknown address gets the same answer and no mail', async () => {
    expect(await askForReset('nobody@tessera.example')).toBe('accepted');
    expect(opened.mails).toEqual([]);
  });

  test('a link ends after an hour, and a forged one opens nothing', async () => {
    await askForReset(member.email);
    const token = tokenIn(opened.mails[0]);
    opened.setNow(new Date(Date.now() + 61 * 60_000));
    expect(await opened.accounts.isResetOpen(token)).toBe(false);
    opened.setNow(new Date());
    for (const forged of ['', 'x.y', `${token}A`, token.replace(/\..*/, '.')])
      expect(await opened.accounts.resetPassword({ token: forged, password: chosen })).toEqual({
        kind: 'gone',
      });
  });

  test('the password is changed by who knows the present one; other browsers are signed out', async () => {
    const [here, elsewhere] = [browser(), browser()];
    const actor = await opened.signIn(here);
    await opened.signIn(elsewhere);
    const { changePassword } = opened.accounts;
    expect(await changePassword(actor, { current: 'wrong', next: chosen })).toEqual({ kind: 'wrong' });
    expect(await changePassword(actor, { current: member.password, next: 'qwertyuiop' })).toMatchObject({
      kind: 'weak',
    });
    expect(await changePassword(actor, { current: member.password, next: chosen })).toEqual({
      kind: 'changed',
    });
    expect(await opened.accounts.sessionOf(here.request())).not.toBeNull();
    expect(await opened.accounts.sessionOf(elsewhere.request())).toBeNull();
    await changePassword(actor, { current: chosen, next: member.password });
  });

  test('a password from a breach is refused when it is changed and when it is reset', async () => {
    const actor = await opened.signIn(browser());
    const given = { current: member.password, next: BREACHED_PASSWORD };
    const refused = { kind: 'weak', fault: expect.stringContaining('found in a data breach') };
    expect(await opened.accounts.changePassword(actor, given)).toEqual(refused);
    await askForReset(member.email);
    const token = tokenIn(opened.mails[0]);
    expect(await opened.accounts.resetPassword({ token, password: BREACHED_PASSWORD })).toEqual(refused);
    expect(await opened.accounts.isResetOpen(token), 'the link is not used up').toBe(true);
    await opened.signIn(browser());
  });

  test('whoever holds an open browser cannot go on guessing the password', async () => {
    const actor = await opened.signIn(browser());
    const answers: string[] = [];
    for (let index = 0; index < 11; index += 1)
      answers.push(await opened.accounts.confirmPassword(actor, `guess ${index}`));
    expect(answers).toEqual([...Array(10).fill('wrong'), 'wait']);
  });

  test('typing the password again is a fresh proof', async () => {
    const visitor = browser();
    const actor = await opened.signIn(visitor);
    const later = new Date(Date.now() + 3_600_000);
    opened.setNow(later);
    expect(await opened.accounts.confirmPassword(actor, member.password)).toBe('right');
    expect((await opened.accounts.sessionOf(visitor.request()))?.session.provenAt).toEqual(later);
    opened.setNow(new Date());
  });

  test('a new address counts once its link was followed, and the old one is told', async () => {
    const visitor = browser();
    const actor = await opened.signIn(visitor);
    const wanted = { email: 'meera.new@tessera.example', password: member.password };
    const { requestEmailChange, confirmEmailChange, openEmailChange } = opened.accounts;
    expect(await requestEmailChange(actor, { ...wanted, password: 'wrong' })).toEqual({ kind: 'wrong' });
    expect(await requestEmailChange(actor, { ...wanted, email: member.email })).toEqual({ kind: 'same' });
    expect(await requestEmailChange(actor, wanted)).toEqual({ kind: 'accepted' });
    await opened.doJobs();
    expect(opened.mails[0]?.to).toBe(wanted.email);
    const token = tokenIn(opened.mails[0]);
    expect(await openEmailChange(token)).toBe(wanted.email);
    expect((await opened.accounts.sessionOf(visitor.request()))?.person.email).toBe(member.email);
    expect(await confirmEmailChange(token)).toEqual({ kind: 'changed', email: wanted.email });
    expect(await confirmEmailChange(token)).toEqual({ kind: 'gone' });
    expect((await opened.accounts.sessionOf(visitor.request()))?.person.email).toBe(wanted.email);
    expect(opened.mails.slice(1).map(({ to, subject }) => [to, subject])).toEqual([
      [member.email, 'Somebody wants to change your address'],
      [member.email, 'Your account has a new address'],
    ]);
    await opened.database.rows({
      text: 'update people set email = $1 where id = $2',
      values: [member.email, member.id],
    });
  });

  test('an address that is taken is not given to a second account, and the page does not say so', async () => {
    const actor = await opened.signIn(browser());
    const wanted = { email: 'owner@tessera.example', password: member.password };
    expect(await opened.accounts.requestEmailChange(actor, wanted)).toEqual({ kind: 'accepted' });
    await opened.doJobs();
    expect(opened.mails[0]).toMatchObject({ to: wanted.email, subject: 'You have an account already' });
  });

  test.each([
    ['stops it', false],
    ['stops it and ends every session', true],
  ])('the present address is told of the change at once; its link %s', async (_, endsSessions) => {
    const visitor = browser();
    const actor = await opened.signIn(visitor);
    const { requestEmailChange, openEmailChange, openEmailChangeStop, stopEmailChange } = opened.accounts;
    const wanted = { email: 'meera.new@tessera.example', password: member.password };
    await requestEmailChange(actor, wanted);
    await opened.doJobs();
    const [confirm, stop] = [tokenIn(opened.mails[0]), tokenIn(opened.mails[1])];
    expect(opened.mails[1]?.to).toBe(member.email);
    expect(await openEmailChangeStop(stop)).toBe(wanted.email);
    expect(await openEmailChange(confirm), 'looking at the link changes nothing').toBe(wanted.email);

    expect(await stopEmailChange({ token: confirm, endsSessions })).toEqual({ kind: 'gone' });
    expect(await stopEmailChange({ token: stop, endsSessions })).toEqual({ kind: 'stopped' });
    expect(await openEmailChange(confirm)).toBeNull();
    expect(await opened.accounts.confirmEmailChange(confirm)).toEqual({ kind: 'gone' });
    expect(await openEmailChangeStop(stop)).toBeNull();
    expect(await stopEmailChange({ token: stop, endsSessions })).toEqual({ kind: 'gone' });
    expect((await opened.accounts.sessionOf(visitor.request())) === null).toBe(endsSessions);
  });

  test('a password that is changed while it is compared opens nothing any more', async () => {
    const [row] = await opened.database.rows<{ password: string }>({
      text: `select password from identities where person_id = $1 and provider_id = 'credential'`,
      values: [member.id],
    });
    const changing: Database = {
      ...opened.database,
      async rows(statement) {
        const rows = await opened.database.rows<never>(statement);
        if (statement.name === 'password-by-email')
          await storePassword(opened.database, member.id, 'another hash');
        return rows;
      },
    };
    const before = await opened.database.rows({ text: 'select id from sessions' });
    const result = await opened.createWith({}, changing).signInWithPassword(member, askerOf());
    expect(result).toEqual({ kind: 'refused' });
    expect(await opened.database.rows({ text: 'select id from sessions' })).toEqual(before);
    await storePassword(opened.database, member.id, row?.password ?? '');
  });

  test('a link for one thing does not do another', async () => {
    await askForReset(member.email);
    const token = tokenIn(opened.mails[0]);
    expect(await opened.accounts.confirmEmailChange(token)).toEqual({ kind: 'gone' });
    expect(await opened.accounts.openSignUp(token, browser().request())).toBeNull();
    expect(await opened.accounts.stopEmailChange({ token, endsSessions: true })).toEqual({ kind: 'gone' });
  });
});
