import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SignedIn } from '~/server/accounts/contract.server';
import { askerOf, member, openTestAccounts, owner, type TestAccounts, tokenIn } from '../fakes/accounts';
import { appCode } from '../fakes/authenticator';
import { browser, type TestBrowser } from '../fakes/browser';
import { engines } from '../fakes/test-database';

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
    await opened.database.rows({ text: 'update people set two_factor_enabled = false' });
    opened.mails.length = 0;
    visitor = browser();
    actor = await opened.signIn(visitor);
  });

  const given = (password: string = member.password) => ({ request: visitor.request(), password });
  const subjects = () => opened.mails.map(({ subject }) => subject);

  async function turnOn() {
    expect(await opened.accounts.beginTwoFactor(actor, given())).toEqual({ kind: 'begun' });
    const pending = await opened.accounts.pendingTwoFactor(actor);
    const at = Date.now();
    const code = appCode(pending?.secret ?? '', 0, at);
    const result = await opened.accounts.confirmTwoFactor(actor, { request: visitor.request(), code });
    if (result.kind !== 'on' || !pending) throw new Error(`It was ${result.kind}.`);
    visitor.keep(result.headers);
    const now = await opened.accounts.sessionOf(visitor.request());
    if (!now) throw new Error('The session did not go on.');
    actor = now;
    const { secret } = pending;
    return { secret, recoveryCodes: result.recoveryCodes, code, nextCode: appCode(secret, 1, at) };
  }

  async function passwordStep(): Promise<TestBrowser> {
    const other = browser();
    const result = await opened.accounts.signInWithPassword(member, askerOf(other));
    if (result.kind !== 'second-factor') throw new Error(`The sign-in was ${result.kind}.`);
    other.keep(result.headers);
    return other;
  }

  test('nothing is asked for before the first code was right', async () => {
    await opened.accounts.beginTwoFactor(actor, given());
    const wrong = { request: visitor.request(), code: '000000' };
    expect(await opened.accounts.confirmTwoFactor(actor, wrong)).toEqual({ kind: 'wrong' });
    const other = browser();
    expect((await opened.signIn(other)).person.twoFactor).toBe(false);
    expect(subjects()).toEqual([]);
  });

  test('a right code turns it on: ten codes, the same session, a mail', async () => {
    const { recoveryCodes } = await turnOn();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(actor.person.twoFactor).toBe(true);
    expect(actor.session).toMatchObject({ timeZone: 'Asia/Kolkata', method: 'password' });
    expect(await opened.accounts.recoveryCodesLeft(actor)).toBe(10);
    expect(subjects()).toEqual(['Two-factor sign-in is on']);
    expect(await opened.accounts.pendingTwoFactor(actor)).toBeUndefined();
    expect(await opened.accounts.beginTwoFactor(actor, given())).toEqual({ kind: 'on' });
  });

  test('the password alone opens nothing then; each code counts once', async () => {
    const { code, nextCode } = await turnOn();
    const used = await passwordStep();
    expect(await opened.accounts.sessionOf(used.request())).toBeNull();
    const first = await opened.accounts.signInWithCode(code, askerOf(used));
    expect(first.kind, 'the code that turned it on').toBe('refused');
    const next = await opened.accounts.signInWithCode(nextCode, askerOf(used));
    expect(next.kind).toBe('signed-in');
    const again = await opened.accounts.signInWithCode(nextCode, askerOf(await passwordStep()));
    expect(again.kind).toBe('refused');
  });

  test('a recovery code opens it once', async () => {
    const { recoveryCodes } = await turnOn();
    const code = recoveryCodes[0] ?? '';
    const result = await opened.accounts.signInWithCode(` ${code} `, askerOf(await passwordStep()));
    expect(result.kind).toBe('signed-in');
    expect(await opened.accounts.recoveryCodesLeft(actor)).toBe(9);
    const again = await opened.accounts.signInWithCode(code, askerOf(await passwordStep()));
    expect(again.kind).toBe('refused');
  });

  test('new recovery codes make the former ones void, after the password', async () => {
    const { recoveryCodes } = await turnOn();
    expect(await opened.accounts.newRecoveryCodes(actor, given('wrong'))).toEqual({ kind: 'wrong' });
    const made = await opened.accounts.newRecoveryCodes(actor, given());
    if (made.kind !== 'made') throw new Error(`It was ${made.kind}.`);
    expect(made.recoveryCodes).toHaveLength(10);
    const old = await opened.accounts.signInWithCode(recoveryCodes[0] ?? '', askerOf(await passwordStep()));
    expect(old.kind).toBe('refused');
    expect(subjects()).toContain('You have new recovery codes');
  });

  test('a forgotten password is no way around it', async () => {
    await turnOn();
    await opened.accounts.requestPasswordReset(member.email, askerOf());
    await opened.doJobs();
    const token = tokenIn(opened.mails.at(-1));
    const reset = await opened.accounts.resetPassword({ token, password: member.password });
    expect(reset).toEqual({ kind: 'changed' });
    const other = await passwordStep();
    expect(await opened.accounts.sessionOf(other.request())).toBeNull();
  });

  test('it is turned off after the password', async () => {
    await turnOn();
    expect(await opened.accounts.endTwoFactor(actor, given('wrong'))).toEqual({ kind: 'wrong' });
    const ended = await opened.accounts.endTwoFactor(actor, given());
    if (ended.kind !== 'off') throw new Error(`It was ${ended.kind}.`);
    visitor.keep(ended.headers);
    expect((await opened.accounts.sessionOf(visitor.request()))?.person.twoFactor).toBe(false);
    expect((await opened.signIn(browser())).person.twoFactor).toBe(false);
    expect(subjects()).toContain('Two-factor sign-in is off');
  });

  test('neither password nor first code can be guessed for long', async () => {
    const kinds: string[] = [];
    for (let index = 0; index < 11; index += 1)
      kinds.push((await opened.accounts.beginTwoFactor(actor, given(`guess ${index}`))).kind);
    expect(kinds).toEqual([...Array(10).fill('wrong'), 'wait']);
    await opened.database.rows({ text: 'truncate rate_limits' });
    await opened.accounts.beginTwoFactor(actor, given());
    const codes: string[] = [];
    for (let index = 0; index < 11; index += 1) {
      const sent = { request: visitor.request(), code: `00000${index % 10}` };
      codes.push((await opened.accounts.confirmTwoFactor(actor, sent)).kind);
    }
    expect(codes.at(-1)).toBe('wait');
  });

  test('what one person began is no matter of another', async () => {
    await opened.accounts.beginTwoFactor(actor, given());
    const other = await opened.signIn(browser(), owner);
    expect(await opened.accounts.pendingTwoFactor(other)).toBeUndefined();
    expect(await opened.accounts.recoveryCodesLeft(other)).toBe(0);
  });

  test('secret and codes cannot be read in the database', async () => {
    const { secret, recoveryCodes } = await turnOn();
    const rows = JSON.stringify(await opened.database.rows({ text: 'select * from two_factors' }));
    for (const hidden of [secret, ...recoveryCodes]) expect(rows).not.toContain(hidden);
  });
});
