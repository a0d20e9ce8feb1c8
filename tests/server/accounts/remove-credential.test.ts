import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PasskeyRegistration } from '~/domain/auth/passkey-schema';
import type { SignedIn } from '~/domain/auth/session';
import { engines } from '../../database/test-database';
import { createTestBrowser } from '../../fakes/test-browser';
import { openTestAccounts, sampleAdmin, sampleUser, type TestAccounts } from '../../fixtures/test-accounts';

const organisation = { issuer: 'https://login.example.com', subject: 's-1' };

describe.each(engines)('credentials (%s)', (engine) => {
  let fixture: TestAccounts;
  let actor: SignedIn;
  let other: SignedIn;

  beforeAll(async () => {
    fixture = await openTestAccounts(engine);
  });
  afterAll(() => fixture.database.close());
  beforeEach(async () => {
    await fixture.database.rows({ text: 'truncate rate_limits, passkeys' });
    await fixture.database.rows({ text: `delete from identities where provider_id <> 'credential'` });
    fixture.emails.length = 0;
    actor = await fixture.signIn(createTestBrowser());
    other = await fixture.signIn(createTestBrowser(), sampleAdmin);
  });

  async function insertPasskey({ user }: SignedIn, name: string): Promise<string> {
    const [row] = await fixture.database.rows<{ id: string }>({
      text: `insert into passkeys (id, user_id, name, public_key, credential_id, counter, device_type, backed_up)
        values (gen_random_uuid(), $1, $2, 'key', gen_random_uuid()::text, 0, 'multiDevice', true) returning id`,
      values: [user.id, name],
    });
    return row?.id ?? '';
  }

  /** A user without any credential. */
  async function createUserWithoutCredential(): Promise<SignedIn> {
    const email = `${crypto.randomUUID()}@example.com`;
    const user = await fixture.accounts.createUser({ email, name: 'Jaya', emailVerified: true });
    return { user, session: { ...actor.session, userId: user.id } };
  }

  test('an organisation account is connected once, listed and disconnected, with an email about each change', async () => {
    const { accounts } = fixture;
    expect(await accounts.connectOrganisation(actor, organisation)).toBe('connected');
    expect(await accounts.connectOrganisation(actor, organisation)).toBe('connected');
    expect(await accounts.connectOrganisation(other, organisation)).toBe('taken');
    const [link] = await accounts.listOrganisations(actor);
    expect(link).toMatchObject({ issuer: organisation.issuer, connectedAt: expect.any(Date) });
    expect(await accounts.disconnectOrganisation(other, link?.id ?? '')).toBe('unknown');
    expect(await accounts.disconnectOrganisation(actor, link?.id ?? '')).toBe('removed');
    expect(await accounts.listOrganisations(actor)).toEqual([]);
    expect(fixture.emails.map(({ to, subject }) => [to, subject])).toEqual([
      [sampleUser.email, 'Your organisation was connected'],
      [sampleUser.email, 'Your organisation was disconnected'],
    ]);
  });

  test('a password cannot be disconnected as an organisation account', async () => {
    const [row] = await fixture.database.rows<{ id: string }>({
      text: `select id from identities where user_id = $1 and provider_id = 'credential'`,
      values: [actor.user.id],
    });
    expect(await fixture.accounts.disconnectOrganisation(actor, row?.id ?? '')).toBe('unknown');
    expect(await fixture.accounts.hasPassword(actor)).toBe(true);
  });

  test('the last credential cannot be removed', async () => {
    const jaya = await createUserWithoutCredential();
    await fixture.accounts.connectOrganisation(jaya, { ...organisation, subject: 's-2' });
    const [link] = await fixture.accounts.listOrganisations(jaya);
    expect(await fixture.accounts.disconnectOrganisation(jaya, link?.id ?? '')).toBe('last');
    const passkey = await insertPasskey(jaya, 'Phone');
    expect(await fixture.accounts.disconnectOrganisation(jaya, link?.id ?? '')).toBe('removed');
    expect(await fixture.accounts.removePasskey(jaya, passkey)).toBe('last');
    expect(await fixture.accounts.listPasskeys(jaya)).toHaveLength(1);
  });

  test('two concurrent removals leave one credential', async () => {
    const jaya = await createUserWithoutCredential();
    const passkeys = [await insertPasskey(jaya, 'Phone'), await insertPasskey(jaya, 'Laptop')];
    const results = await Promise.all(passkeys.map((id) => fixture.accounts.removePasskey(jaya, id)));
    expect(results.sort()).toEqual(['last', 'removed']);
  });

  test('a removal needs a recent authentication', async () => {
    const { accounts } = fixture;
    const passkey = await insertPasskey(actor, 'Phone');
    await accounts.connectOrganisation(actor, organisation);
    const [link] = await accounts.listOrganisations(actor);
    const authenticatedAt = new Date(Date.now() - 16 * 60_000);
    const stale = { ...actor, session: { ...actor.session, authenticatedAt } };
    expect(await accounts.removePasskey(stale, passkey)).toBe('stale');
    expect(await accounts.disconnectOrganisation(stale, link?.id ?? '')).toBe('stale');
    expect(await accounts.listPasskeys(actor)).toHaveLength(1);
    expect(await accounts.listOrganisations(actor)).toHaveLength(1);
  });

  test('only the owner lists, renames and removes a passkey', async () => {
    const id = await insertPasskey(actor, 'Phone');
    const { accounts } = fixture;
    expect(await accounts.listPasskeys(actor)).toMatchObject([{ id, name: 'Phone', synced: true }]);
    expect(await accounts.listPasskeys(other)).toEqual([]);
    expect(await accounts.renamePasskey(other, { id, name: 'Mine' })).toBe(false);
    expect(await accounts.removePasskey(other, id)).toBe('unknown');
    for (const name of ['', '   ']) expect(await accounts.renamePasskey(actor, { id, name })).toBe(false);
    expect(await accounts.renamePasskey(actor, { id, name: ' Blue phone ' })).toBe(true);
    expect(await accounts.listPasskeys(actor)).toMatchObject([{ name: 'Blue phone' }]);
    for (const forged of ['', 'x', `' or true --`])
      expect(await accounts.removePasskey(actor, forged)).toBe('unknown');
    expect(await accounts.removePasskey(actor, id)).toBe('removed');
    expect(fixture.emails.map(({ subject }) => subject)).toEqual(['A passkey was removed']);
  });

  test('a new passkey needs a recent authentication, and the attempts are limited', async () => {
    const browser = createTestBrowser();
    const signedIn = await fixture.signIn(browser);
    const startPasskey = (by: SignedIn) => fixture.accounts.createPasskeyOptions(by, browser.createRequest());
    expect(await startPasskey(signedIn)).toHaveProperty('options.challenge');
    const dayAgo = new Date(Date.now() - 25 * 3_600_000);
    expect(
      await startPasskey({ ...signedIn, session: { ...signedIn.session, authenticatedAt: dayAgo } }),
    ).toBe('stale');
    for (let index = 0; index < 29; index += 1) await startPasskey(signedIn);
    expect(await startPasskey(signedIn)).toBe('wait');
  });

  test('a forged response of a browser adds no passkey', async () => {
    const browser = createTestBrowser();
    const actor = await fixture.signIn(browser);
    const started = await fixture.accounts.createPasskeyOptions(actor, browser.createRequest());
    if (typeof started === 'string') throw new Error(`The passkey options were ${started}.`);
    browser.storeCookies(started.headers);
    const response: PasskeyRegistration = {
      id: 'x',
      rawId: 'x',
      type: 'public-key' as const,
      clientExtensionResults: {},
      response: { clientDataJSON: 'e30', attestationObject: 'oA' },
    };
    const input = { request: browser.createRequest(), response, name: 'Forged' };
    expect(await fixture.accounts.addPasskey(actor, input)).toBe(false);
    expect(await fixture.accounts.listPasskeys(actor)).toEqual([]);
  });

  test('without a password, a change of the email needs a recent authentication', async () => {
    const jaya = await createUserWithoutCredential();
    const request = { email: 'jaya.new@example.com', password: '' };
    const authenticatedAt = new Date(Date.now() - 16 * 60_000);
    const stale = { ...jaya, session: { ...jaya.session, authenticatedAt } };
    expect(await fixture.accounts.requestEmailChange(stale, request)).toEqual({ kind: 'stale' });
    expect(await fixture.accounts.requestEmailChange(jaya, request)).toEqual({ kind: 'accepted' });
  });
});
