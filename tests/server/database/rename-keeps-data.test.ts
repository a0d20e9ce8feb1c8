import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database, SqlClient } from '~/server/db/database.server';
import { openEmbedded } from '~/server/db/embedded.server';
import { migrationsFolder } from '~/server/db/migrations-folder.server';
import { openPostgres } from '~/server/db/postgres.server';
import { jobKinds } from '~/server/jobs/job-kinds.server';
import { createPostgresDatabase, type Engine, engines } from '../../database/test-database';
import { type FormerTable, formerTables, type Row, USER_ID } from './rows-before-rename';

const RENAMING = '0019_plain_names';

const schemaModules = import.meta.glob<Record<string, unknown>>('../../../app/server/db/schema/*.server.ts', {
  eager: true,
});
const schemaTables = Object.values(schemaModules)
  .flatMap((module) => Object.values(module))
  .filter((value): value is PgTable => is(value, PgTable));

/** The names of all migrations, in their order. */
async function listMigrations(): Promise<string[]> {
  const journal = await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8');
  const { entries } = JSON.parse(journal) as { entries: { tag: string }[] };
  return entries.map(({ tag }) => tag);
}

async function applyMigration(database: Database, name: string): Promise<void> {
  const text = await readFile(join(migrationsFolder, `${name}.sql`), 'utf8');
  for (const statement of text.split('--> statement-breakpoint')) await database.rows({ text: statement });
}

/** A database without tables. */
async function openEmptyDatabase(engine: Engine): Promise<Database> {
  if (engine === 'embedded') return openEmbedded({});
  const { url, drop } = await createPostgresDatabase('empty');
  const database = await openPostgres(url);
  const close = async () => {
    await database.close();
    await drop();
  };
  return { ...database, close };
}

/** Inserts a row and resolves to all its columns, with defaults. */
async function insertRow(database: Database, table: string, values: Row): Promise<Row> {
  const columns = Object.keys(values).join(', ');
  const [inserted] = await database.rows<{ row: Row }>({
    text: `insert into ${table} (${columns})
      select ${columns} from jsonb_populate_record(null::${table}, $1::jsonb) returning to_jsonb(${table}) as row`,
    values: [JSON.stringify(values)],
  });
  if (!inserted) throw new Error(`The row of ${table} was not inserted.`);
  return inserted.row;
}

async function readRows(client: SqlClient, table: string): Promise<Row[]> {
  const rows = await client.rows<{ row: Row }>({ text: `select to_jsonb(t) as row from ${table} t` });
  return rows.map(({ row }) => row);
}

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
