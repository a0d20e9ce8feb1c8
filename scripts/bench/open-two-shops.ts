import type { PostgresServer } from '../postgres/postgres-server.ts';
import { startPostgres } from '../postgres/postgres-server.ts';
import { type RunningSite, startProductionSite } from '../site/production-site.ts';
import { appModules } from './app-modules.ts';
import { createPostgresDatabase } from './create-postgres-database.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

const settings = {
  FORMS_PER_MINUTE: '100000000',
  SESSION_SECRET: 'a secret for benchmarks that is long enough',
};

interface TwoShops {
  /** With the products of the samples. */
  small: RunningSite;
  /** With generated products besides. */
  large: RunningSite;
  close(): Promise<void>;
}

async function fillShop(url: string, generated: number): Promise<void> {
  const database = await (await appModules.postgres()).openPostgres(url);
  await database.migrate();
  await (await appModules.seed()).seedCatalogue(database);
  if (generated > 0) await (await appModules.generated()).generateProducts(database, generated);
  await database.rows({ text: 'vacuum analyze' });
  await database.close();
}

async function openShop(server: PostgresServer, name: string, generated: number): Promise<RunningSite> {
  const url = await createPostgresDatabase(server, name);
  await fillShop(url, generated);
  return startProductionSite({
    dataFolder: createTemporaryFolder(name),
    settings: { ...settings, DATABASE_URL: url },
  });
}

/** Starts two sites on one PostgreSQL: one with the samples, and one with `generated` products besides. */
export async function openTwoShops(generated: number): Promise<TwoShops> {
  const server = await startPostgres({ durable: true });
  const sites: RunningSite[] = [];
  const close = async () => {
    await Promise.all(sites.map((site) => site.stop()));
    await server.stop();
  };
  const open = async (name: string, count: number) => {
    const site = await openShop(server, name, count);
    sites.push(site);
    return site;
  };
  try {
    return { small: await open('small', 0), large: await open('large', generated), close };
  } catch (error) {
    await close();
    throw error;
  }
}
