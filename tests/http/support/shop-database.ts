import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '~/server/db/database.server';
import { openEmbedded } from '~/server/db/embedded.server';
import { openPostgres } from '~/server/db/postgres.server';
import { type RunningSite, startProductionSite } from '../../../scripts/site/production-site';
import { createPostgresDatabase, type Engine } from '../../database/test-database';
import { copySeededData } from './seeded-site';

export interface ShopDatabase {
  /** `settings` as in .env. Demo mode is off on PostgreSQL without a setting. */
  startSite(settings?: Readonly<Record<string, string>>): Promise<RunningSite>;
  /** Reads or changes the database. No site may have the embedded database open. */
  withDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result>;
  remove(): Promise<void>;
}

async function prepareDatabase(engine: Engine) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'tessera-shop-'));
  const removeFolder = () => rm(dataFolder, { recursive: true, force: true });
  if (engine === 'embedded') {
    copySeededData(dataFolder);
    const open = () => openEmbedded({ dataFolder: join(dataFolder, 'database') });
    return { dataFolder, open, settings: {}, remove: removeFolder };
  }
  const { url, drop } = await createPostgresDatabase('seeded');
  const remove = async () => {
    await drop();
    await removeFolder();
  };
  const settings = { DATABASE_URL: url, SESSION_SECRET: 'x'.repeat(32) };
  return { dataFolder, open: () => openPostgres(url), settings, remove };
}

/** A separate seeded database. A site can be started on it, stopped or killed, and started again. */
export async function createShopDatabase(engine: Engine): Promise<ShopDatabase> {
  const { dataFolder, open, settings, remove } = await prepareDatabase(engine);
  const withDatabase: ShopDatabase['withDatabase'] = async (work) => {
    const database = await open();
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };
  return {
    startSite: (more = {}) =>
      startProductionSite({
        dataFolder,
        settings: { ...settings, FORMS_PER_MINUTE: '1000000', ...more },
        isShortLived: true,
      }),
    withDatabase,
    remove,
  };
}
