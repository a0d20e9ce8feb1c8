import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readTables } from '~/server/backups/database-tables.server';
import type { Database } from '~/server/db/database.server';
import { createDemo } from '~/server/demo/demo.server';
import { enqueue } from '~/server/jobs/enqueue.server';
import { seedCatalogue } from '~/server/seed/seed-catalogue.server';
import { seedSamples } from '~/server/seed/seed-samples.server';
import { indexSiteContent } from '~/server/site-search/index-site-content.server';
import { engines } from '../../database/test-database';
import { createTestBrowser } from '../../fakes/test-browser';
import { openTestAccounts, sampleAdmin, sampleUser, type TestAccounts } from '../../fixtures/test-accounts';

const secret = 's'.repeat(32);

describe.each(engines)('demo controls (%s)', (engine) => {
  let site: TestAccounts;
  let database: Database;

  const create = ({ isOn = true } = {}) => {
    const { accounts } = site;
    return createDemo(database, { accounts, secret, clock: () => new Date(), isOn, hasBusiness: true });
  };

  beforeEach(async () => {
    site = await openTestAccounts(engine);
    database = site.database;
  });
  afterEach(() => database.close());

  test('a persona has a recorded session of its own, and a guest has none', async () => {
    const browser = createTestBrowser();
    const demo = create();
    const readUser = async () => (await site.accounts.getSession(browser.createRequest()))?.user.email;
    for (const [persona, email] of [
      ['admin', sampleAdmin.email],
      ['user', sampleUser.email],
      ['guest', undefined],
    ] as const) {
      const headers = await demo.switchPersona(persona, browser.createRequest());
      if (headers) browser.storeCookies(headers);
      expect(await readUser()).toBe(email);
    }
    const count = (table: string) => database.rows({ text: `select count(*)::int as count from ${table}` });
    expect(await count('sessions')).toEqual([{ count: 0 }]);
    expect(await count('sign_ins')).toEqual([{ count: 2 }]);
  });

  test('a sample account that was deleted is no persona', async () => {
    await database.rows({ text: `delete from users where id = $1`, values: [sampleUser.id] });
    expect(await create().switchPersona('user', createTestBrowser().createRequest())).toBeNull();
  });

  test('R-DEMO-2: after a reset everything is as after the first start', async () => {
    const read = async () => {
      const counts: Record<string, number> = {};
      for (const { name } of await readTables(database)) {
        const [row] = await database.rows<{ count: number }>({
          text: `select count(*)::int as count from ${name}`,
        });
        counts[name] = row?.count ?? -1;
      }
      const { jobs: _jobs, rate_limits: _limits, idp_records: _records, ...others } = counts;
      const numbers = await database.rows({ text: 'select number, status from orders order by id' });
      const hours = await database.rows({ text: 'select * from call_settings' });
      return { others, numbers, hours };
    };
    await seedCatalogue(database);
    await indexSiteContent(database, new Date());
    await seedSamples({ database, secret, now: new Date(), hasBusiness: false });
    const first = await read();
    const browser = createTestBrowser();
    const headers = await create().switchPersona('admin', browser.createRequest());
    if (headers) browser.storeCookies(headers);
    await database.rows({ text: `update call_settings set days_ahead = 3, version = 9` });
    await database.rows({ text: `update products set price = 1, state = 'draft'` });
    await database.rows({ text: `delete from order_events` });
    await database.rows({
      text: `insert into audit_events (id, user_id, area, action, subject_id, created_at)
        values (gen_random_uuid(), $1, 'products', 'product-edited', 'mug', now())`,
      values: [sampleAdmin.id],
    });
    // The workers of this site make no backups.
    for (const kind of ['cancel-unpaid-orders', 'purge-expired'] as const)
      await enqueue(database.db, kind, {}, { key: kind });
    expect(await create().reset()).toEqual({ kind: 'done' });
    expect(await read()).toEqual(first);
    expect(await site.accounts.getSession(browser.createRequest())).toBeNull();
    const kinds = await database.rows<{ kind: string }>({ text: 'select kind from jobs' });
    expect(kinds.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['cancel-unpaid-orders', 'purge-expired', 'seed-business']),
    );
    expect(kinds).not.toContainEqual({ kind: 'nightly-backup' });
    await expect(database.rows({ text: 'truncate audit_events' })).rejects.toThrow(
      'audit_events is append-only',
    );
  });

  test('the data is changed twenty times an hour at most', async () => {
    const demo = create();
    for (let change = 0; change < 20; change += 1) expect(await demo.moveClock(1)).toEqual({ kind: 'done' });
    expect(await demo.moveClock(1)).toMatchObject({ kind: 'wait' });
    expect(await demo.reset()).toMatchObject({ kind: 'wait' });
  });

  test('nothing of it works when demo mode is off', async () => {
    const demo = create({ isOn: false });
    await expect(demo.reset()).rejects.toThrow('Demo mode is off.');
    await expect(demo.moveClock(1)).rejects.toThrow('Demo mode is off.');
    await expect(demo.switchPersona('admin', createTestBrowser().createRequest())).rejects.toThrow(
      'Demo mode is off.',
    );
    expect(await database.rows({ text: 'select id from sessions' })).toEqual([]);
  });
});
