import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { apiKeyFormSchema, MAX_API_KEYS } from '~/domain/api/api-key';
import { NotAllowedError } from '~/domain/auth/permissions';
import { DAY_MS } from '~/domain/time/durations';
import { findCaller } from '~/server/api/api-caller.server';
import { readApiKey } from '~/server/api/api-key-format.server';
import { type ApiKeyManagement, createApiKeyManagement } from '~/server/api/api-key-management.server';
import type { Database } from '~/server/db/database.server';
import { seedSampleUsers } from '~/server/seed/seed-sample-users.server';
import { engines, openTestDatabase } from '../../database/test-database';
import { createActor } from '../../fixtures/create-actor';

const START = new Date('2026-05-04T20:00:00Z');
const admin = createActor('admin', START);

describe.each(engines)('API keys (%s)', (engine) => {
  let database: Database;
  let keys: ApiKeyManagement;
  let now = START;
  const clock = () => now;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await seedSampleUsers(database);
    keys = createApiKeyManagement(database, { clock });
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    now = START;
    await database.rows({ text: 'truncate api_keys' });
  });

  async function create(name = 'Accounting', lifetimeDays?: number) {
    const result = await keys.createKey(admin, { name, scopes: ['orders'], lifetimeDays });
    if (result.kind !== 'created') throw new Error(`No key was created: ${result.kind}.`);
    return result;
  }
  const find = (key: string) => findCaller({ db: database.db, clock }, key);

  test('R-API-1: a key is found by its text, and only its hash is stored', async () => {
    const { id, key } = await create();
    expect(readApiKey(`Bearer ${key}`)).toBe(key);
    expect(await find(key)).toEqual({ keyId: id, scopes: ['orders'] });
    expect(await find(`${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`)).toBeUndefined();
    const stored = await database.rows({ text: 'select * from api_keys' });
    const logged = await database.rows({ text: "select * from audit_events where area = 'api-keys'" });
    expect(JSON.stringify([stored, logged])).not.toContain(key);
    expect(logged.length).toBeGreaterThan(0);
  });

  test('R-API-2: a key ends with its time, and with its deletion', async () => {
    const short = await create('Short', 30);
    const long = await create('Long');
    now = new Date(START.getTime() + 30 * DAY_MS - 1);
    expect(await find(short.key)).toBeDefined();
    now = new Date(START.getTime() + 30 * DAY_MS);
    expect(await find(short.key)).toBeUndefined();
    expect(await find(long.key)).toBeDefined();
    expect((await keys.listKeys(admin)).map(({ name, state }) => [name, state])).toEqual([
      ['Long', 'valid'],
      ['Short', 'expired'],
    ]);
    expect(await keys.deleteKey(admin, long.id)).toBe(true);
    expect(await keys.deleteKey(admin, long.id)).toBe(false);
    expect(await find(long.key)).toBeUndefined();
  });

  test('R-API-1: from 14 days before its end a key is to be replaced, until it is deleted', async () => {
    const { id } = await create('Short', 30);
    await create('Long');
    for (const [days, count] of [
      [15, 0],
      [16, 1],
      [31, 1],
    ] as const) {
      now = new Date(START.getTime() + days * DAY_MS);
      expect(await keys.countExpiring(admin)).toBe(count);
      expect(await keys.countExpiring(createActor('staff', now))).toBe(0);
    }
    await keys.deleteKey(admin, id);
    expect(await keys.countExpiring(admin)).toBe(0);
  });

  test('the day of the last use is that in India', async () => {
    const { key } = await create();
    expect((await keys.listKeys(admin))[0]).not.toHaveProperty('lastUsedOn');
    await find(key);
    expect(await keys.listKeys(admin)).toMatchObject([
      { lastUsedOn: '2026-05-05', createdBy: expect.any(String) },
    ]);
  });

  test('a form that is sent twice adds one key', async () => {
    const form = { name: 'Till', scopes: ['products' as const], lifetimeDays: undefined };
    const results = await Promise.all([
      keys.createKey(admin, form),
      keys.createKey(admin, { ...form, name: 'till' }),
    ]);
    expect(results.map(({ kind }) => kind).toSorted()).toEqual(['created', 'taken']);
  });

  test('a site has a limited number of keys', async () => {
    for (let count = 0; count < MAX_API_KEYS; count++) await create(`Key ${count}`);
    expect(await keys.createKey(admin, { name: 'One more', scopes: ['orders'], lifetimeDays: 30 })).toEqual({
      kind: 'full',
    });
  });

  test('a key needs a recent sign-in and the permission', async () => {
    const form = { name: 'Accounting', scopes: ['orders' as const], lifetimeDays: 30 };
    now = new Date(START.getTime() + 16 * 60 * 1000);
    expect(await keys.createKey(admin, form)).toEqual({ kind: 'stale' });
    for (const role of ['user', 'staff'] as const) {
      const actor = createActor(role, now);
      await expect(keys.createKey(actor, form)).rejects.toThrow(NotAllowedError);
      await expect(keys.listKeys(actor)).rejects.toThrow(NotAllowedError);
      await expect(keys.deleteKey(actor, 'x')).rejects.toThrow(NotAllowedError);
    }
  });
});

test.each([
  { scopes: [] },
  { scopes: ['contacts'] },
  { scopes: ['orders', 'everything'] },
  { lifetimeDays: '31' },
  { lifetimeDays: '' },
  { name: ' ' },
])('a form with %j is refused', (wrong) => {
  const form = { name: 'Accounting', scopes: ['orders', 'contacts'], lifetimeDays: '30' };
  expect(apiKeyFormSchema.parse(form)).toEqual({ ...form, lifetimeDays: 30 });
  expect(apiKeyFormSchema.safeParse({ ...form, ...wrong }).success).toBe(false);
});

test.each([
  undefined,
  '',
  'Bearer',
  'Bearer shop_short',
  `Basic shop_${'a'.repeat(43)}`,
  `Bearer shop_${'a'.repeat(44)}`,
  `Bearer shop_${'é'.repeat(43)}`,
])('the header %j has no key', (header) => {
  expect(readApiKey(header)).toBeUndefined();
});
