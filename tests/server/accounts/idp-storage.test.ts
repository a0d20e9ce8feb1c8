import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '~/server/db/database.server';
import { createRecordAdapter, purgeExpiredRecords } from '~/server/idp/records.server';
import { loadSigningKey, toPublicKey } from '~/server/idp/signing-keys.server';
import { engines, openTestDatabase } from '../../database/test-database';

describe.each(engines)('storage of the IdP (%s)', (engine) => {
  let database: Database;
  let now = new Date('2026-05-04T10:00:00Z');
  const clock = () => now;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());

  test('a record is found by id and uid until it expires, and purged after that', async () => {
    const sessions = await createRecordAdapter(database, clock)('Session');
    await sessions.upsert('s1', { uid: 'u1', accountId: 'a' }, 60);
    await sessions.upsert('s1', { uid: 'u2', accountId: 'b' }, 60);
    expect(await sessions.find('s1')).toEqual({ uid: 'u2', accountId: 'b' });
    expect(await sessions.findByUid('u2')).toMatchObject({ accountId: 'b' });
    expect(await sessions.findByUid('u1')).toBeUndefined();
    const codes = await createRecordAdapter(database, clock)('AuthorizationCode');
    expect(await codes.find('s1')).toBeUndefined();
    now = new Date(now.getTime() + 60_000);
    expect(await sessions.find('s1')).toBeUndefined();
    now = new Date(now.getTime() + 1);
    await purgeExpiredRecords(database, clock);
    expect(await database.rows({ text: 'select 1 from idp_records' })).toEqual([]);
  });

  test('a code is consumed once and deleted with its grant', async () => {
    const codes = await createRecordAdapter(database, clock)('AuthorizationCode');
    await codes.upsert('c1', { grantId: 'g1' }, 60);
    expect((await codes.find('c1'))?.consumed).toBeUndefined();
    await codes.consume('c1');
    expect((await codes.find('c1'))?.consumed).toBe(Math.floor(now.getTime() / 1000));
    await codes.revokeByGrantId('g1');
    expect(await codes.find('c1')).toBeUndefined();
    await codes.upsert('c2', { grantId: 'g2' }, 60);
    await codes.destroy('c2');
    expect(await codes.find('c2')).toBeUndefined();
  });

  test('concurrent processes create one signing key; its private part is not published', async () => {
    const keys = await Promise.all([
      loadSigningKey(database),
      loadSigningKey(database),
      loadSigningKey(database),
    ]);
    expect(new Set(keys.map(({ x }) => x)).size).toBe(1);
    const [key] = keys;
    expect(key?.d).toBeDefined();
    expect(toPublicKey(key ?? {})).not.toHaveProperty('d');
    await purgeExpiredRecords(database, clock);
    expect((await loadSigningKey(database)).x).toBe(key?.x);
  });
});
