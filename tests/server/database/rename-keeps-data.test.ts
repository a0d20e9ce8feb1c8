import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '~/server/db/database.server';
import { jobKinds } from '~/server/jobs/job-kinds.server';
import {
  applyMigration,
  insertRow,
  listMigrations,
  openEmptyDatabase,
  type Row,
  readRows,
} from '../../database/apply-migrations';
import { engines } from '../../database/test-database';
import { type FormerTable, USER_ID } from './former-rows';
import { formerTables } from './rows-before-rename';

const RENAMING = '0019_plain_names';

const schemaModules = import.meta.glob<Record<string, unknown>>('../../../app/server/db/schema/*.server.ts', {
  eager: true,
});
const schemaTables = Object.values(schemaModules)
  .flatMap((module) => Object.values(module))
  .filter((value): value is PgTable => is(value, PgTable));

const renameColumns = (row: Row, { columns = {} }: FormerTable): Row =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [columns[name] ?? name, value]));

describe.each(engines)('the migration that renames tables (%s)', (engine) => {
  let database: Database;
  /** The expected rows by the new name of their table. */
  let expected: Map<string, Row[]>;
  /** The rows after the renaming, by table. Later migrations may add columns. */
  let renamed: Map<string, Row[]>;

  beforeAll(async () => {
    database = await openEmptyDatabase(engine);
    expected = new Map();
    renamed = new Map();
    const migrations = await listMigrations();
    const renamingIndex = migrations.indexOf(RENAMING);
    for (const name of migrations.slice(0, renamingIndex)) await applyMigration(database, name);
    for (const table of formerTables) {
      const rows: Row[] = [];
      for (const { values, changes } of table.rows) {
        const inserted = await insertRow(database, table.formerName, values);
        rows.push({ ...renameColumns(inserted, table), ...changes });
      }
      expected.set(table.name, rows);
    }
    await applyMigration(database, RENAMING);
    for (const table of expected.keys()) renamed.set(table, await readRows(database, table));
    for (const name of migrations.slice(renamingIndex + 1)) await applyMigration(database, name);
  });
  afterAll(() => database.close());

  test('every row has its values under the new names', () => {
    for (const [table, rows] of expected) {
      expect(renamed.get(table), table).toHaveLength(rows.length);
      expect(renamed.get(table), table).toEqual(expect.arrayContaining(rows));
    }
  });

  test('after all later migrations, the schema of the application reads every row', async () => {
    for (const [name, rows] of expected) {
      const table = schemaTables.find((each) => getTableConfig(each).name === name);
      if (!table) throw new Error(`There is no table ${name} in the schema.`);
      expect(await database.db.select().from(table), name).toHaveLength(rows.length);
    }
  });

  test('the payload of every job is valid for its new kind', async () => {
    for (const { kind, payload } of expected.get('jobs') ?? []) {
      const schema = Object.entries(jobKinds).find(([name]) => name === kind)?.[1];
      expect(schema?.safeParse(payload), String(kind)).toMatchObject({ success: true });
    }
  });

  test('the deletion of a user still deletes the own rows and leaves the orders', async () => {
    const rolledBack = database.db.transaction(async (transaction) => {
      await transaction.rows({ text: 'delete from users where id = $1', values: [USER_ID] });
      for (const { name, columns } of formerTables) {
        if (!columns || !('person_id' in columns)) continue;
        const rows = await readRows(transaction, name);
        expect(
          rows.filter((row) => row.user_id === USER_ID),
          name,
        ).toEqual([]);
      }
      expect(await readRows(transaction, 'orders')).toHaveLength(2);
      throw new Error('The other tests need the rows.');
    });
    await expect(rolledBack).rejects.toThrow('The other tests need the rows.');
  });
});
