import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, migrationsFolder, type SqlClient } from '~/server/db/database.server';
import { openEmbedded } from '~/server/db/embedded.server';
import { openPostgres } from '~/server/db/postgres.server';
import { createPostgresDatabase, type Engine } from './test-database';

/** Columns by name, as `to_jsonb` writes them. */
export type Row = Record<string, unknown>;

/** The names of all migrations, in their order. */
export async function listMigrations(): Promise<string[]> {
  const journal = await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8');
  const { entries } = JSON.parse(journal) as { entries: { tag: string }[] };
  return entries.map(({ tag }) => tag);
}

export async function applyMigration(database: Database, name: string): Promise<void> {
  const text = await readFile(join(migrationsFolder, `${name}.sql`), 'utf8');
  for (const statement of text.split('--> statement-breakpoint')) await database.rows({ text: statement });
}

/** A database without tables. */
export async function openEmptyDatabase(engine: Engine): Promise<Database> {
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
export async function insertRow(database: Database, table: string, values: Row): Promise<Row> {
  const columns = Object.keys(values).join(', ');
  const [inserted] = await database.rows<{ row: Row }>({
    text: `insert into ${table} (${columns})
      select ${columns} from jsonb_populate_record(null::${table}, $1::jsonb) returning to_jsonb(${table}) as row`,
    values: [JSON.stringify(values)],
  });
  if (!inserted) throw new Error(`The row of ${table} was not inserted.`);
  return inserted.row;
}

export async function readRows(client: SqlClient, table: string): Promise<Row[]> {
  const rows = await client.rows<{ row: Row }>({ text: `select to_jsonb(t) as row from ${table} t` });
  return rows.map(({ row }) => row);
}
