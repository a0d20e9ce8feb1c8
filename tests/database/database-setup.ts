import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrationsFolder } from '~/server/db/database.server';
import { openPostgres } from '~/server/db/postgres.server';
import { startPostgres } from '../../scripts/postgres/postgres-server';

declare module 'vitest' {
  export interface ProvidedContext {
    /** File of a migrated embedded database without rows. */
    embeddedDump: string;
    /** URL of the server's maintenance database. The server also has TEMPLATE_DATABASE, migrated and without rows. */
    postgresUrl: string;
  }
}

export const TEMPLATE_DATABASE = 'tessera_template';
/** As a first start of the site leaves it. The setup of `tests/http` creates it. */
export const SEEDED_DATABASE = 'tessera_seeded';

async function dumpEmbedded(file: string): Promise<void> {
  const engine = await PGlite.create({ extensions: { pg_trgm } });
  await migrate(drizzle(engine), { migrationsFolder });
  const dump = await engine.dumpDataDir('none');
  await writeFile(file, dump.stream());
  await engine.close();
}

async function createTemplate(maintenanceUrl: string, templateUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: maintenanceUrl });
  await client.connect();
  await client.query(`create database ${TEMPLATE_DATABASE}`);
  await client.end();
  const database = await openPostgres(templateUrl);
  await database.migrate();
  await database.close();
}

/** Runs once for all tests: starts one server, and prepares a migrated database of each engine as a template. */
export default async function setUpDatabases(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-embedded-'));
  const embeddedDump = join(folder, 'dump.tar');
  const server = await startPostgres();
  const tearDown = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all([
      dumpEmbedded(embeddedDump),
      createTemplate(server.url('postgres'), server.url(TEMPLATE_DATABASE)),
    ]);
  } catch (error) {
    await tearDown();
    throw error;
  }
  project.provide('embeddedDump', embeddedDump);
  project.provide('postgresUrl', server.url('postgres'));
  return tearDown;
}
