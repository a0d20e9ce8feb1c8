import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '~/domain/person';
import { createAccounts } from '~/server/accounts/accounts.server';
import type { Accounts, AccountsOptions, SignedIn } from '~/server/accounts/contract.server';
import type { Database } from '~/server/db/database.server';
import { finishOnce } from '~/server/identity/finish-once.server';
import { personOf } from '~/server/identity/person-of.server';
import { browser } from '../fakes/browser';
import { engines, openTestDatabase } from '../fakes/test-database';

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
  mail: { queue: async () => 'queued' },
  publicUrl: 'http://localhost:3000',
  demo: true,
  clock: () => new Date(),
  isBreachedPassword: async () => false,
};

describe.each(engines)('people of an organisation (%s)', (engine) => {
  let database: Database;
  let accounts: Accounts;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    accounts = createAccounts(database, options);
  });
  afterAll(() => database.close());

  /** Somebody who has just signed in. */
  async function actorOf(person: Person): Promise<SignedIn> {
    const visitor = browser();
    visitor.keep(await accounts.openSession(person.id, { method: 'password', request: visitor.request() }));
    const signedIn = await accounts.sessionOf(visitor.request());
    if (!signedIn) throw new Error('The session that was opened is not there.');
    return signedIn;
  }

  const find = (account: typeof leela) => personOf(database, accounts, account);

  test('somebody new gets an account; three tabs at once make one', async () => {
    const found = await Promise.all([find(leela), find(leela), find(leela)]);
    const ids = found.map((person) => (person.kind === 'found' ? person.personId : person.kind));
    expect(new Set(ids).size).toBe(1);
    expect(await accounts.personById(ids[0] ?? '')).toMatchObject({
      email: 'leela@kaveri.example',
      role: 'user',
    });
  });

  test('issuer and subject decide, whatever the address says by now', async () => {
    const first = await find(leela);
    expect(await find({ ...leela, email: 'other@kaveri.example', name: 'New Name' })).toEqual(first);
    expect(await find({ ...leela, issuer: 'https://evil.example' })).toEqual({
      kind: 'address-in-use',
      email: leela.email,
    });
    expect(await find({ ...leela, subject: 's-2' })).toMatchObject({ kind: 'address-in-use' });
  });

  test('a person of the sample directory is nobody once demo mode is off', async () => {
    const found = await personOf(database, accounts, {
      ...leela,
      ...{ subject: 's-sample', email: 'sample@kaveri.example', sample: true },
    });
    const id = found.kind === 'found' ? found.personId : '';
    const withoutDemo = createAccounts(database, { ...options, demo: false });
    expect(await accounts.personById(id)).toMatchObject({ email: 'sample@kaveri.example' });
    expect(await withoutDemo.personById(id)).toBeNull();
  });

  test('nobody is made without an address', async () => {
    const { email: _, ...nameless } = { ...leela, subject: 's-3' };
    expect(await personOf(database, accounts, nameless)).toEqual({ kind: 'no-address' });
  });

  test('an account that was linked opens its person, and cannot be linked to a second one', async () => {
    const owner = await accounts.createPerson({ email: 'a@example.com', name: 'A', emailVerified: true });
    const other = await accounts.createPerson({ email: 'b@example.com', name: 'B', emailVerified: true });
    const account = { ...leela, subject: 's-4' };
    const connect = async (person: Person) => accounts.connectOrganisation(await actorOf(person), account);
    expect(await connect(owner)).toBe('connected');
    expect(await connect(other)).toBe('taken');
    expect(await connect(owner)).toBe('connected');
    expect(await find(account)).toEqual({ kind: 'found', personId: owner.id });
  });

  test('a nonce finishes one sign-in, also of several at once, and is forgotten when it is too old anyway', async () => {
    const until = new Date(NOW.getTime() + 60_000);
    const tries = await Promise.all([1, 2, 3, 4].map(() => finishOnce(database, 'n-1', NOW, until)));
    expect(tries.filter(Boolean)).toHaveLength(1);
    expect(await finishOnce(database, 'n-2', new Date(until.getTime() + 1), until)).toBe(true);
    const rows = await database.rows({ text: 'select 1 from finished_sign_ins' });
    expect(rows).toHaveLength(1);
  });
});
