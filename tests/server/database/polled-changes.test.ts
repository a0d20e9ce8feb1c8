import { afterEach, expect, test, vi } from 'vitest';
import { openPostgres } from '~/server/db/postgres.server';
import { seedCatalogue } from '~/server/seed/seed-catalogue.server';
import { createPostgresDatabase } from '../../database/test-database';
import { startCuttingProxy } from '../../fakes/cutting-proxy';

const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
});

async function openProcess(url: string, invalidation: 'listen' | 'poll') {
  const database = await openPostgres(url, { connections: 3, invalidation });
  cleanups.push(() => database.close());
  await database.migrate();
  return database;
}

async function createDatabase(): Promise<string> {
  const { url, drop } = await createPostgresDatabase('migrated');
  cleanups.push(drop);
  return url;
}

const MEMBER_OF_CATALOGUE = { channel: 'catalogue', payload: expect.stringContaining('"id": "mosaic-mug"') };

test('with INVALIDATION=poll, every process reads each committed change once, and nothing is sent', async () => {
  const url = await createDatabase();
  const writer = await openProcess(url, 'poll');
  await seedCatalogue(writer);
  const first = vi.fn();
  const second = vi.fn();
  const sent = vi.fn();
  await writer.listen('catalogue', first);
  const reader = await openProcess(url, 'poll');
  await reader.listen('catalogue', second);
  const listener = await openPostgres(url);
  cleanups.push(() => listener.close());
  await listener.listen('catalogue', sent);

  // The transaction that began first commits last: its row has the lower id.
  const raisePrice = `update products set price = price + 100 where id = `;
  await writer.db.transaction(async (slow) => {
    await slow.rows({ text: `${raisePrice} 'mosaic-mug'` });
    await writer.db.transaction((quick) => quick.rows({ text: `${raisePrice} 'desk-mat'` }));
    await vi.waitFor(() => expect(second).toHaveBeenCalledTimes(1));
  });
  for (const heard of [first, second])
    await vi.waitFor(() =>
      expect(heard.mock.calls.map(([payload]) => JSON.parse(payload).id)).toEqual(['desk-mat', 'mosaic-mug']),
    );
  const refused = writer.db.transaction(async (transaction) => {
    await transaction.rows({ text: `${raisePrice} 'mosaic-mug'` });
    throw new Error('on purpose');
  });
  await expect(refused).rejects.toThrow('on purpose');
  expect(
    await reader.rows({ text: 'select channel, payload from change_log.changes order by id desc limit 1' }),
  ).toEqual([{ ...MEMBER_OF_CATALOGUE, payload: expect.stringContaining('desk-mat') }]);
  expect(sent).not.toHaveBeenCalled();

  // The last start decides: from now on changes are sent.
  await openProcess(url, 'listen');
  await writer.rows({ text: `${raisePrice} 'gift-card'` });
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
});

test('a process that could not poll for a while drops what it has cached', async () => {
  const url = await createDatabase();
  const proxy = await startCuttingProxy(url);
  cleanups.push(proxy.close);
  const database = await openProcess(proxy.url, 'poll');
  const heard = vi.fn();
  const onGap = vi.fn();
  await database.listen('catalogue', heard, onGap);
  await database.listen('articles', heard);
  const stop = await database.listen('jobs', heard);
  await stop();
  await proxy.refuse();
  await expect(database.ping()).rejects.toThrow('Connection terminated');
  await proxy.accept();
  await database.rows({ text: `select announce_change('jobs', ''), announce_change('articles', '')` });
  // A poll waits for the connection, so that a short outage is no gap; what was recorded meanwhile is read then.
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
  expect(onGap).not.toHaveBeenCalled();
  const [{ ids } = { ids: 0 }] = await database.rows<{ ids: number }>({
    text: `select count(*) as ids from change_log.changes`,
  });
  expect(ids).toBe(2);
});
