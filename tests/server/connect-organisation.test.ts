import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SignedIn } from '~/server/accounts/contract.server';
import type { Identity } from '~/server/identity/contract.server';
import { createIdentity } from '~/server/identity/identity.server';
import { rememberProved } from '~/server/identity/proved-account.server';
import { openTestAccounts, type TestAccounts } from '../fakes/accounts';
import { browser } from '../fakes/browser';
import { engines } from '../fakes/test-database';

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
  let identity: Identity;
  let actor: SignedIn;

  beforeAll(async () => {
    opened = await openTestAccounts(engine);
    identity = createIdentity({
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
    actor = await opened.signIn(browser());
  });

  const proofOf = (proved = leela) => {
    const visitor = browser();
    visitor.keep(new Headers({ 'Set-Cookie': rememberProved(proved, signing) }));
    return visitor.request();
  };

  test('needs both proofs, and both of the last quarter of an hour', async () => {
    expect((await identity.link(actor, browser().request())).kind).toBe('not-proved');
    const provenAt = new Date(Date.now() - 16 * 60_000);
    const stale = { ...actor, session: { ...actor.session, provenAt } };
    expect((await identity.link(stale, proofOf())).kind).toBe('stale');
    expect(await opened.accounts.listOrganisations(actor)).toEqual([]);
    const earlier = { ...signing, clock: () => provenAt };
    const old = browser();
    old.keep(new Headers({ 'Set-Cookie': rememberProved(leela, earlier) }));
    expect((await identity.link(actor, old.request())).kind).toBe('not-proved');
    expect((await identity.link(actor, proofOf())).kind).toBe('linked');
    expect(await opened.accounts.listOrganisations(actor)).toHaveLength(1);
  });

  test('knows its own provider, whether or not that writes a slash at the end', () => {
    expect(identity.isOwnIssuer(leela.issuer)).toBe(true);
    expect(identity.isOwnIssuer(`${leela.issuer}/`)).toBe(true);
    expect(identity.isOwnIssuer('https://login.example.com.evil.example')).toBe(false);
  });
});
