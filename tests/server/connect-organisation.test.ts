import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SignedIn } from '~/server/accounts/contract.server';
import { signedCookies } from '~/server/accounts/signed-cookie.server';
import type { Identity } from '~/server/identity/contract.server';
import { createIdentity } from '~/server/identity/identity.server';
import { rememberProved } from '~/server/identity/proved-account.server';
import { openTestAccounts, owner, type TestAccounts } from '../fakes/accounts';
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

  const cookies = signedCookies(signing.secret, signing.httpsOnly);

  async function proofOf({ clock = signing.clock, personId = actor.person.id } = {}) {
    const visitor = browser();
    const { database } = opened;
    const proof = { personId, account: leela };
    visitor.keep(new Headers({ 'Set-Cookie': await rememberProved({ database, cookies, clock }, proof) }));
    return visitor.request();
  }

  test('needs both proofs, and both of the last quarter of an hour', async () => {
    expect((await identity.link(actor, browser().request())).kind).toBe('not-proved');
    const provenAt = new Date(Date.now() - 16 * 60_000);
    const stale = { ...actor, session: { ...actor.session, provenAt } };
    expect((await identity.link(stale, await proofOf())).kind).toBe('stale');
    expect(await opened.accounts.listOrganisations(actor)).toEqual([]);
    const earlier = await proofOf({ clock: () => provenAt });
    expect((await identity.link(actor, earlier)).kind).toBe('not-proved');
    const proof = await proofOf();
    expect(await identity.provedAccount(proof, actor)).toEqual(leela);
    expect((await identity.link(actor, proof)).kind).toBe('linked');
    expect(await opened.accounts.listOrganisations(actor)).toHaveLength(1);
    expect((await identity.link(actor, proof)).kind, 'a second time').toBe('not-proved');
  });

  test('joins no other account than the one it was proved for', async () => {
    const proof = await proofOf({ personId: owner.id });
    expect(await identity.provedAccount(proof, actor)).toBeUndefined();
    expect((await identity.link(actor, proof)).kind).toBe('not-proved');
  });

  test('knows its own provider, whether or not that writes a slash at the end', () => {
    expect(identity.isOwnIssuer(leela.issuer)).toBe(true);
    expect(identity.isOwnIssuer(`${leela.issuer}/`)).toBe(true);
    expect(identity.isOwnIssuer('https://login.example.com.evil.example')).toBe(false);
  });
});
