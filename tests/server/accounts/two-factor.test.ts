import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SignedIn } from '~/server/accounts/types.server';
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
  let opened: TestAccounts;
  let visitor: TestBrowser;
  let actor: SignedIn;

  beforeAll(async () => {
    opened = await openTestAccounts(engine);
  });
  afterAll(() => opened.database.close());
  beforeEach(async () => {
    await opened.database.rows({ text: 'truncate rate_limits, two_factors' });
    await opened.database.rows({ text: 'update users set two_factor_enabled = false' });
    opened.emails.length = 0;
    visitor = createTestBrowser();
    actor = await opened.signIn(visitor);
  });

  const given = (password: string = sampleUser.password) => ({ request: visitor.createRequest(), password });
  const subjects = () => opened.emails.map(({ subject }) => subject);

  async function turnOn() {
    expect(await opened.accounts.startTwoFactorSetup(actor, given())).toEqual({ kind: 'begun' });
    const pending = await opened.accounts.getTwoFactorSetup(actor);
    const at = Date.now();
    const code = createTotpCode(pending?.secret ?? '', 0, at);
    const result = await opened.accounts.enableTwoFactor(actor, { request: visitor.createRequest(), code });
    if (result.kind !== 'on' || !pending) throw new Error(`It was ${result.kind}.`);
    visitor.storeCookies(result.headers);
    const now = await opened.accounts.getSession(visitor.createRequest());
    if (!now) throw new Error('The session did not go on.');
    actor = now;
    const { secret } = pending;
    return { secret, recoveryCodes: result.recoveryCodes, code, nextCode: createTotpCode(secret, 1, at) };
  }

  async function passwordStep(): Promise<TestBrowser> {
    const other = createTestBrowser();
    const result = await opened.accounts.signInWithPassword(sampleUser, createClientInfo(other));
    if (result.kind !== 'second-factor') throw new Error(`The sign-in was ${result.kind}.`);
    other.storeCookies(result.headers);
    return other;
  }

  test('nothing is asked for before the first code was right', async () => {
    await opened.accounts.startTwoFactorSetup(actor, given());
    const wrong = { request: visitor.createRequest(), code: '000000' };
    expect(await opened.accounts.enableTwoFactor(actor, wrong)).toEqual({ kind: 'wrong' });
    const other = createTestBrowser();
    expect((await opened.signIn(other)).user.twoFactorEnabled).toBe(false);
    expect(subjects()).toEqual([]);
  });

  test('a right code turns it on: ten codes, the same session, a mail', async () => {
    const { recoveryCodes } = await turnOn();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(actor.user.twoFactorEnabled).toBe(true);
    expect(actor.session).toMatchObject({ timeZone: 'Asia/Kolkata', method: 'password' });
    expect(await opened.accounts.countRecoveryCodes(actor)).toBe(10);
    expect(subjects()).toEqual(['Two-factor sign-in is on']);
    expect(await opened.accounts.getTwoFactorSetup(actor)).toBeUndefined();
    expect(await opened.accounts.startTwoFactorSetup(actor, given())).toEqual({ kind: 'on' });
  });

  test('the password alone opens nothing then; each code counts once', async () => {
    const { code, nextCode } = await turnOn();
    const used = await passwordStep();
    expect(await opened.accounts.getSession(used.createRequest())).toBeNull();
    const first = await opened.accounts.signInWithCode(code, createClientInfo(used));
    expect(first.kind, 'the code that turned it on').toBe('refused');
    const next = await opened.accounts.signInWithCode(nextCode, createClientInfo(used));
    expect(next.kind).toBe('signed-in');
    const again = await opened.accounts.signInWithCode(nextCode, createClientInfo(await passwordStep()));
    expect(again.kind).toBe('refused');
  });

  test('a recovery code opens it once', async () => {
    const { recoveryCodes } = await turnOn();
    const code = recoveryCodes[0] ?? '';
    const result = await opened.accounts.signInWithCode(` ${code} `, createClientInfo(await passwordStep()));
    expect(result.kind).toBe('signed-in');
    expect(await opened.accounts.countRecoveryCodes(actor)).toBe(9);
    const again = await opened.accounts.signInWithCode(code, createClientInfo(await passwordStep()));
    expect(again.kind).toBe('refused');
  });

  test('new recovery codes make the former ones void, after the password', async () => {
    const { recoveryCodes } = await turnOn();
    expect(await opened.accounts.createRecoveryCodes(actor, given('wrong'))).toEqual({ kind: 'wrong' });
    const made = await opened.accounts.createRecoveryCodes(actor, given());
    if (made.kind !== 'made') throw new Error(`It was ${made.kind}.`);
    expect(made.recoveryCodes).toHaveLength(10);
    const old = await opened.accounts.signInWithCode(
      recoveryCodes[0] ?? '',
      createClientInfo(await passwordStep()),
    );
    expect(old.kind).toBe('refused');
    expect(subjects()).toContain('You have new recovery codes');
  });

  test('a forgotten password is no way around it', async () => {
    await turnOn();
    await opened.accounts.requestPasswordReset(sampleUser.email, createClientInfo());
    await opened.runJobs();
    const token = extractLinkToken(opened.emails.at(-1));
    const reset = await opened.accounts.resetPassword({ token, password: sampleUser.password });
    expect(reset).toEqual({ kind: 'changed' });
    const other = await passwordStep();
    expect(await opened.accounts.getSession(other.createRequest())).toBeNull();
  });

  test('it is turned off after the password', async () => {
    await turnOn();
    expect(await opened.accounts.disableTwoFactor(actor, given('wrong'))).toEqual({ kind: 'wrong' });
    const ended = await opened.accounts.disableTwoFactor(actor, given());
    if (ended.kind !== 'off') throw new Error(`It was ${ended.kind}.`);
    visitor.storeCookies(ended.headers);
    expect((await opened.accounts.getSession(visitor.createRequest()))?.user.twoFactorEnabled).toBe(false);
    expect((await opened.signIn(createTestBrowser())).user.twoFactorEnabled).toBe(false);
    expect(subjects()).toContain('Two-factor sign-in is off');
  });

  test('neither password nor first code can be guessed for long', async () => {
    const kinds: string[] = [];
    for (let index = 0; index < 11; index += 1)
      kinds.push((await opened.accounts.startTwoFactorSetup(actor, given(`guess ${index}`))).kind);
    expect(kinds).toEqual([...Array(10).fill('wrong'), 'wait']);
    await opened.database.rows({ text: 'truncate rate_limits' });
    await opened.accounts.startTwoFactorSetup(actor, given());
    const codes: string[] = [];
    for (let index = 0; index < 11; index += 1) {
      const sent = { request: visitor.createRequest(), code: `00000${index % 10}` };
      codes.push((await opened.accounts.enableTwoFactor(actor, sent)).kind);
    }
    expect(codes.at(-1)).toBe('wait');
  });

  test('what one user began is no matter of another', async () => {
    await opened.accounts.startTwoFactorSetup(actor, given());
    const other = await opened.signIn(createTestBrowser(), sampleAdmin);
    expect(await opened.accounts.getTwoFactorSetup(other)).toBeUndefined();
    expect(await opened.accounts.countRecoveryCodes(other)).toBe(0);
  });

  test('secret and codes cannot be read in the database', async () => {
    const { secret, recoveryCodes } = await turnOn();
    const rows = JSON.stringify(await opened.database.rows({ text: 'select * from two_factors' }));
    for (const hidden of [secret, ...recoveryCodes]) expect(rows).not.toContain(hidden);
  });
});
