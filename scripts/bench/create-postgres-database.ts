import pg from 'pg';
import type { PostgresServer } from '../postgres/postgres-server.ts';

/** Creates an empty database. Resolves to its URL. */
export async function createPostgresDatabase(server: PostgresServer, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server.url('postgres') });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return server.url(name);
}
