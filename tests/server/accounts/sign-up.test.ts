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

describe.each(engines)('sign-up (%s)', (engine) => {
  let fixture: TestAccounts;

  beforeAll(async () => {
    fixture = await openTestAccounts(engine);
  });
  afterAll(() => fixture.database.close());
  beforeEach(async () => {
    await fixture.database.rows({ text: 'truncate rate_limits, pending_sign_ups, unconfirmed_emails' });
    await fixture.database.rows({ text: 'delete from users where not sample' });
    fixture.emails.length = 0;
  });

  async function signUp(account = jaya, browser = createTestBrowser()) {
    const result = await fixture.accounts.signUp(account, createClientInfo(browser));
    if (result.kind === 'accepted') browser.storeCookies(result.headers);
    await fixture.runJobs();
    return result.kind;
  }
  const confirm = (input: { token: string; password?: string }, browser = createTestBrowser()) =>
    fixture.accounts.confirmSignUp(input, createClientInfo(browser));

  test('the link creates the user in the browser that signed up', async () => {
    const browser = createTestBrowser();
    expect(await signUp(jaya, browser)).toBe('accepted');
    expect(await fixture.accounts.getUserByEmail(jaya.email)).toBeNull();
    const token = extractLinkToken(fixture.emails[0]);
    expect(await fixture.accounts.getPendingSignUp(token, browser.createRequest())).toEqual({
      email: jaya.email,
      name: jaya.name,
      asksForPassword: false,
    });
    const result = await confirm({ token }, browser);
    expect(result).toMatchObject({ kind: 'signed-in', user: { email: jaya.email, emailVerified: true } });
    expect(await confirm({ token }, browser)).toEqual({ kind: 'gone' });
    await fixture.signIn(createTestBrowser(), jaya);
  });

  test('another browser needs the password: a click does not confirm the sign-up of another person', async () => {
    await signUp({ ...jaya, password: 'chosen by a stranger' });
    const token = extractLinkToken(fixture.emails[0]);
    expect(
      (await fixture.accounts.getPendingSignUp(token, createTestBrowser().createRequest()))?.asksForPassword,
    ).toBe(true);
    expect(await confirm({ token })).toEqual({ kind: 'refused' });
    expect(await confirm({ token, password: jaya.password })).toEqual({ kind: 'refused' });
    expect((await confirm({ token, password: 'chosen by a stranger' })).kind).toBe('signed-in');
  });

  test('a breached password is refused, and nothing is stored or sent', async () => {
    const result = await fixture.accounts.signUp(
      { ...jaya, password: BREACHED_PASSWORD },
      createClientInfo(),
    );
    expect(result).toEqual({ kind: 'weak', issue: expect.stringContaining('found in a data breach') });
    await fixture.runJobs();
    expect(fixture.emails).toEqual([]);
    expect(await fixture.database.rows({ text: 'select id from pending_sign_ups' })).toEqual([]);
  });

  test('a known email gets the same response and another email', async () => {
    expect(await signUp({ ...jaya, email: sampleUser.email })).toBe('accepted');
    expect(fixture.emails).toHaveLength(1);
    expect(fixture.emails[0]).toMatchObject({ to: sampleUser.email, subject: 'You already have an account' });
    await fixture.signIn(createTestBrowser(), sampleUser);
  });

  test('of two sign-ups with one email the confirmed one is valid and the other is not', async () => {
    await signUp();
    await signUp({ ...jaya, password: 'rangoli by the door' });
    const [first, second] = fixture.emails.map(extractLinkToken);
    expect((await confirm({ token: second ?? '', password: 'rangoli by the door' })).kind).toBe('signed-in');
    expect((await confirm({ token: first ?? '', password: jaya.password })).kind).toBe('gone');
  });

  test('a repeated job writes the same link', async () => {
    await signUp();
    await fixture.database.rows({
      text: `insert into jobs (id, kind, payload)
        select gen_random_uuid(), 'sign-up-email', jsonb_build_object('signUpId', id) from pending_sign_ups`,
    });
    await fixture.runJobs();
    expect(extractLinkToken(fixture.emails[1])).toBe(extractLinkToken(fixture.emails[0]));
    expect(fixture.emails[1]?.key).toBe(fixture.emails[0]?.key);
  });

  test('an unconfirmed recipient gets three emails an hour', async () => {
    for (let index = 0; index < 5; index += 1) expect(await signUp()).toBe('accepted');
    expect(fixture.emails).toHaveLength(3);
  });

  test('the service refuses a weak password', async () => {
    expect(await signUp({ ...jaya, password: 'password123' })).toBe('weak');
    expect(fixture.emails).toEqual([]);
  });

  test('a link expires after a day; a forged one is not valid', async () => {
    await signUp();
    const token = extractLinkToken(fixture.emails[0]);
    fixture.setNow(new Date(Date.now() + 25 * 3_600_000));
    expect(await confirm({ token, password: jaya.password })).toEqual({ kind: 'gone' });
    fixture.setNow(new Date());
    for (const forged of ['', 'x', token.replace(/\..*/, '.AAAA'), `${token}A`, token.replace(/^./, 'f')])
      expect(await fixture.accounts.getPendingSignUp(forged, createTestBrowser().createRequest())).toBeNull();
  });

  test('the database contains neither password nor link', async () => {
    await signUp();
    const rows = await fixture.database.rows({ text: 'select * from pending_sign_ups' });
    expect(JSON.stringify(rows)).not.toContain(jaya.password);
    expect(JSON.stringify(rows)).not.toContain(extractLinkToken(fixture.emails[0]).split('.')[1]);
  });
});
