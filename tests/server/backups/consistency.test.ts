import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dumpDatabase } from '~/server/backups/dump-database.server';
import { loadBackup } from '~/server/backups/load-backup.server';
import { verifyBackup } from '~/server/backups/read-backup.server';
import { runCheck } from '~/server/books/check-books.server';
import { type Database, migrationsFolder, type Statement } from '~/server/db/database.server';
import { openDatabase } from '~/server/db/open-database.server';
import { orders } from '~/server/db/schema/orders.server';
import { createPostgresDatabase, engines, openNewTestDatabase } from '../../database/test-database';
import { openTestShop, START } from '../orders/test-shop';

const secret = 'a secret of the tests, of enough characters';
const AT = { secret, now: START };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-restore-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const execute = (database: Database, text: string) => database.rows<Record<string, unknown>>({ text });

/** Calls `onTable` after each table of a backup. */
function interruptBackup(database: Database, onTable: () => Promise<unknown>): Database {
  const transaction: Database['db']['transaction'] = (work) =>
    database.db.transaction((inner) => {
      const { rows } = inner;
      return work(
        Object.assign(inner, {
          async rows<Row>(statement: Statement) {
            const result = await rows<Row>(statement);
            if (statement.text.startsWith('close')) await onTable();
            return result;
          },
        }),
      );
    });
  return { ...database, db: Object.assign(Object.create(database.db), { transaction }) };
}

test.each(engines)(
  'orders that are placed during a backup are in it as a whole or not at all (%s)',
  async (engine) => {
    const shop = await openTestShop(engine);
    const path = join(folder, `busy-${engine}.ndjson.gz`);
    const placeAndPay = async () => {
      const { number } = await shop.place([['mosaic-mug', 1]]);
      await shop.advance(number, 'paid');
    };
    await placeAndPay();
    const writes: Promise<unknown>[] = [];
    const busy = interruptBackup(shop.database, async () => {
      if (writes.length === 12) return;
      writes.push(placeAndPay());
      // The embedded database has one connection: writes wait for the end of the backup.
      if (engine === 'postgres') await writes.at(-1);
    });
    await dumpDatabase(busy, { path, ...AT });
    await Promise.all(writes);
    expect(await shop.database.db.$count(orders)).toBe(13);

    const restored = await openNewTestDatabase('postgres');
    await loadBackup(restored, path, await verifyBackup(path));
    const { differences, counts } = await runCheck({ ...shop.deps, db: restored.db });
    expect(differences).toEqual([]);
    expect(counts.orders).toBe(1);
    await restored.close();
    await shop.database.close();
  },
);

/** Before variants had a stock, and leads a place in an inbox. */
const FORMER_MIGRATIONS = 30;

async function applyFormerMigrations(database: Database): Promise<void> {
  await execute(database, 'create schema drizzle');
  await execute(
    database,
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  const all = readMigrationFiles({ migrationsFolder });
  for (const { sql, hash, folderMillis } of all.slice(0, FORMER_MIGRATIONS)) {
    for (const text of sql) await database.rows({ text });
    await database.rows({
      text: 'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      values: [hash, folderMillis],
    });
  }
}

test('an older backup is migrated', async () => {
  const { url, drop } = await createPostgresDatabase('empty');
  const former = await openDatabase({ url });
  await applyFormerMigrations(former);
  await execute(
    former,
    `insert into products (id, name, price, stock, description, colors, sizes)
      values ('shirt', 'Shirt', 100, 5, 'A shirt.', '{Red,Blue}', '{S,M}')`,
  );
  const path = join(folder, 'former.ndjson.gz');
  await dumpDatabase(former, { path, ...AT });
  await former.close();
  await drop();

  for (const engine of engines) {
    const database = await openNewTestDatabase(engine);
    await loadBackup(database, path, await verifyBackup(path));
    await database.migrate();
    expect(await execute(database, 'select id, stock from products')).toEqual([{ id: 'shirt', stock: 5 }]);
    const variants = 'select sum(stock)::int as stock, count(*)::int as count from product_variants';
    expect(await execute(database, variants)).toEqual([{ stock: 5, count: 4 }]);
    await database.close();
  }
});
