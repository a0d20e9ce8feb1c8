import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD_SIGN_IN_PATH } from '~/server/accounts/better-auth/session-plugin.server';
import { readPendingTwoFactorSecret } from '~/server/accounts/better-auth/tables/two-factors.server';
import { readVerification } from '~/server/accounts/better-auth/tables/verifications.server';
import { createTwoFactorPlugin } from '~/server/accounts/better-auth/two-factor-plugin.server';
import { createTotpCode } from '../../fakes/authenticator-app';
import { createTestBrowser } from '../../fakes/test-browser';
import {
  createClientInfo,
  openTestAccounts,
  sampleUser,
  type TestAccounts,
} from '../../fixtures/test-accounts';

/** The endpoints that app/server/accounts calls. */
const ENDPOINTS = [
  'disableTwoFactor',
  'enableTwoFactor',
  'generateBackupCodes',
  'generatePasskeyAuthenticationOptions',
  'openSession',
  'openSessionAfterPassword',
  'verifyBackupCode',
  'verifyPasskeyAuthentication',
  'verifyTOTP',
  'viewBackupCodes',
];

/** What app/server/accounts/better-auth relies on beyond the documented interface. An upgrade that changes it fails here. */
describe('better-auth', () => {
  let fixture: TestAccounts;

  beforeAll(async () => {
    fixture = await openTestAccounts('embedded');
  });
  afterAll(() => fixture.database.close());

  const readRows = <Row>(text: string, ...values: unknown[]) => fixture.database.rows<Row>({ text, values });

  test('has the endpoints that are called', () => {
    for (const name of ENDPOINTS) expect(fixture.deps.auth.api, name).toHaveProperty(name);
  });

  test('the two-factor plugin has one hook after a sign-in, which is moved to the own password sign-in', () => {
    const { after } = createTwoFactorPlugin().hooks;
    expect(after).toHaveLength(1);
    expect(after[0]?.matcher({ path: PASSWORD_SIGN_IN_PATH } as never)).toBe(true);
    expect(after[0]?.matcher({ path: '/sign-in/email' } as never)).toBe(false);
  });

  test('signs the value of each cookie that it sets', async () => {
    const [user] = await readRows<{ id: string }>('select id from users where email = $1', sampleUser.email);
    const { headers } = await fixture.deps.auth.api.openSession({
      body: { userId: user?.id ?? '', method: 'password' },
      headers: new Headers(),
      returnHeaders: true,
    });
    const lines = fixture.deps.authCookies.forBrowser(headers).getSetCookie();
    expect(lines.map((line) => line.split('=')[0])).toEqual(['tessera.session_token']);
  });

  test('stores the two-factor secret encrypted, and a challenge under its cookie with the id of the user', async () => {
    const browser = createTestBrowser();
    const actor = await fixture.signIn(browser);
    const { password } = sampleUser;
    await fixture.accounts.startTwoFactorSetup(actor, { request: browser.createRequest(), password });
    const secret = await readPendingTwoFactorSecret(fixture.deps, actor.user.id);
    const [row] = await readRows<{ secret: string }>(
      'select secret from two_factors where user_id = $1',
      actor.user.id,
    );
    expect(secret).toBeDefined();
    expect(row?.secret).not.toContain(secret);

    const setup = await fixture.accounts.getTwoFactorSetup(actor);
    const code = createTotpCode(setup?.secret ?? '');
    const enabled = await fixture.accounts.enableTwoFactor(actor, { request: browser.createRequest(), code });
    expect(enabled.kind).toBe('on');

    await readRows('delete from sessions');
    const other = createTestBrowser();
    const result = await fixture.accounts.signInWithPassword(sampleUser, createClientInfo(other));
    if (result.kind !== 'two-factor') throw new Error(`The sign-in was ${result.kind}.`);
    other.storeCookies(result.headers);
    const challenge = fixture.deps.cookies.read(other.createRequest(), 'two_factor') ?? '';
    expect(await readVerification(fixture.deps.db, challenge, new Date())).toBe(actor.user.id);
    expect(await readRows('select id from sessions')).toEqual([]);
  });
});
