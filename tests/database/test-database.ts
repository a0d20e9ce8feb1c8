import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database } from '~/server/db/database.server';
import { openEmbedded } from '~/server/db/embedded.server';
import { openPostgres } from '~/server/db/postgres.server';
import { TEMPLATE_DATABASE } from './database-setup';

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

/** A new PostgreSQL database without rows, for tests that open it themselves. Without `migrated` it has no tables. */
export async function createPostgresDatabase({
  migrated = true,
} = {}): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runOnServer(`create database ${name}${migrated ? ` template ${TEMPLATE_DATABASE}` : ''}`);
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

/** A new, migrated database without rows. It is deleted when it is closed. */
export async function openTestDatabase(engine: Engine): Promise<Database> {
  if (engine === 'postgres') return openTestPostgres();
  return openEmbedded({ dump: await openAsBlob(inject('embeddedDump')) });
}
