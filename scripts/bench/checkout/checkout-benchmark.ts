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
const settings = { FORMS_PER_MINUTE: '100000000', SESSION_SECRET: 'known to everybody, but long enough' };

interface Rivals {
  /** Over HTTP, as a browser without scripts does it. */
  here: BuyerProcess;
  /** The same statements, and nothing else. */
  bare: BuyerProcess;
  stop(): Promise<void>;
}

async function onPostgres(): Promise<Rivals> {
  const server = await startPostgres({ durable: true });
  const url = server.url('postgres');
  const database = await (await appModules.postgres()).openPostgres(url);
  const shop = await prepareShop(database, BUYERS);
  await database.close();
  const dataFolder = createTemporaryFolder('checkout');
  const site = await startProductionSite({ dataFolder, settings: { ...settings, DATABASE_URL: url } });
  const here = await startBuyerProcess('./http-buyers.ts', { url: site.url, ...shop });
  const bare = await startBuyerProcess('./postgres-buyers.ts', { url, ...shop });
  const stop = async () => {
    await Promise.all([here.stop(), bare.stop(), site.stop()]);
    await server.stop();
  };
  return { here, bare, stop };
}

async function onEmbedded(): Promise<Rivals> {
  const folders = { here: createTemporaryFolder('checkout'), bare: createTemporaryFolder('checkout') };
  const database = await (await appModules.embedded()).openEmbedded({
    dataFolder: join(folders.here, 'database'),
  });
  const shop = await prepareShop(database, BUYERS);
  await database.close();
  cpSync(folders.here, folders.bare, { recursive: true });
  const site = await startProductionSite({ dataFolder: folders.here, settings });
  const here = await startBuyerProcess('./http-buyers.ts', { url: site.url, ...shop });
  const bare = await startBuyerProcess('./embedded-buyers.ts', {
    dataFolder: join(folders.bare, 'database'),
    ...shop,
  });
  return { here, bare, stop: async () => void (await Promise.all([here.stop(), bare.stop(), site.stop()])) };
}

async function measure(): Promise<ResultTable[]> {
  const [postgres, embedded] = [await onPostgres(), await onEmbedded()];
  try {
    const subjects = new Map([
      ['PostgreSQL here', () => postgres.here.measureOrdersPerSecond(SECONDS)],
      ['PostgreSQL bare', () => postgres.bare.measureOrdersPerSecond(SECONDS)],
      ['embedded here', () => embedded.here.measureOrdersPerSecond(SECONDS)],
      ['embedded bare', () => embedded.bare.measureOrdersPerSecond(SECONDS)],
    ]);
    const orders = await measureInRounds(subjects, { rounds: ROUNDS, title: 'checkout' });
    const rows = ['PostgreSQL', 'embedded'].map((engine) => {
      const shares = calculateRatios(orders(`${engine} here`), orders(`${engine} bare`));
      const target = engine === 'PostgreSQL' ? formatVerdict(median(shares), { atLeast: TARGET }) : '–';
      return [engine, formatMedianAndRange(shares), target];
    });
    return [
      {
        title: 'Checkouts',
        method: `Orders a second of ${BUYERS} buyers at once who send the checkout's form over HTTP, as a share of what ${BUYERS} clients reach that send the database the same statements and do nothing else; median of ${ROUNDS} rounds (least and greatest). PostgreSQL waits for the disk.`,
        columns: ['database', 'share of bare clients', 'target'],
        rows,
      },
    ];
  } finally {
    await Promise.all([postgres.stop(), embedded.stop()]);
  }
}

export const checkoutBenchmark: Benchmark = { name: 'checkout', requiredTools: ['postgres'], measure };
