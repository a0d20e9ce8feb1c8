import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dumpDatabase, type MadeBackup } from '~/server/backups/dump-database.server';
import { loadBackup } from '~/server/backups/load-backup.server';
import { verifyBackup } from '~/server/backups/read-backup.server';
import { runCheck } from '~/server/books/check-books.server';
import type { Database } from '~/server/db/database.server';
import { engines, openNewTestDatabase } from '../../database/test-database';
import { START } from '../orders/test-shop';
import { expectSameContent, hashFiles, listEmptyTables } from './compare-databases';
import { openRichDatabase, type RichDatabase } from './rich-database';

const secret = 'a secret of the tests';

describe.each(engines)('a backup of the database (%s)', (engine) => {
  let shop: RichDatabase['shop'];
  let differences: RichDatabase['differences'];
  let folder: string;
  let path: string;
  let made: MadeBackup;

  beforeAll(async () => {
    ({ shop, differences } = await openRichDatabase(engine));
    folder = await mkdtemp(join(tmpdir(), 'tessera-backup-'));

    path = join(folder, 'all.ndjson.gz');
    made = await dumpDatabase(shop.database, { path, secret, now: START });
  }, 60_000);
  afterAll(async () => {
    await shop.database.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('the test has rows in every table, and files', async () => {
    const empty = await listEmptyTables(shop.database);
    expect(empty, 'add a row to tests/server/backups/rich-database.ts').toEqual([]);
    expect((await hashFiles(shop.database)).length).toBeGreaterThan(12);
  });

  test('only its owner can read it, and nothing else is left in the folder', async () => {
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['all.ndjson.gz']);
    expect((await stat(path)).size).toBe(made.bytes);
  });

  test('it is gzip with lines of JSON, and counts its rows', async () => {
    const lines = gunzipSync(await readFile(path))
      .toString()
      .trimEnd()
      .split('\n');
    const [header] = lines.map((line): unknown => JSON.parse(line));
    expect(header).toMatchObject({ format: 'tessera-backup', version: 1, engine });
    expect(lines.join('\n')).not.toContain(secret);
    const verified = await verifyBackup(path);
    expect(verified).toMatchObject({ sha256: made.sha256, rowCount: made.rowCount, bytes: made.bytes });
    expect(lines).toHaveLength(made.rowCount + 2 * made.tableCount + 4);
  });

  describe.each(engines)('restored (%s)', (target) => {
    let restored: Database;

    beforeAll(async () => {
      restored = await openNewTestDatabase(target);
      await restored.rows({ text: `insert into search_words values ('of the replaced database')` });
      await loadBackup(restored, path, await verifyBackup(path));
    }, 60_000);
    afterAll(() => restored.close());

    test('nothing is left to migrate; every table, file, sequence and definition is that of the original', async () => {
      await restored.migrate();
      await expectSameContent(restored, shop.database);
    });

    test('the books are as before', async () => {
      const check = await runCheck({ ...shop.deps, db: restored.db });
      expect(check.differences).toEqual(differences);
    });

    test('triggers and foreign keys work again, and order numbers go on', async () => {
      await restored.rows({
        text: `update product_variants set stock = stock + 5 where product_id = 'tile-tee' and is_offered`,
      });
      const [stock] = await restored.rows({
        text: `select stock = (select sum(stock) from product_variants where product_id = 'tile-tee' and is_offered)
          as "isSum" from products where id = 'tile-tee'`,
      });
      expect(stock).toEqual({ isSum: true });
      const orphan = restored.rows({ text: 'update order_lines set order_id = gen_random_uuid()' });
      await expect(orphan).rejects.toMatchObject({ code: '23503' });
      const [last] = await shop.database.rows<{ position: number }>({
        text: 'select last_value as position from order_positions_2627',
      });
      const [next] = await restored.rows<{ position: number }>({
        text: `select next_order_position('2627') as position`,
      });
      expect(next?.position).toBe((last?.position ?? 0) + 1);
    });
  });
});
