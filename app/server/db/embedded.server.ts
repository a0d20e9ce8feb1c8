import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { lockDataFolder } from './data-folder-lock.server';
import type { Database, SqlClient, Statement } from './database.server';
import { migrationsFolder } from './migrations-folder.server';

export interface EmbeddedOptions {
  /** Without it the data is kept in memory only. */
  dataFolder?: string;
  /** A data folder as `dumpDataDir` gives it, to begin with. */
  dump?: Blob;
}

async function startEngine({ dataFolder, dump }: EmbeddedOptions): Promise<PGlite> {
  if (dataFolder) await mkdir(dirname(dataFolder), { recursive: true });
  return PGlite.create({ dataDir: dataFolder, loadDataDir: dump, extensions: { pg_trgm } });
}

function sessionOf(engine: PGlite | Transaction): SqlClient {
  return {
    async rows<Row>({ text, values }: Statement) {
      const result = await engine.query<Row>(text, values);
      return result.rows;
    },
  };
}

/** PostgreSQL inside this process. Two processes on one folder would lose data silently: hence the lock. */
export async function openEmbedded(options: EmbeddedOptions): Promise<Database & { engine: 'embedded' }> {
  const lock = options.dataFolder ? await lockDataFolder(options.dataFolder) : undefined;
  let engine: PGlite;
  try {
    engine = await startEngine(options);
  } catch (error) {
    await lock?.release();
    throw error;
  }
  const db = drizzle(engine);
  return {
    ...sessionOf(engine),
    engine: 'embedded',
    db,
    transaction: (work) => engine.transaction((transaction) => work(sessionOf(transaction))),
    listen: (channel, onMessage) => engine.listen(channel, onMessage),
    migrate: () => migrate(db, { migrationsFolder }),
    async ping() {
      await engine.query('select 1');
    },
    async close() {
      await engine.close();
      await lock?.release();
    },
  };
}
