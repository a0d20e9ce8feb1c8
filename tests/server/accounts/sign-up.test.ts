import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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

const jaya = { email: 'jaya@example.com', name: 'Jaya Deshpande', password: 'kolam at first light' };

describe.each(engines)('signing up (%s)', (engine) => {
  let opened: TestAccounts;

  beforeAll(async () => {
    opened = await openTestAccounts(engine);
  });
  afterAll(() => opened.database.close());
  beforeEach(async () => {
    await opened.database.rows({ text: 'truncate rate_limits, pending_sign_ups, unconfirmed_emails' });
    await opened.database.rows({ text: 'delete from users where not sample' });
    opened.emails.length = 0;
  });

  async function signUp(account = jaya, visitor = createTestBrowser()) {
    const result = await opened.accounts.signUp(account, createClientInfo(visitor));
    if (result.kind === 'accepted') visitor.storeCookies(result.headers);
    await opened.runJobs();
    return result.kind;
  }
  const confirm = (given: { token: string; password?: string }, visitor = createTestBrowser()) =>
    opened.accounts.confirmSignUp(given, createClientInfo(visitor));

  test('the link opens the account in the browser that signed up', async () => {
    const visitor = createTestBrowser();
    expect(await signUp(jaya, visitor)).toBe('accepted');
    expect(await opened.accounts.getUserByEmail(jaya.email)).toBeNull();
    const token = extractLinkToken(opened.emails[0]);
    expect(await opened.accounts.getPendingSignUp(token, visitor.createRequest())).toEqual({
      ...{ email: jaya.email, name: jaya.name, asksForPassword: false },
    });
    const result = await confirm({ token }, visitor);
    expect(result).toMatchObject({ kind: 'signed-in', user: { email: jaya.email, emailVerified: true } });
    expect(await confirm({ token }, visitor)).toEqual({ kind: 'gone' });
    await opened.signIn(createTestBrowser(), jaya);
  });

  test('another browser is asked for the password: a stranger’s sign-up is not confirmed by a click', async () => {
    await signUp({ ...jaya, password: 'chosen by a stranger' });
    const token = extractLinkToken(opened.emails[0]);
    expect(
      (await opened.accounts.getPendingSignUp(token, createTestBrowser().createRequest()))?.asksForPassword,
    ).toBe(true);
    expect(await confirm({ token })).toEqual({ kind: 'refused' });
    expect(await confirm({ token, password: jaya.password })).toEqual({ kind: 'refused' });
    expect((await confirm({ token, password: 'chosen by a stranger' })).kind).toBe('signed-in');
  });

  test('a password from a breach is refused, and nothing is kept or sent', async () => {
    const result = await opened.accounts.signUp({ ...jaya, password: BREACHED_PASSWORD }, createClientInfo());
    expect(result).toEqual({ kind: 'weak', fault: expect.stringContaining('found in a data breach') });
    await opened.runJobs();
    expect(opened.emails).toEqual([]);
    expect(await opened.database.rows({ text: 'select id from pending_sign_ups' })).toEqual([]);
  });

  test('a known address gets the same answer, and another mail', async () => {
    expect(await signUp({ ...jaya, email: sampleUser.email })).toBe('accepted');
    expect(opened.emails).toHaveLength(1);
    expect(opened.emails[0]).toMatchObject({ to: sampleUser.email, subject: 'You have an account already' });
    await opened.signIn(createTestBrowser(), sampleUser);
  });

  test('two sign-ups with one address: the one that is confirmed counts, the other is over', async () => {
    await signUp();
    await signUp({ ...jaya, password: 'rangoli by the door' });
    const [one, two] = opened.emails.map(extractLinkToken);
    expect((await confirm({ token: two ?? '', password: 'rangoli by the door' })).kind).toBe('signed-in');
    expect((await confirm({ token: one ?? '', password: jaya.password })).kind).toBe('gone');
  });

  test('writing the mail again gives the same link', async () => {
    await signUp();
    await opened.database.rows({
      text: `insert into jobs (id, kind, payload)
        select gen_random_uuid(), 'sign-up-email', jsonb_build_object('signUpId', id) from pending_sign_ups`,
    });
    await opened.runJobs();
    expect(extractLinkToken(opened.emails[1])).toBe(extractLinkToken(opened.emails[0]));
    expect(opened.emails[1]?.key).toBe(opened.emails[0]?.key);
  });

  test('an address gets three mails an hour, whoever asks', async () => {
    for (let index = 0; index < 5; index += 1) expect(await signUp()).toBe('accepted');
    expect(opened.emails).toHaveLength(3);
  });

  test('a password that would be guessed is refused, by the service too', async () => {
    expect(await signUp({ ...jaya, password: 'password123' })).toBe('weak');
    expect(opened.emails).toEqual([]);
  });

  test('a link ends after a day; a forged one opens nothing', async () => {
    await signUp();
    const token = extractLinkToken(opened.emails[0]);
    opened.setNow(new Date(Date.now() + 25 * 3_600_000));
    expect(await confirm({ token, password: jaya.password })).toEqual({ kind: 'gone' });
    opened.setNow(new Date());
    for (const forged of ['', 'x', token.replace(/\..*/, '.AAAA'), `${token}A`, token.replace(/^./, 'f')])
      expect(await opened.accounts.getPendingSignUp(forged, createTestBrowser().createRequest())).toBeNull();
  });

  test('neither password nor link can be read in the database', async () => {
    await signUp();
    const rows = await opened.database.rows({ text: 'select * from pending_sign_ups' });
    expect(JSON.stringify(rows)).not.toContain(jaya.password);
    expect(JSON.stringify(rows)).not.toContain(extractLinkToken(opened.emails[0]).split('.')[1]);
  });
});
