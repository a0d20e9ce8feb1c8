import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '../../postgres/postgres-server.ts';
import { type RunningSite, startProductionSite } from '../../site/production-site.ts';
import { appModules } from '../app-modules.ts';
import type { Benchmark, ResultTable } from '../benchmark.ts';
import { readCpuSeconds } from '../cpu-time.ts';
import { measureInRounds } from '../measure-in-rounds.ts';
import { calculateMedian, calculateRatios, formatMedianAndRange, formatVerdict } from '../statistics.ts';
import { createTemporaryFolder } from '../temporary-folder.ts';
import { type BuyerProcess, type Purchases, startBuyerProcess } from './buyer-process.ts';
import { prepareShop } from './prepare-shop.ts';

const BUYERS = 8;
const ROUNDS = 7;
const SECONDS = 2;
/** Share of the orders of direct clients. The embedded database shares a thread with the site. */
const MIN_SHARE = { PostgreSQL: 0.7, embedded: 0.4 } as const;
/** p99 of a purchase, as a multiple of that of direct clients. */
const MAX_P99 = 2.5;
const settings = {
  FORMS_PER_MINUTE: '100000000',
  SESSION_SECRET: 'a secret for benchmarks that is long enough',
};

interface BuyerPair {
  server: RunningSite;
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
  return { server: site, site: siteBuyers, direct: directBuyers, stop };
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
    server: site,
    site: siteBuyers,
    direct: directBuyers,
    stop: async () => void (await Promise.all([siteBuyers.stop(), directBuyers.stop(), site.stop()])),
  };
}

interface Measured extends Purchases {
  /** CPU time of the process for each order, with everything that it does besides. */
  cpuMs: number;
}

async function measureProcess(buyers: BuyerProcess, pid: number | undefined): Promise<Measured> {
  const before = readCpuSeconds(pid ?? 0);
  const purchases = await buyers.measurePurchases(SECONDS);
  const cpuSeconds = readCpuSeconds(pid ?? 0) - before;
  return { ...purchases, cpuMs: (cpuSeconds * 1000) / (purchases.ordersPerSecond * SECONDS) };
}

/** A site has open jobs when its buyers have stopped. It is paused while something else is measured. */
async function measureSite({ server, site }: BuyerPair): Promise<Measured> {
  server.process.kill('SIGCONT');
  const measured = await measureProcess(site, server.process.pid);
  server.process.kill('SIGSTOP');
  return measured;
}

const measureDirect = ({ direct }: BuyerPair) => measureProcess(direct, direct.process.pid);

function toRow(engine: keyof typeof MIN_SHARE, site: Measured[], direct: Measured[]): string[] {
  const compare = (read: (measured: Measured) => number) => calculateRatios(site.map(read), direct.map(read));
  const shares = compare(({ ordersPerSecond }) => ordersPerSecond);
  const times = compare(({ p99 }) => p99);
  const [cpu, directCpu] = [site, direct].map((each) =>
    calculateMedian(each.map(({ cpuMs }) => cpuMs)).toFixed(1),
  );
  return [
    engine,
    formatMedianAndRange(shares),
    formatVerdict(calculateMedian(shares), { atLeast: MIN_SHARE[engine] }),
    formatMedianAndRange(times),
    formatVerdict(calculateMedian(times), { atMost: MAX_P99 }),
    `${cpu} : ${directCpu}`,
  ];
}

async function measure(): Promise<ResultTable[]> {
  const pairs = { PostgreSQL: await startOnPostgres(), embedded: await startOnEmbedded() };
  const engines = ['PostgreSQL', 'embedded'] as const;
  try {
    for (const { server } of Object.values(pairs)) server.process.kill('SIGSTOP');
    const subjects = new Map(
      engines.flatMap((engine): [string, () => Promise<Measured>][] => [
        [`${engine} site`, () => measureSite(pairs[engine])],
        [`${engine} direct`, () => measureDirect(pairs[engine])],
      ]),
    );
    const measured = await measureInRounds(subjects, { rounds: ROUNDS, title: 'checkout' });
    return [
      {
        title: 'Checkouts',
        method: `Orders per second of ${BUYERS} concurrent buyers who send the checkout form over HTTP, as a share of ${BUYERS} clients that send only the same statements to the database; p99 of a purchase as a multiple of theirs; CPU time of an order in the site, with its jobs, and in the client. Median of ${ROUNDS} rounds (minimum and maximum). PostgreSQL waits for the disk.`,
        columns: ['database', 'share of direct clients', 'target', 'p99', 'target', 'CPU ms'],
        rows: engines.map((engine) =>
          toRow(engine, measured(`${engine} site`), measured(`${engine} direct`)),
        ),
      },
    ];
  } finally {
    for (const { server } of Object.values(pairs)) server.process.kill('SIGCONT');
    await Promise.all(Object.values(pairs).map(({ stop }) => stop()));
  }
}

export const checkoutBenchmark: Benchmark = { name: 'checkout', requiredTools: ['postgres'], measure };
