import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { ResultTable } from '../benchmark.ts';
import { logProgress } from '../benchmark-report.ts';
import { readCpuSeconds } from '../cpu-time.ts';
import { calculateMedian } from '../statistics.ts';
import { buyMany } from './buyers.ts';
import { type Cluster, WEB_PROCESSES } from './cluster.ts';

const ROUNDS = 3;
const SECONDS = 3;
const CLIENTS = 12;
const PURCHASES = 120;

interface Rate {
  perSecond: number;
  /** Milliseconds of processor time for one. */
  webMs: number;
  databaseMs: number;
}

type ChooseUrl = () => string;

const readCpu = ({ webs, primary, standby }: Cluster) => ({
  web: webs.reduce((sum, { process }) => sum + readCpuSeconds(process.pid ?? 0), 0),
  database: readCpuSeconds(primary.process.pid ?? 0) + readCpuSeconds(standby.process.pid ?? 0),
});

/** The work is spread over the processes evenly, past the balancer. */
async function measureRate(
  cluster: Cluster,
  processes: number,
  run: (chooseUrl: ChooseUrl) => Promise<number>,
): Promise<Rate> {
  let next = 0;
  const chooseUrl = () => {
    next += 1;
    return `http://127.0.0.1:${cluster.ports[next % processes]}`;
  };
  const before = readCpu(cluster);
  const start = performance.now();
  const done = await run(chooseUrl);
  const after = readCpu(cluster);
  const seconds = (performance.now() - start) / 1000;
  return {
    perSecond: done / seconds,
    webMs: (1000 * (after.web - before.web)) / done,
    databaseMs: (1000 * (after.database - before.database)) / done,
  };
}

async function readPages(createPath: () => string, chooseUrl: ChooseUrl): Promise<number> {
  const end = performance.now() + SECONDS * 1000;
  let pages = 0;
  const read = async () => {
    while (performance.now() < end) {
      const response = await fetch(`${chooseUrl()}${createPath()}`);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`A page responded with ${response.status}.`);
      pages += 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, read));
  return pages;
}

/** In rupees: above all prices, and far below the greatest limit that a query can have. */
let maxPrice = 1_000_000;

/** Each with another upper price limit: a page that is in no cache. */
const createUncachedPath = () => {
  maxPrice += 1;
  return `/shop/grid?max=${maxPrice}`;
};

async function placeOrders(chooseUrl: ChooseUrl, { products }: Cluster): Promise<number> {
  const orders = await Promise.all(
    Array.from({ length: CLIENTS }, (_, client) => {
      const product = products.at(client % products.length);
      return buyMany(chooseUrl, product ? [product] : [], { count: PURCHASES / CLIENTS, buyers: 1 });
    }),
  );
  return orders.flat().filter(({ isConfirmed }) => isConfirmed).length;
}

/** Waits until the worker has no open job, then reports what one order costs it, and how the database grows. */
async function measurePerOrder(cluster: Cluster, place: () => Promise<number>): Promise<string[][]> {
  const client = new pg.Client({ connectionString: cluster.databaseUrl });
  await client.connect();
  const read = async () => {
    const { rows } = await client.query<{ size: string; log: string }>(
      `select pg_database_size(current_database())::text as size, pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as log`,
    );
    return { size: Number(rows[0]?.size), log: Number(rows[0]?.log) };
  };
  const before = await read();
  const cpu = readCpuSeconds(cluster.worker.process.pid ?? 0);
  const mails = cluster.mails.counts.size;
  const orders = await place();
  while (cluster.mails.counts.size < mails + orders) await pause(200);
  const after = await read();
  await client.end();
  const workerMs = (1000 * (readCpuSeconds(cluster.worker.process.pid ?? 0) - cpu)) / orders;
  return [
    ['processor time of the worker', `${workerMs.toFixed(1)} ms`],
    ['growth of the database', `${((after.size - before.size) / orders / 1024).toFixed(1)} KB`],
    ['log of the database', `${((after.log - before.log) / orders / 1024).toFixed(1)} KB`],
  ];
}

/** Checkouts, uncached pages and pages from memory with one, two and three web processes, in turns; and what an order costs beside. */
export async function measureProcesses(cluster: Cluster): Promise<ResultTable[]> {
  const subjects: Record<string, (chooseUrl: ChooseUrl) => Promise<number>> = {
    checkouts: (chooseUrl) => placeOrders(chooseUrl, cluster),
    'uncached catalogue pages': (chooseUrl) => readPages(createUncachedPath, chooseUrl),
    'pages from memory': (chooseUrl) => readPages(() => '/shop/index', chooseUrl),
  };
  const rows: string[][] = [];
  for (const [name, run] of Object.entries(subjects)) {
    const rates: Rate[][] = Array.from({ length: WEB_PROCESSES }, () => []);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (let processes = 1; processes <= WEB_PROCESSES; processes += 1) {
        logProgress(`scale: ${name}, ${processes} processes, round ${round + 1} of ${ROUNDS}`);
        rates[processes - 1]?.push(await measureRate(cluster, processes, run));
      }
    }
    const medians = rates.map((list) => calculateMedian(list.map(({ perSecond }) => perSecond)));
    const ratios = medians.map((rate) => (rate / (medians[0] ?? Number.NaN)).toFixed(2));
    const all = rates.flat();
    const toMs = (field: 'webMs' | 'databaseMs') =>
      `${calculateMedian(all.map((rate) => rate[field])).toFixed(2)} ms`;
    rows.push([name, medians[0]?.toFixed(1) ?? '', ratios.join(' : '), toMs('webMs'), toMs('databaseMs')]);
    logProgress(`scale: ${rows.at(-1)?.join(' | ')}`);
  }
  const perOrder = await measurePerOrder(cluster, () => placeOrders(() => cluster.url, cluster));
  return [
    {
      title: 'One, two and three web processes',
      method: `Medians of ${ROUNDS} rounds, ${CLIENTS} clients. The clients, the databases and all processes share the cores of this machine: the
ratios say what it has left. Processor time is that of one page or order, of all web processes and of both PostgreSQL servers.`,
      columns: ['work', 'a second with one', '1 : 2 : 3 processes', 'web', 'database'],
      rows,
    },
    {
      title: 'One order besides',
      method: 'After the emails of all orders are sent.',
      columns: ['what', 'for one order'],
      rows: perOrder,
    },
  ];
}
