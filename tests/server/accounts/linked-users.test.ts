import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SignedIn } from '~/domain/auth/session';
import type { User } from '~/domain/auth/user';
import { type Accounts, createAccounts } from '~/server/accounts/accounts.server';
import type { AccountsOptions } from '~/server/accounts/deps.server';
import type { Database } from '~/server/db/database.server';
import { findUser } from '~/server/oidc/find-user.server';
import { claimNonce } from '~/server/oidc/verify-sign-in.server';
import { engines, openTestDatabase } from '../../database/test-database';
import { createTestBrowser } from '../../fakes/test-browser';

const NOW = new Date('2026-05-04T10:00:00Z');
const leela = {
  issuer: 'https://login.example.com',
  subject: 's-1',
  name: 'Leela Narayan',
  email: 'Leela@kaveri.example',
  emailVerified: true,
};

const options: AccountsOptions = {
  secret: 'x'.repeat(32),
  emailQueue: { enqueue: async () => 'queued' },
  publicUrl: 'http://localhost:3000',
  demo: true,
  clock: () => new Date(),
  isBreachedPassword: async () => false,
};

describe.each(engines)('users of an organisation (%s)', (engine) => {
  let database: Database;
  let accounts: Accounts;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    accounts = createAccounts(database, options);
  });
  afterAll(() => database.close());

  /** The new session of a user. */
  async function openSession(user: User): Promise<SignedIn> {
    const browser = createTestBrowser();
    browser.storeCookies(
      await accounts.openSession(user.id, { method: 'password', request: browser.createRequest() }),
    );
    const signedIn = await accounts.getSession(browser.createRequest());
    if (!signedIn) throw new Error('The new session does not exist.');
    return signedIn;
  }

  const find = (account: typeof leela) => findUser({ db: database.db, accounts }, account);

  test('a new organisation account gets one user, also by three concurrent sign-ins', async () => {
    const found = await Promise.all([find(leela), find(leela), find(leela)]);
    const ids = found.map((user) => (user.kind === 'found' ? user.userId : user.kind));
    expect(new Set(ids).size).toBe(1);
    expect(await accounts.getUserById(ids[0] ?? '')).toMatchObject({
      email: 'leela@kaveri.example',
      role: 'user',
    });
  });

  test('issuer and subject identify the user, even after a change of the email', async () => {
    const first = await find(leela);
    expect(await find({ ...leela, email: 'other@kaveri.example', name: 'New Name' })).toEqual(first);
    expect(await find({ ...leela, issuer: 'https://evil.example' })).toEqual({
      kind: 'address-in-use',
      email: leela.email,
    });
    expect(await find({ ...leela, subject: 's-2' })).toMatchObject({ kind: 'address-in-use' });
  });

  test('a user of the sample directory is not found outside demo mode', async () => {
    const found = await findUser(
      { db: database.db, accounts },
      {
        ...leela,
        subject: 's-sample',
        email: 'sample@kaveri.example',
        sample: true,
      },
    );
    const id = found.kind === 'found' ? found.userId : '';
    const withoutDemo = createAccounts(database, { ...options, demo: false });
    expect(await accounts.getUserById(id)).toMatchObject({ email: 'sample@kaveri.example' });
    expect(await withoutDemo.getUserById(id)).toBeNull();
  });

  test('no user is created without an email', async () => {
    const { email: _, ...withoutEmail } = { ...leela, subject: 's-3' };
    expect(await findUser({ db: database.db, accounts }, withoutEmail)).toEqual({ kind: 'no-address' });
  });

  test('a linked organisation account belongs to one user and cannot be linked to a second one', async () => {
    const owner = await accounts.createUser({ email: 'a@example.com', name: 'A', emailVerified: true });
    const other = await accounts.createUser({ email: 'b@example.com', name: 'B', emailVerified: true });
    const account = { ...leela, subject: 's-4' };
    const connect = async (user: User) => accounts.connectOrganisation(await openSession(user), account);
    expect(await connect(owner)).toBe('connected');
    expect(await connect(other)).toBe('taken');
    expect(await connect(owner)).toBe('connected');
    expect(await find(account)).toEqual({ kind: 'found', userId: owner.id });
  });

  test('a nonce is used once, also by concurrent sign-ins, and is deleted when it has expired', async () => {
    const expiresAt = new Date(NOW.getTime() + 60_000);
    const results = await Promise.all([1, 2, 3, 4].map(() => claimNonce(database, 'n-1', NOW, expiresAt)));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await claimNonce(database, 'n-2', new Date(expiresAt.getTime() + 1), expiresAt)).toBe(true);
    const rows = await database.rows({ text: 'select 1 from used_nonces' });
    expect(rows).toHaveLength(1);
  });
});
