import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '../../postgres/postgres-server.ts';
import { startProductionSite } from '../../site/production-site.ts';
import { appModules } from '../app-modules.ts';
import type { Benchmark, ResultTable } from '../benchmark.ts';
import { measureInRounds } from '../measure-in-rounds.ts';
import { calculateRatios, formatMedianAndRange, formatVerdict, median } from '../statistics.ts';
import { createTemporaryFolder } from '../temporary-folder.ts';
import { type BuyerProcess, startBuyerProcess } from './buyer-process.ts';
import { prepareShop } from './prepare-shop.ts';

const BUYERS = 8;
const ROUNDS = 7;
const SECONDS = 2;
const TARGET = 0.5;
const settings = {
  FORMS_PER_MINUTE: '100000000',
  SESSION_SECRET: 'a secret for benchmarks that is long enough',
};

interface BuyerPair {
  /** Sends checkout forms over HTTP, like a browser without scripts. */
  site: BuyerProcess;
  /** Sends only the same statements to the database. */
  direct: BuyerProcess;
  stop(): Promise<void>;
}

async function startOnPostgres(): Promise<BuyerPair> {
  const server = await startPostgres({ durable: true });
  const url = server.url('postgres');
  const database = await (await appModules.postgres()).openPostgres(url);
  const shop = await prepareShop(database, BUYERS);
  await database.close();
  const dataFolder = createTemporaryFolder('checkout');
  const site = await startProductionSite({ dataFolder, settings: { ...settings, DATABASE_URL: url } });
  const siteBuyers = await startBuyerProcess('./http-buyers.ts', { url: site.url, ...shop });
  const directBuyers = await startBuyerProcess('./postgres-buyers.ts', { url, ...shop });
  const stop = async () => {
    await Promise.all([siteBuyers.stop(), directBuyers.stop(), site.stop()]);
    await server.stop();
  };
  return { site: siteBuyers, direct: directBuyers, stop };
}

async function startOnEmbedded(): Promise<BuyerPair> {
  const folders = { site: createTemporaryFolder('checkout'), direct: createTemporaryFolder('checkout') };
  const database = await (await appModules.embedded()).openEmbedded({
    dataFolder: join(folders.site, 'database'),
  });
  const shop = await prepareShop(database, BUYERS);
  await database.close();
  cpSync(folders.site, folders.direct, { recursive: true });
  const site = await startProductionSite({ dataFolder: folders.site, settings });
  const siteBuyers = await startBuyerProcess('./http-buyers.ts', { url: site.url, ...shop });
  const directBuyers = await startBuyerProcess('./embedded-buyers.ts', {
    dataFolder: join(folders.direct, 'database'),
    ...shop,
  });
  return {
    site: siteBuyers,
    direct: directBuyers,
    stop: async () => void (await Promise.all([siteBuyers.stop(), directBuyers.stop(), site.stop()])),
  };
}

async function measure(): Promise<ResultTable[]> {
  const [postgres, embedded] = [await startOnPostgres(), await startOnEmbedded()];
  try {
    const subjects = new Map([
      ['PostgreSQL site', () => postgres.site.measureOrdersPerSecond(SECONDS)],
      ['PostgreSQL direct', () => postgres.direct.measureOrdersPerSecond(SECONDS)],
      ['embedded site', () => embedded.site.measureOrdersPerSecond(SECONDS)],
      ['embedded direct', () => embedded.direct.measureOrdersPerSecond(SECONDS)],
    ]);
    const orders = await measureInRounds(subjects, { rounds: ROUNDS, title: 'checkout' });
    const rows = ['PostgreSQL', 'embedded'].map((engine) => {
      const shares = calculateRatios(orders(`${engine} site`), orders(`${engine} direct`));
      const target = engine === 'PostgreSQL' ? formatVerdict(median(shares), { atLeast: TARGET }) : '–';
      return [engine, formatMedianAndRange(shares), target];
    });
    return [
      {
        title: 'Checkouts',
        method: `Orders per second of ${BUYERS} concurrent buyers who send the checkout form over HTTP, as a share of ${BUYERS} clients that send only the same statements to the database. Median of ${ROUNDS} rounds (minimum and maximum). PostgreSQL waits for the disk.`,
        columns: ['database', 'share of direct clients', 'target'],
        rows,
      },
    ];
  } finally {
    await Promise.all([postgres.stop(), embedded.stop()]);
  }
}

export const checkoutBenchmark: Benchmark = { name: 'checkout', requiredTools: ['postgres'], measure };
