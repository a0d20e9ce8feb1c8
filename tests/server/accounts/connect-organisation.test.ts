import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SignedIn } from '~/domain/auth/session';
import { createSignedCookies } from '~/server/crypto/signed-cookie.server';
import { createOidc, type Oidc } from '~/server/oidc/oidc.server';
import { setVerifiedAccountCookie } from '~/server/oidc/verified-account-cookie.server';
import { engines } from '../../database/test-database';
import { createTestBrowser } from '../../fakes/test-browser';
import { openTestAccounts, sampleAdmin, type TestAccounts } from '../../fixtures/test-accounts';

const leela = {
  issuer: 'https://login.example.com',
  subject: 's-1',
  name: 'Leela Narayan',
  email: 'leela@kaveri.example',
  emailVerified: true,
};
const options = { secret: 's'.repeat(32), clock: () => new Date(), httpsOnly: false };

describe.each(engines)('connecting an organisation account (%s)', (engine) => {
  let fixture: TestAccounts;
  let oidc: Oidc;
  let actor: SignedIn;

  beforeAll(async () => {
    fixture = await openTestAccounts(engine);
    oidc = createOidc(fixture.database, {
      ...options,
      accounts: fixture.accounts,
      authority: leela.issuer,
      clientId: 'the-site',
      scope: 'openid',
      name: 'Kaveri',
      isSampleDirectory: false,
      getProvider: () => Promise.reject(new Error('The tests have no identity provider.')),
      reportError: () => {},
    });
  });
  afterAll(() => fixture.database.close());
  beforeEach(async () => {
    await fixture.database.rows({ text: 'truncate rate_limits' });
    actor = await fixture.signIn(createTestBrowser());
  });

  const cookies = createSignedCookies(options.secret, options.httpsOnly);

  async function createProvedRequest({ clock = options.clock, userId = actor.user.id } = {}) {
    const browser = createTestBrowser();
    const { db } = fixture.database;
    const proof = { userId, account: leela };
    browser.storeCookies(
      new Headers({
        'Set-Cookie': await setVerifiedAccountCookie({ db, cookies, clock }, proof),
      }),
    );
    return browser.createRequest();
  }

  test('it needs a recent authentication and a recent proof of the organisation account', async () => {
    expect((await oidc.link(actor, createTestBrowser().createRequest())).kind).toBe('not-verified');
    const authenticatedAt = new Date(Date.now() - 16 * 60_000);
    const stale = { ...actor, session: { ...actor.session, authenticatedAt } };
    expect((await oidc.link(stale, await createProvedRequest())).kind).toBe('stale');
    expect(await fixture.accounts.listOrganisations(actor)).toEqual([]);
    const earlier = await createProvedRequest({ clock: () => authenticatedAt });
    expect((await oidc.link(actor, earlier)).kind).toBe('not-verified');
    const proof = await createProvedRequest();
    expect(await oidc.readVerifiedAccount(proof, actor)).toEqual(leela);
    expect((await oidc.link(actor, proof)).kind).toBe('linked');
    expect(await fixture.accounts.listOrganisations(actor)).toHaveLength(1);
    expect((await oidc.link(actor, proof)).kind, 'a second time').toBe('not-verified');
  });

  test('a proof is valid for its own user only', async () => {
    const proof = await createProvedRequest({ userId: sampleAdmin.id });
    expect(await oidc.readVerifiedAccount(proof, actor)).toBeUndefined();
    expect((await oidc.link(actor, proof)).kind).toBe('not-verified');
  });

  test('the configured issuer is recognised with and without a slash at the end', () => {
    expect(oidc.isConfiguredIssuer(leela.issuer)).toBe(true);
    expect(oidc.isConfiguredIssuer(`${leela.issuer}/`)).toBe(true);
    expect(oidc.isConfiguredIssuer('https://login.example.com.evil.example')).toBe(false);
  });
});
