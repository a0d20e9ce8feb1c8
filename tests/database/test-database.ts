import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database } from '~/server/db/database.server';
import { openEmbedded } from '~/server/db/embedded.server';
import { openPostgres } from '~/server/db/postgres.server';
import { SEEDED_DATABASE, TEMPLATE_DATABASE } from './database-setup';

export const engines = ['embedded', 'postgres'] as const;
export type Engine = (typeof engines)[number];

async function runOnServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function toDatabaseUrl(name: string): string {
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return url.href;
}

const TEMPLATES = { empty: 'template1', migrated: TEMPLATE_DATABASE, seeded: SEEDED_DATABASE } as const;

/**
 * A new PostgreSQL database for tests that open it themselves: with tables but without rows, or empty, or (in `tests/http`)
 * with the samples.
 */
export async function createPostgresDatabase(
  content: keyof typeof TEMPLATES = 'migrated',
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runOnServer(`create database ${name} template ${TEMPLATES[content]}`);
  return { url: toDatabaseUrl(name), drop: () => runOnServer(`drop database ${name} with (force)`) };
}

async function openTestPostgres(): Promise<Database> {
  const { url, drop } = await createPostgresDatabase();
  const database = await openPostgres(url);
  const close = async () => {
    await database.close();
    await drop();
  };
  return { ...database, close };
}

/** A new, migrated database without rows, for tests of the connection itself. It is deleted when it is closed. */
export async function openNewTestDatabase(engine: Engine): Promise<Database> {
  if (engine === 'postgres') return openTestPostgres();
  return openEmbedded({ dump: await openAsBlob(inject('embeddedDump')) });
}

/**
 * Databases that an earlier test closed, also one of another file in the same process. Opening one takes about a second. They end
 * with the process.
 */
const unusedDatabases: Database[] = [];

/** Migrations insert these rows. Tests that change them leave a database as it was. */
const KEEP_ROWS_OF_MIGRATIONS = `do $$
begin
  create schema migrated;
  create table migrated.call_settings as table public.call_settings;
end $$`;

/** Foreign keys and triggers are off meanwhile. The first order of a financial year creates its sequence. */
const REMOVE_ROWS = `do $$
declare
  name text;
begin
  set local session_replication_role = replica;
  for name in select format('%I', tablename) from pg_tables where schemaname = 'public' loop
    execute 'delete from ' || name;
  end loop;
  for name in select format('%I', sequencename) from pg_sequences where schemaname = 'public' loop
    execute 'drop sequence ' || name;
  end loop;
  insert into public.call_settings select * from migrated.call_settings;
end $$`;

async function openReusableDatabase(engine: Engine): Promise<Database> {
  const database = await openNewTestDatabase(engine);
  await database.rows({ text: KEEP_ROWS_OF_MIGRATIONS });
  return database;
}

/** A database as the migrations leave it. Closing it removes its rows, and the next test gets it. */
export async function openTestDatabase(engine: Engine): Promise<Database> {
  const unused = unusedDatabases.findIndex((database) => database.engine === engine);
  const [database = await openReusableDatabase(engine)] =
    unused === -1 ? [] : unusedDatabases.splice(unused, 1);
  let isClosed = false;
  const close = async () => {
    if (isClosed) return;
    isClosed = true;
    await database.rows({ text: REMOVE_ROWS });
    unusedDatabases.push(database);
  };
  return { ...database, close };
}
