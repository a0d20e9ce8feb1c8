import pg from 'pg';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Database } from '~/server/db/database.server';
import { openDatabase } from '~/server/db/open-database.server';
import { openPostgres } from '~/server/db/postgres.server';
import { createPostgresDatabase, engines, openNewTestDatabase } from '../../database/test-database';

const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
});

async function createDatabase(migrated = true): Promise<{ url: string; open(): Promise<Database> }> {
  const { url, drop } = await createPostgresDatabase(migrated ? 'migrated' : 'empty');
  cleanups.push(drop);
  const open = async () => {
    const database = await openPostgres(url);
    cleanups.push(() => database.close());
    return database;
  };
  return { url, open };
}

test('with a pooler, a connection has no state after its use, and changes arrive by a direct connection', async () => {
  const { url, drop } = await createPostgresDatabase('migrated');
  cleanups.push(drop);
  const database = await openPostgres(url, { connections: 1, directUrl: url });
  cleanups.push(() => database.close());
  const heard = vi.fn();
  await database.listen('catalogue', heard);
  const [row] = await database.rows<{ one: number }>({ name: 'named', text: 'select 1 as one' });
  expect(row?.one).toBe(1);
  await database.db.transaction(async (transaction) => {
    await transaction.rows({ name: 'named-in-transaction', text: 'select 2' });
    await transaction.rows({ text: `select pg_notify('catalogue', '*')` });
  });
  await expect.poll(() => heard.mock.calls).toEqual([['*']]);
  const [left] = await database.rows<{ statements: number; timeout: string }>({
    text: `select (select count(*) from pg_prepared_statements) as statements,
      (select source from pg_settings where name = 'statement_timeout') as timeout`,
  });
  // A value from the client would be a parameter that a pooler refuses.
  expect(left).toEqual({ statements: 0, timeout: expect.not.stringMatching('client') });
  expect(database.countConnections?.()).toEqual({ used: 0, idle: 1, waiting: 0 });
});

test('a connection that is lost in a transaction rejects it, and nothing else', async () => {
  const { open } = await createDatabase();
  const database = await open();
  const lost = database.db.transaction(async (transaction) => {
    const [row] = await transaction.rows<{ pid: number }>({ text: 'select pg_backend_pid() as pid' });
    const values = [row?.pid];
    await database.rows({ text: 'select pg_terminate_backend($1)', values });
    await expect
      .poll(() => database.rows({ text: 'select pid from pg_stat_activity where pid = $1', values }))
      .toEqual([]);
    await transaction.rows({ text: 'select 1' });
  });
  await expect(lost).rejects.toThrow('connection error');
  expect(await database.rows({ text: 'select 1 as one' })).toEqual([{ one: 1 }]);
});

describe.each(engines)('SQL client (%s)', (engine) => {
  test('values are returned with their types', async () => {
    const database = await openNewTestDatabase(engine);
    cleanups.push(() => database.close());
    const [row] = await database.rows({
      text: `select 9007199254740991::bigint as whole, $1::timestamptz as moment, $2::text[] as list,
        $3::jsonb as json, null as nothing, 2.5::float8 as number, array[$1::timestamptz] as moments`,
      values: [new Date(0), ['a', `"'\\`], JSON.stringify({ a: [1] })],
    });
    expect(row).toEqual({
      whole: Number.MAX_SAFE_INTEGER,
      moment: new Date(0),
      list: ['a', `"'\\`],
      json: { a: [1] },
      nothing: null,
      number: 2.5,
      moments: [new Date(0)],
    });
    await database.ping();
  });

  test('a transaction is stored completely or not at all', async () => {
    const database = await openNewTestDatabase(engine);
    cleanups.push(() => database.close());
    const insert = { text: `insert into search_words values ('word')` };
    await expect(
      database.db.transaction(async (transaction) => {
        await transaction.rows(insert);
        await transaction.rows(insert);
      }),
    ).rejects.toMatchObject({ code: '23505' });
    expect(await database.rows({ text: 'select * from search_words' })).toEqual([]);
    await database.db.transaction((transaction) => transaction.rows(insert));
    expect(await database.rows({ text: 'select * from search_words' })).toEqual([{ word: 'word' }]);
  });

  test('a statement with a name runs again with other values, also after an error and a rollback', async () => {
    const database = await openNewTestDatabase(engine);
    cleanups.push(() => database.close());
    const divide = (by: number | null) => ({
      name: 'divide',
      text: 'select 12 / $1::integer as part, $2::text[] as list',
      values: [by, [String(by)]],
    });
    const rolledBack = database.db.transaction(async (transaction) => {
      await transaction.rows(divide(3));
      throw new Error('not stored');
    });
    await expect(rolledBack).rejects.toThrow('not stored');
    for (let by = 1; by <= 12; by += 1)
      expect(await database.rows(divide(by))).toEqual([{ part: Math.trunc(12 / by), list: [String(by)] }]);
    await expect(database.rows(divide(0))).rejects.toMatchObject({ code: '22012' });
    expect(await database.rows(divide(null))).toEqual([{ part: null, list: ['null'] }]);
    const [{ plans } = { plans: 0 }] = await database.rows<{ plans: number }>({
      text: `select generic_plans + custom_plans as plans from pg_prepared_statements where statement like 'select 12 /%'`,
    });
    expect(plans).toBeGreaterThan(0);
  });

  test('after an error in a transaction nothing of it is stored, and other statements go on', async () => {
    const database = await openNewTestDatabase(engine);
    cleanups.push(() => database.close());
    const insert = (word: string) => ({
      name: 'insert-word',
      text: 'insert into search_words values ($1)',
      values: [word],
    });
    let inside: Promise<unknown> = Promise.resolve();
    const failed = database.db.transaction(async (transaction) => {
      await transaction.rows(insert('a'));
      inside = database.rows({ text: 'select word from search_words' });
      await expect(transaction.rows({ text: 'select * from nothing' })).rejects.toMatchObject({
        code: '42P01',
      });
      await transaction.rows(insert('b'));
    });
    await expect(failed).rejects.toMatchObject({ code: '25P02' });
    // A statement outside of the transaction sees nothing of it.
    expect(await inside).toEqual([]);
    await database.rows(insert('c'));
    expect(await database.rows({ text: 'select word from search_words' })).toEqual([{ word: 'c' }]);
  });
});

