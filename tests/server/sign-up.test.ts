import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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

const jaya = { email: 'jaya@example.com', name: 'Jaya Deshpande', password: 'kolam at first light' };

describe.each(engines)('signing up (%s)', (engine) => {
  let opened: TestAccounts;

  beforeAll(async () => {
    opened = await openTestAccounts(engine);
  });
  afterAll(() => opened.database.close());
  beforeEach(async () => {
    await opened.database.rows({ text: 'truncate rate_limits, pending_sign_ups, unconfirmed_emails' });
    await opened.database.rows({ text: 'delete from people where not sample' });
    opened.mails.length = 0;
  });

  async function signUp(account = jaya, visitor = browser()) {
    const result = await opened.accounts.signUp(account, askerOf(visitor));
    if (result.kind === 'accepted') visitor.keep(result.headers);
    await opened.doJobs();
    return result.kind;
  }
  const confirm = (given: { token: string; password?: string }, visitor = browser()) =>
    opened.accounts.confirmSignUp(given, askerOf(visitor));

  test('the link opens the account in the browser that signed up', async () => {
    const visitor = browser();
    expect(await signUp(jaya, visitor)).toBe('accepted');
    expect(await opened.accounts.personByEmail(jaya.email)).toBeNull();
    const token = tokenIn(opened.mails[0]);
    expect(await opened.accounts.openSignUp(token, visitor.request())).toEqual({
      ...{ email: jaya.email, name: jaya.name, asksForPassword: false },
    });
    const result = await confirm({ token }, visitor);
    expect(result).toMatchObject({ kind: 'signed-in', person: { email: jaya.email, emailVerified: true } });
    expect(await confirm({ token }, visitor)).toEqual({ kind: 'gone' });
    await opened.signIn(browser(), jaya);
  });

  test('another browser is asked for the password: a stranger’s sign-up is not confirmed by a click', async () => {
    await signUp({ ...jaya, password: 'chosen by a stranger' });
    const token = tokenIn(opened.mails[0]);
    expect((await opened.accounts.openSignUp(token, browser().request()))?.asksForPassword).toBe(true);
    expect(await confirm({ token })).toEqual({ kind: 'refused' });
    expect(await confirm({ token, password: jaya.password })).toEqual({ kind: 'refused' });
    expect((await confirm({ token, password: 'chosen by a stranger' })).kind).toBe('signed-in');
  });

  test('a password from a breach is refused, and nothing is kept or sent', async () => {
    const result = await opened.accounts.signUp({ ...jaya, password: BREACHED_PASSWORD }, askerOf());
    expect(result).toEqual({ kind: 'weak', fault: expect.stringContaining('found in a data breach') });
    await opened.doJobs();
    expect(opened.mails).toEqual([]);
    expect(await opened.database.rows({ text: 'select id from pending_sign_ups' })).toEqual([]);
  });

  test('a known address gets the same answer, and another mail', async () => {
    expect(await signUp({ ...jaya, email: member.email })).toBe('accepted');
    expect(opened.mails).toHaveLength(1);
    expect(opened.mails[0]).toMatchObject({ to: member.email, subject: 'You have an account already' });
    await opened.signIn(browser(), member);
  });

  test('two sign-ups with one address: the one that is confirmed counts, the other is over', async () => {
    await signUp();
    await signUp({ ...jaya, password: 'rangoli by the door' });
    const [one, two] = opened.mails.map(tokenIn);
    expect((await confirm({ token: two ?? '', password: 'rangoli by the door' })).kind).toBe('signed-in');
    expect((await confirm({ token: one ?? '', password: jaya.password })).kind).toBe('gone');
  });

  test('writing the mail again gives the same link', async () => {
    await signUp();
    await opened.database.rows({
      text: `insert into jobs (id, kind, payload)
        select gen_random_uuid(), 'sign-up-mail', jsonb_build_object('signUpId', id) from pending_sign_ups`,
    });
    await opened.doJobs();
    expect(tokenIn(opened.mails[1])).toBe(tokenIn(opened.mails[0]));
    expect(opened.mails[1]?.key).toBe(opened.mails[0]?.key);
  });

  test('an address gets three mails an hour, whoever asks', async () => {
    for (let index = 0; index < 5; index += 1) expect(await signUp()).toBe('accepted');
    expect(opened.mails).toHaveLength(3);
  });

  test('a password that would be guessed is refused, by the service too', async () => {
    expect(await signUp({ ...jaya, password: 'password123' })).toBe('weak');
    expect(opened.mails).toEqual([]);
  });

  test('a link ends after a day; a forged one opens nothing', async () => {
    await signUp();
    const token = tokenIn(opened.mails[0]);
    opened.setNow(new Date(Date.now() + 25 * 3_600_000));
    expect(await confirm({ token, password: jaya.password })).toEqual({ kind: 'gone' });
    opened.setNow(new Date());
    for (const forged of ['', 'x', token.replace(/\..*/, '.AAAA'), `${token}A`, token.replace(/^./, 'f')])
      expect(await opened.accounts.openSignUp(forged, browser().request())).toBeNull();
  });

  test('neither password nor link can be read in the database', async () => {
    await signUp();
    const rows = await opened.database.rows({ text: 'select * from pending_sign_ups' });
    expect(JSON.stringify(rows)).not.toContain(jaya.password);
    expect(JSON.stringify(rows)).not.toContain(tokenIn(opened.mails[0]).split('.')[1]);
  });
});
