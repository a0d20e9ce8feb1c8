import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SignedIn } from '~/domain/auth/session';
import { checkSecret } from '~/server/operations/check-secret.server';
import { engines } from '../../database/test-database';
import { createTotpCode } from '../../fakes/authenticator-app';
import { createTestBrowser, type TestBrowser } from '../../fakes/test-browser';
import {
  createClientInfo,
  extractLinkToken,
  openTestAccounts,
  sampleAdmin,
  sampleUser,
  type TestAccounts,
} from '../../fixtures/test-accounts';

describe.each(engines)('two-factor sign-in (%s)', (engine) => {
  let fixture: TestAccounts;
  let browser: TestBrowser;
  let actor: SignedIn;

  beforeAll(async () => {
    fixture = await openTestAccounts(engine);
  });
  afterAll(() => fixture.database.close());
  beforeEach(async () => {
    await fixture.database.rows({ text: 'truncate rate_limits, two_factors' });
    await fixture.database.rows({ text: 'update users set two_factor_enabled = false' });
    fixture.emails.length = 0;
    browser = createTestBrowser();
    actor = await fixture.signIn(browser);
  });

  const createInput = (password: string = sampleUser.password) => ({
    request: browser.createRequest(),
    password,
  });
  const listSubjects = () => fixture.emails.map(({ subject }) => subject);

  async function enableTwoFactor() {
    expect(await fixture.accounts.startTwoFactorSetup(actor, createInput())).toEqual({ kind: 'started' });
    const pending = await fixture.accounts.getTwoFactorSetup(actor);
    const at = Date.now();
    const code = createTotpCode(pending?.secret ?? '', 0, at);
    const result = await fixture.accounts.enableTwoFactor(actor, { request: browser.createRequest(), code });
    if (result.kind !== 'on' || !pending) throw new Error(`The setup was ${result.kind}.`);
    browser.storeCookies(result.headers);
    const signedIn = await fixture.accounts.getSession(browser.createRequest());
    if (!signedIn) throw new Error('The session ended.');
    actor = signedIn;
    const { secret } = pending;
    return { secret, recoveryCodes: result.recoveryCodes, code, nextCode: createTotpCode(secret, 1, at) };
  }

  async function signInWithPassword(): Promise<TestBrowser> {
    const other = createTestBrowser();
    const result = await fixture.accounts.signInWithPassword(sampleUser, createClientInfo(other));
    if (result.kind !== 'two-factor') throw new Error(`The sign-in was ${result.kind}.`);
    other.storeCookies(result.headers);
    return other;
  }

  test('no code is needed before the first valid code', async () => {
    await fixture.accounts.startTwoFactorSetup(actor, createInput());
    const wrong = { request: browser.createRequest(), code: '000000' };
    expect(await fixture.accounts.enableTwoFactor(actor, wrong)).toEqual({ kind: 'wrong' });
    const other = createTestBrowser();
    expect((await fixture.signIn(other)).user.twoFactorEnabled).toBe(false);
    expect(listSubjects()).toEqual([]);
  });

  test('a secret of the site that cannot read its second factors is noticed', async () => {
    const check = (secret: string) => checkSecret({ database: fixture.database, secret });
    expect(await check('another'.repeat(5))).toEqual([]);
    await enableTwoFactor();
    expect(await check('s'.repeat(32))).toEqual([]);
    const message = expect.stringContaining('Set the former key');
    expect(await check('another'.repeat(5))).toEqual([
      { isHealthy: false, message, settings: ['SESSION_SECRET'] },
    ]);
  });

  test('a valid code enables it, with ten recovery codes, the same session and an email', async () => {
    const { recoveryCodes } = await enableTwoFactor();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(actor.user.twoFactorEnabled).toBe(true);
    expect(actor.session).toMatchObject({ timeZone: 'Asia/Kolkata', method: 'password' });
    expect(await fixture.accounts.countRecoveryCodes(actor)).toBe(10);
    expect(listSubjects()).toEqual(['Two-factor sign-in is on']);
    expect(await fixture.accounts.getTwoFactorSetup(actor)).toBeUndefined();
    expect(await fixture.accounts.startTwoFactorSetup(actor, createInput())).toEqual({ kind: 'on' });
  });

  test('the password alone opens no session, and each code is valid once', async () => {
    const { code, nextCode } = await enableTwoFactor();
    const browser = await signInWithPassword();
    expect(await fixture.accounts.getSession(browser.createRequest())).toBeNull();
    const first = await fixture.accounts.signInWithCode(code, createClientInfo(browser));
    expect(first.kind, 'the code of the setup').toBe('refused');
    const next = await fixture.accounts.signInWithCode(nextCode, createClientInfo(browser));
    expect(next.kind).toBe('signed-in');
    const again = await fixture.accounts.signInWithCode(
      nextCode,
      createClientInfo(await signInWithPassword()),
    );
    expect(again.kind).toBe('refused');
  });

  test('a recovery code is valid once', async () => {
    const { recoveryCodes } = await enableTwoFactor();
    const code = recoveryCodes[0] ?? '';
    const result = await fixture.accounts.signInWithCode(
      ` ${code} `,
      createClientInfo(await signInWithPassword()),
    );
    expect(result.kind).toBe('signed-in');
    expect(await fixture.accounts.countRecoveryCodes(actor)).toBe(9);
    const again = await fixture.accounts.signInWithCode(code, createClientInfo(await signInWithPassword()));
    expect(again.kind).toBe('refused');
  });

  test('a recovery code from paper is accepted in capitals and without its hyphen', async () => {
    const { recoveryCodes } = await enableTwoFactor();
    for (const code of recoveryCodes) expect(code).toMatch(/^[2-9a-hjkmnp-z]{5}-[2-9a-hjkmnp-z]{5}$/);
    const typed = recoveryCodes[0]?.toUpperCase().replace('-', ' ') ?? '';
    const other = createClientInfo(await signInWithPassword());
    expect((await fixture.accounts.signInWithCode(typed, other)).kind).toBe('signed-in');
    expect(await fixture.accounts.countRecoveryCodes(actor)).toBe(9);
  });

  test('a recovery code is accepted with what a phone puts in place of its hyphen', async () => {
    const { recoveryCodes } = await enableTwoFactor();
    // En dash, em dash, non-breaking hyphen, minus, soft hyphen, spaces round a dash.
    for (const [index, sign] of ['–', '—', '\u2011', '\u2212', '\u00ad', ' – '].entries()) {
      const typed = recoveryCodes[index]?.replace('-', sign) ?? '';
      const client = createClientInfo(await signInWithPassword());
      expect((await fixture.accounts.signInWithCode(typed, client)).kind, sign).toBe('signed-in');
    }
    const other = createClientInfo(await signInWithPassword());
    expect((await fixture.accounts.signInWithCode('–', other)).kind).toBe('refused');
  });

  test('R-SIGNIN-1: five wrong codes end a sign-in, ten make the account wait, and the reason is known', async () => {
    const { secret } = await enableTwoFactor();
    const enterWrongCodes = async (browser: TestBrowser) => {
      const kinds: string[] = [];
      for (const code of ['000001', '000002', 'not-a-code', '000004', '000005'])
        kinds.push((await fixture.accounts.signInWithCode(code, createClientInfo(browser))).kind);
      return kinds;
    };
    const first = await signInWithPassword();
    expect(await enterWrongCodes(first)).toEqual(Array(5).fill('refused'));
    const right = createTotpCode(secret, 1, Date.now());
    expect(await fixture.accounts.signInWithCode(right, createClientInfo(first))).toEqual({
      kind: 'too-many',
    });
    expect(await fixture.accounts.signInWithCode(right, createClientInfo(first))).toEqual({
      kind: 'start-again',
    });
    // Without the counters that allow each code once, which stop a code before it is counted as wrong.
    await fixture.database.rows({ text: 'truncate rate_limits' });
    const second = await signInWithPassword();
    expect(await enterWrongCodes(second)).toEqual([...Array(4).fill('refused'), 'wait']);
    await fixture.database.rows({ text: 'truncate rate_limits' });
    const waiting = await fixture.accounts.signInWithCode(right, createClientInfo(second));
    expect(waiting).toEqual({ kind: 'wait', seconds: expect.closeTo(900, -2) });
    await fixture.database.rows({
      text: "update two_factors set locked_until = now() - interval '1 second'",
    });
    const third = await signInWithPassword();
    expect((await fixture.accounts.signInWithCode(right, createClientInfo(third))).kind).toBe('signed-in');
  });

  test('new recovery codes need the password and replace the former ones', async () => {
    const { recoveryCodes } = await enableTwoFactor();
    expect(await fixture.accounts.createRecoveryCodes(actor, createInput('wrong'))).toEqual({
      kind: 'wrong',
    });
    const created = await fixture.accounts.createRecoveryCodes(actor, createInput());
    if (created.kind !== 'made') throw new Error(`The result is ${created.kind}.`);
    expect(created.recoveryCodes).toHaveLength(10);
    const old = await fixture.accounts.signInWithCode(
      recoveryCodes[0] ?? '',
      createClientInfo(await signInWithPassword()),
    );
    expect(old.kind).toBe('refused');
    expect(listSubjects()).toContain('You have new recovery codes');
  });

  test('a password reset does not disable it', async () => {
    await enableTwoFactor();
    await fixture.accounts.requestPasswordReset(sampleUser.email, createClientInfo());
    await fixture.runJobs();
    const token = extractLinkToken(fixture.emails.at(-1));
    const reset = await fixture.accounts.resetPassword({ token, password: sampleUser.password });
    expect(reset).toEqual({ kind: 'changed' });
    const other = await signInWithPassword();
    expect(await fixture.accounts.getSession(other.createRequest())).toBeNull();
  });

  test('the password disables it', async () => {
    await enableTwoFactor();
    expect(await fixture.accounts.disableTwoFactor(actor, createInput('wrong'))).toEqual({ kind: 'wrong' });
    const ended = await fixture.accounts.disableTwoFactor(actor, createInput());
    if (ended.kind !== 'off') throw new Error(`The result is ${ended.kind}.`);
    browser.storeCookies(ended.headers);
    expect((await fixture.accounts.getSession(browser.createRequest()))?.user.twoFactorEnabled).toBe(false);
    expect((await fixture.signIn(createTestBrowser())).user.twoFactorEnabled).toBe(false);
    expect(listSubjects()).toContain('Two-factor sign-in is off');
  });

  test('attempts to guess the password or the first code are limited', async () => {
    const kinds: string[] = [];
    for (let index = 0; index < 11; index += 1)
      kinds.push((await fixture.accounts.startTwoFactorSetup(actor, createInput(`guess ${index}`))).kind);
    expect(kinds).toEqual([...Array(10).fill('wrong'), 'wait']);
    await fixture.database.rows({ text: 'truncate rate_limits' });
    await fixture.accounts.startTwoFactorSetup(actor, createInput());
    const codes: string[] = [];
    for (let index = 0; index < 11; index += 1) {
      const input = { request: browser.createRequest(), code: `00000${index % 10}` };
      codes.push((await fixture.accounts.enableTwoFactor(actor, input)).kind);
    }
    expect(codes.at(-1)).toBe('wait');
  });

  test('the setup of one user is not visible to another', async () => {
    await fixture.accounts.startTwoFactorSetup(actor, createInput());
    const other = await fixture.signIn(createTestBrowser(), sampleAdmin);
    expect(await fixture.accounts.getTwoFactorSetup(other)).toBeUndefined();
    expect(await fixture.accounts.countRecoveryCodes(other)).toBe(0);
  });

  test('the database contains neither secret nor codes', async () => {
    const { secret, recoveryCodes } = await enableTwoFactor();
    const rows = JSON.stringify(await fixture.database.rows({ text: 'select * from two_factors' }));
    for (const hidden of [secret, ...recoveryCodes]) expect(rows).not.toContain(hidden);
  });
});