test('the embedded database refuses a statement of a transaction that has ended', async () => {
  const database = await openNewTestDatabase('embedded');
  cleanups.push(() => database.close());
  const late = await database.db.transaction(
    async (transaction) => () => transaction.rows({ text: 'select 1' }),
  );
  await expect(late()).rejects.toThrow('The transaction has ended.');
});

test('the embedded database closes the prepared statements that were not used for long', async () => {
  const database = await openNewTestDatabase('embedded');
  cleanups.push(() => database.close());
  const run = (number: number) =>
    database.rows({ text: `select ${number} + $1::integer as sum`, values: [1] });
  for (let number = 0; number < 300; number += 1) await run(number);
  const [row] = await database.rows<{ count: number }>({
    text: 'select count(*)::integer as count from pg_prepared_statements',
  });
  expect(row?.count).toBeGreaterThan(100);
  expect(row?.count).toBeLessThanOrEqual(200);
  expect(await run(0)).toEqual([{ sum: 1 }]);
  expect(await run(299)).toEqual([{ sum: 300 }]);
});

test('the embedded database refuses statements after it was closed, also of an open transaction', async () => {
  const database = await openNewTestDatabase('embedded');
  let closed = Promise.resolve();
  const open = database.db.transaction(async (transaction) => {
    await transaction.rows({ text: 'select 1' });
    closed = database.close();
    await transaction.rows({ text: 'select 2' });
  });
  await expect(open).rejects.toThrow('The database is closed.');
  await closed;
  await expect(database.rows({ text: 'select 3' })).rejects.toThrow('The database is closed.');
});

test('without a URL the database is embedded', async () => {
  const database = await openDatabase({});
  cleanups.push(() => database.close());
  expect(database.engine).toBe('embedded');
  await database.migrate();
  await database.migrate();
  expect(await database.rows({ text: 'select * from products' })).toEqual([]);
});

test('processes that start at the same time migrate one after another', async () => {
  const { open } = await createDatabase(false);
  const databases = await Promise.all([open(), open(), open(), open()]);
  await Promise.all(databases.map((database) => database.migrate()));
  const [count] = await databases[0].rows<{ distinct: boolean }>({
    text: 'select count(*) = count(distinct hash) and count(*) > 0 as distinct from drizzle.__drizzle_migrations',
  });
  expect(count).toEqual({ distinct: true });
});

test('ping rejects when the database is not available', async () => {
  const database = await openPostgres('postgres://nobody@127.0.0.1:1/nothing');
  cleanups.push(() => database.close());
  await expect(database.ping()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await expect(database.listen('catalogue', () => undefined)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

describe('listening on PostgreSQL', () => {
  async function closeConnections(url: string): Promise<void> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await client.end();
  }

  test('a lost connection is opened again, reports a gap and receives messages again', async () => {
    const { url, open } = await createDatabase();
    const database = await open();
    const messages: string[] = [];
    const onGap = vi.fn();
    await database.listen('catalogue', (payload) => messages.push(payload), onGap);
    await closeConnections(url);
    await vi.waitFor(() => expect(onGap).toHaveBeenCalledOnce(), { timeout: 10_000 });
    await database.rows({ text: `select pg_notify('catalogue', 'back')` });
    await vi.waitFor(() => expect(messages).toEqual(['back']));
    await database.ping();
  });

  test('a stopped subscription receives no more messages; others do', async () => {
    const { open } = await createDatabase();
    const database = await open();
    const [first, second]: string[][] = [[], []];
    const stop = await database.listen('catalogue', (payload) => first?.push(payload));
    await database.listen('catalogue', (payload) => second?.push(payload));
    await database.rows({ text: `select pg_notify('catalogue', 'one')` });
    await vi.waitFor(() => expect([first, second]).toEqual([['one'], ['one']]));
    await stop();
    await database.rows({ text: `select pg_notify('catalogue', 'two')` });
    await vi.waitFor(() => expect(second).toEqual(['one', 'two']));
    expect(first).toEqual(['one']);
  });
});
