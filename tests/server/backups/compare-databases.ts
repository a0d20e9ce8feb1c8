import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { UNUSED_OBJECTS } from '~/server/backups/complete-row.server';
import type { Database } from '~/server/db/database.server';

const listNames = async (database: Database, text: string): Promise<string[]> =>
  (await database.rows<{ name: string }>({ text })).map(({ name }) => name);

const listTables = (database: Database) =>
  listNames(database, `select tablename as name from pg_tables where schemaname = 'public' order by 1`);

/**
 * All rows of a table as texts. The engines split words at other characters, so a column that is computed from others is
 * compared only between databases of one engine.
 */
async function readRows(database: Database, table: string, withComputed: boolean): Promise<string[]> {
  const columns = await listNames(
    database,
    `select quote_ident(column_name) as name from information_schema.columns where table_schema = 'public'
      and table_name = '${table}' ${withComputed ? '' : `and is_generated = 'NEVER'`} order by 1`,
  );
  return listNames(
    database,
    `select row(${columns.join(', ')})::text as name from public."${table}" order by 1`,
  );
}

/** What the migrations created, besides tables. The names of triggers of foreign keys contain numbers. */
const readDefinitions = (database: Database) =>
  listNames(
    database,
    `select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) as name from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select pg_get_functiondef(oid) from pg_proc p where pronamespace = 'public'::regnamespace
      and prokind = 'f' and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
    union all select hash || created_at from drizzle.__drizzle_migrations
    order by 1`,
  );

async function readSequences(database: Database) {
  const names = await listNames(
    database,
    `select sequencename as name from pg_sequences where schemaname = 'public' order by 1`,
  );
  return Promise.all(
    names.map(async (name) => ({
      name,
      state: await database.rows({ text: `select last_value, is_called from public."${name}"` }),
    })),
  );
}

/** The SHA-256 of every stored file, by table, column and row. */
export async function hashFiles(database: Database): Promise<string[]> {
  const columns = await database.rows<{ table: string; column: string }>({
    text: `select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and data_type = 'bytea' order by 1, 2`,
  });
  const hashes: string[] = [];
  for (const { table, column } of columns) {
    const files = await database.rows<{ content: Uint8Array }>({
      text: `select "${column}" as content from public."${table}" where "${column}" is not null order by 1`,
    });
    for (const { content } of files)
      hashes.push(`${table}.${column} ${createHash('sha256').update(content).digest('hex')}`);
  }
  return hashes;
}

export async function listEmptyTables(database: Database): Promise<string[]> {
  const empty: string[] = [];
  for (const table of await listTables(database))
    if ((await readRows(database, table, false)).length === 0) empty.push(table);
  return empty;
}

/** Every table row by row, every file by hash, sequences, migrations, constraints, indexes, functions and triggers. */
export async function expectSameContent(restored: Database, original: Database): Promise<void> {
  const tables = await listTables(original);
  expect(await listTables(restored)).toEqual(tables);
  const isSameEngine = restored.engine === original.engine;
  for (const table of tables) {
    // R-BACKUP-7: a restored database deletes nothing from the file store.
    const expected = table === UNUSED_OBJECTS ? [] : await readRows(original, table, isSameEngine);
    expect(await readRows(restored, table, isSameEngine), table).toEqual(expected);
  }
  expect(await hashFiles(restored)).toEqual(await hashFiles(original));
  expect(await readSequences(restored)).toEqual(await readSequences(original));
  expect(await readDefinitions(restored)).toEqual(await readDefinitions(original));
}
