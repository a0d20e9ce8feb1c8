import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { openPostgres } from '~/server/db/postgres.server';
import { createOrders } from '~/server/orders/orders.server';
import { seedCatalogue } from '~/server/seed/seed-catalogue.server';
import { createPostgresDatabase } from '../../database/test-database';
import { startCuttingProxy } from '../../fakes/cutting-proxy';
import { createCartLine, createPlaceRequest } from '../../fixtures/order-requests';

const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
});

async function openThroughProxy() {
  const { url, drop } = await createPostgresDatabase('migrated');
  cleanups.push(drop);
  const proxy = await startCuttingProxy(url);
  cleanups.push(proxy.close);
  const database = await openPostgres(proxy.url, { connections: 2 });
  cleanups.push(() => database.close());
  return { proxy, database };
}

test('an order whose commit is not answered is placed once, and its buyer gets it', async () => {
  const { proxy, database } = await openThroughProxy();
  await seedCatalogue(database);
  await database.rows({ text: `update products set stock = 1 where id = 'mosaic-mug'` });
  const orders = createOrders(database, {
    secret: 'a secret of a test',
    clock: () => new Date(),
    checkPhoto: () => Promise.reject(),
  });
  proxy.cutNextCommit();
  const result = await orders.place(createPlaceRequest([createCartLine('mosaic-mug')]));
  expect(proxy.cuts).toBe(1);
  expect(result).toMatchObject({ kind: 'placed', repeated: true });
  const [counted] = await database.rows({
    text: `select (select count(*) from orders) as orders, (select count(*) from order_lines) as lines,
      (select stock from products where id = 'mosaic-mug') as stock`,
  });
  expect(counted).toEqual({ orders: 1, lines: 1, stock: 0 });
});

test('any other transaction whose commit is not answered is not repeated', async () => {
  const { proxy, database } = await openThroughProxy();
  let runs = 0;
  proxy.cutNextCommit();
  const lost = database.db.transaction(async (transaction) => {
    runs += 1;
    await transaction.rows({ text: `insert into search_words values ('word')` });
  });
  await expect(lost).rejects.toThrow('Connection terminated');
  expect(runs).toBe(1);
  expect(await database.rows({ text: 'select word from search_words' })).toEqual([{ word: 'word' }]);
});

test('reads, writes and transactions that have not begun wait for a server that is away', async () => {
  const { proxy, database } = await openThroughProxy();
  await database.ping();
  await proxy.refuse();
  const work = Promise.all([
    database.rows({ text: 'select 1 as one' }),
    database.rows({ text: `insert into search_words values ('first') returning word` }),
    database.db.transaction((transaction) =>
      transaction.rows({ text: `insert into search_words values ('second') returning word` }),
    ),
  ]);
  // A probe is not patient: a balancer is to know at once.
  await expect(database.ping()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await proxy.accept();
  expect(await work).toEqual([[{ one: 1 }], [{ word: 'first' }], [{ word: 'second' }]]);
});

test('closing ends a transaction that goes on, such as that of a backup', async () => {
  const { database } = await openThroughProxy();
  let statements = 0;
  const backup = database.db.transaction(async (transaction) => {
    for (; ; statements += 1) await transaction.rows({ text: 'select pg_sleep(0.05)' });
  });
  const ended = expect(backup).rejects.toThrow('Connection terminated');
  await vi.waitFor(() => expect(statements).toBeGreaterThan(1));
  const startedAt = performance.now();
  await database.close();
  await ended;
  expect(performance.now() - startedAt).toBeLessThan(5_000);
  cleanups.pop();
});

test('migrations wait for those of another process longer than the limit of their role', async () => {
  const { url, drop } = await createPostgresDatabase('migrated');
  cleanups.push(drop);
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  cleanups.push(() => other.end());
  await other.query('select pg_advisory_lock(7305112)');
  const limited = new URL(url);
  limited.searchParams.set('options', '-c statement_timeout=200');
  const database = await openPostgres(url, { directUrl: limited.href });
  cleanups.push(() => database.close());
  const migrating = database.migrate();
  setTimeout(() => void other.query('select pg_advisory_unlock(7305112)'), 800);
  await expect(migrating).resolves.toBeUndefined();
});
