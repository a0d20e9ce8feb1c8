import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PasskeyRegistration } from '~/domain/auth/passkey-schema';
import type { SignedIn } from '~/server/accounts/types.server';
import { engines } from '../../database/test-database';
import { createTestBrowser } from '../../fakes/test-browser';
import { openTestAccounts, sampleAdmin, sampleUser, type TestAccounts } from '../../fixtures/test-accounts';

const office = { issuer: 'https://login.example.com', subject: 's-1' };

describe.each(engines)('ways in (%s)', (engine) => {
  let opened: TestAccounts;
  let actor: SignedIn;
  let other: SignedIn;

  beforeAll(async () => {
    opened = await openTestAccounts(engine);
  });
  afterAll(() => opened.database.close());
  beforeEach(async () => {
    await opened.database.rows({ text: 'truncate rate_limits, passkeys' });
    await opened.database.rows({ text: `delete from identities where provider_id <> 'credential'` });
    opened.emails.length = 0;
    actor = await opened.signIn(createTestBrowser());
    other = await opened.signIn(createTestBrowser(), sampleAdmin);
  });

  async function keepPasskey({ user }: SignedIn, name: string): Promise<string> {
    const [row] = await opened.database.rows<{ id: string }>({
      text: `insert into passkeys (id, user_id, name, public_key, credential_id, counter, device_type, backed_up)
        values (gen_random_uuid(), $1, $2, 'key', gen_random_uuid()::text, 0, 'multiDevice', true) returning id`,
      values: [user.id, name],
    });
    return row?.id ?? '';
  }

  /** Somebody who came with the organisation and has nothing else. */
  async function memberOfOffice(): Promise<SignedIn> {
    const email = `${crypto.randomUUID()}@example.com`;
    const user = await opened.accounts.createUser({ email, name: 'Jaya', emailVerified: true });
    return { user: user, session: { ...actor.session, userId: user.id } };
  }

  test('an organisation is connected once, listed, and disconnected; each time a mail says so', async () => {
    const { accounts } = opened;
    expect(await accounts.connectOrganisation(actor, office)).toBe('connected');
    expect(await accounts.connectOrganisation(actor, office)).toBe('connected');
    expect(await accounts.connectOrganisation(other, office)).toBe('taken');
    const [link] = await accounts.listOrganisations(actor);
    expect(link).toMatchObject({ issuer: office.issuer, connectedAt: expect.any(Date) });
    expect(await accounts.disconnectOrganisation(other, link?.id ?? '')).toBe('unknown');
    expect(await accounts.disconnectOrganisation(actor, link?.id ?? '')).toBe('removed');
    expect(await accounts.listOrganisations(actor)).toEqual([]);
    expect(opened.emails.map(({ to, subject }) => [to, subject])).toEqual([
      [sampleUser.email, 'Your organisation was connected'],
      [sampleUser.email, 'Your organisation was disconnected'],
    ]);
  });

  test('the password is nothing that could be disconnected', async () => {
    const [row] = await opened.database.rows<{ id: string }>({
      text: `select id from identities where user_id = $1 and provider_id = 'credential'`,
      values: [actor.user.id],
    });
    expect(await opened.accounts.disconnectOrganisation(actor, row?.id ?? '')).toBe('unknown');
    expect(await opened.accounts.hasPassword(actor)).toBe(true);
  });

  test('the last way in stays, whichever it is', async () => {
    const jaya = await memberOfOffice();
    await opened.accounts.connectOrganisation(jaya, { ...office, subject: 's-2' });
    const [link] = await opened.accounts.listOrganisations(jaya);
    expect(await opened.accounts.disconnectOrganisation(jaya, link?.id ?? '')).toBe('last');
    const passkey = await keepPasskey(jaya, 'Phone');
    expect(await opened.accounts.disconnectOrganisation(jaya, link?.id ?? '')).toBe('removed');
    expect(await opened.accounts.removePasskey(jaya, passkey)).toBe('last');
    expect(await opened.accounts.listPasskeys(jaya)).toHaveLength(1);
  });

  test('two removals at once leave one way in', async () => {
    const jaya = await memberOfOffice();
    const passkeys = [await keepPasskey(jaya, 'Phone'), await keepPasskey(jaya, 'Laptop')];
    const results = await Promise.all(passkeys.map((id) => opened.accounts.removePasskey(jaya, id)));
    expect(results.sort()).toEqual(['last', 'removed']);
  });

  test('a passkey is listed, renamed and removed by its owner alone', async () => {
    const id = await keepPasskey(actor, 'Phone');
    const { accounts } = opened;
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
    expect(opened.emails.map(({ subject }) => subject)).toEqual(['A passkey was removed']);
  });

  test('a passkey is begun by a fresh proof only, and not without end', async () => {
    const visitor = createTestBrowser();
    const begun = await opened.signIn(visitor);
    const begin = (by: SignedIn) => opened.accounts.createPasskeyOptions(by, visitor.createRequest());
    expect(await begin(begun)).toHaveProperty('options.challenge');
    const dayAgo = new Date(Date.now() - 25 * 3_600_000);
    expect(await begin({ ...begun, session: { ...begun.session, authenticatedAt: dayAgo } })).toBe('stale');
    for (let index = 0; index < 29; index += 1) await begin(begun);
    expect(await begin(begun)).toBe('wait');
  });

  test('a made-up answer of a browser adds nothing', async () => {
    const visitor = createTestBrowser();
    const by = await opened.signIn(visitor);
    const begun = await opened.accounts.createPasskeyOptions(by, visitor.createRequest());
    if (typeof begun === 'string') throw new Error(`It was ${begun}.`);
    visitor.storeCookies(begun.headers);
    const response: PasskeyRegistration = {
      ...{ id: 'x', rawId: 'x', type: 'public-key' as const, clientExtensionResults: {} },
      response: { clientDataJSON: 'e30', attestationObject: 'oA' },
    };
    const given = { request: visitor.createRequest(), response, name: 'Forged' };
    expect(await opened.accounts.addPasskey(by, given)).toBe(false);
    expect(await opened.accounts.listPasskeys(by)).toEqual([]);
  });

  test('without a password another address asks for a sign-in of a moment ago', async () => {
    const jaya = await memberOfOffice();
    const wanted = { email: 'jaya.new@example.com', password: '' };
    const long = new Date(Date.now() - 16 * 60_000);
    const stale = { ...jaya, session: { ...jaya.session, provenAt: long } };
    expect(await opened.accounts.requestEmailChange(stale, wanted)).toEqual({ kind: 'stale' });
    expect(await opened.accounts.requestEmailChange(jaya, wanted)).toEqual({ kind: 'accepted' });
  });
});
