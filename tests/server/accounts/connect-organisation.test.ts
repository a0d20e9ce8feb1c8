import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SignedIn } from '~/server/accounts/types.server';
import { createSignedCookies } from '~/server/crypto/signed-cookie.server';
import { createOidc } from '~/server/oidc/oidc.server';
import type { Oidc } from '~/server/oidc/types.server';
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
const signing = { secret: 's'.repeat(32), clock: () => new Date(), httpsOnly: false };

describe.each(engines)('connecting an organisation (%s)', (engine) => {
  let opened: TestAccounts;
  let identity: Oidc;
  let actor: SignedIn;

  beforeAll(async () => {
    opened = await openTestAccounts(engine);
    identity = createOidc({
      ...signing,
      database: opened.database,
      accounts: opened.accounts,
      authority: leela.issuer,
      clientId: 'the-site',
      scope: 'openid',
      name: 'Kaveri',
      isSampleDirectory: false,
      provider: () => Promise.reject(new Error('Nobody is asked here.')),
      reportFault: () => {},
    });
  });
  afterAll(() => opened.database.close());
  beforeEach(async () => {
    await opened.database.rows({ text: 'truncate rate_limits' });
    actor = await opened.signIn(createTestBrowser());
  });

  const cookies = createSignedCookies(signing.secret, signing.httpsOnly);

  async function proofOf({ clock = signing.clock, userId = actor.user.id } = {}) {
    const visitor = createTestBrowser();
    const { database } = opened;
    const proof = { userId, account: leela };
    visitor.storeCookies(
      new Headers({ 'Set-Cookie': await setVerifiedAccountCookie({ database, cookies, clock }, proof) }),
    );
    return visitor.createRequest();
  }

  test('needs both proofs, and both of the last quarter of an hour', async () => {
    expect((await identity.link(actor, createTestBrowser().createRequest())).kind).toBe('not-proved');
    const provenAt = new Date(Date.now() - 16 * 60_000);
    const stale = { ...actor, session: { ...actor.session, provenAt } };
    expect((await identity.link(stale, await proofOf())).kind).toBe('stale');
    expect(await opened.accounts.listOrganisations(actor)).toEqual([]);
    const earlier = await proofOf({ clock: () => provenAt });
    expect((await identity.link(actor, earlier)).kind).toBe('not-proved');
    const proof = await proofOf();
    expect(await identity.readVerifiedAccount(proof, actor)).toEqual(leela);
    expect((await identity.link(actor, proof)).kind).toBe('linked');
    expect(await opened.accounts.listOrganisations(actor)).toHaveLength(1);
    expect((await identity.link(actor, proof)).kind, 'a second time').toBe('not-proved');
  });

  test('joins no other account than the one it was proved for', async () => {
    const proof = await proofOf({ userId: sampleAdmin.id });
    expect(await identity.readVerifiedAccount(proof, actor)).toBeUndefined();
    expect((await identity.link(actor, proof)).kind).toBe('not-proved');
  });

  test('knows its own provider, whether or not that writes a slash at the end', () => {
    expect(identity.isConfiguredIssuer(leela.issuer)).toBe(true);
    expect(identity.isConfiguredIssuer(`${leela.issuer}/`)).toBe(true);
    expect(identity.isConfiguredIssuer('https://login.example.com.evil.example')).toBe(false);
  });
});
