import { startProductionSite } from '../../site/production-site.ts';
import type { Benchmark, ResultTable } from '../benchmark.ts';
import { affinityDescription, pinToFirstCore } from '../cpu-affinity.ts';
import { measureInRounds } from '../measure-in-rounds.ts';
import { calculateMedian, calculateRatios, formatMedianAndRange, formatVerdict } from '../statistics.ts';
import { createTemporaryFolder } from '../temporary-folder.ts';
import { measureThroughput, type Throughput } from './measure-throughput.ts';
import { fetchReferencePage } from './reference-server.ts';
import { startBareNode } from './start-bare-node.ts';
import { startNginx } from './start-nginx.ts';

const ROUNDS = 7;
/** Cached pages need many connections for full load. With rendered pages, further connections only wait. */
const CACHED_LOAD = { seconds: 2, connections: 32 };
const RENDERED_LOAD = { seconds: 2, connections: 4 };

/** Cached pages. `target` is the required share of the throughput of nginx. */
const cachedPages = [
  { name: 'prerendered', path: '/company', target: 0.4 },
  { name: 'product', path: '/shop/single/mosaic-mug', target: 0.2 },
  { name: 'catalogue', path: '/shop/grid', target: 0.2 },
] as const;
/** The required share of the throughput of a minimal Node server. */
const NODE_TARGET = 0.9;

/** Pages that are rendered for every request: one whose URL is always a new one, and one for one visitor. */
const renderedPages = [
  { name: 'catalogue', url: '/shop/grid?max=…', maxCpuMs: 8 },
  { name: 'checkout', url: '/shop/checkout?buy=mosaic-mug', maxCpuMs: undefined },
] as const;
/** In rupees, above every price, so that every limit leads to the same products. */
const FIRST_MAX_PRICE = 1_000_000;
/** More than the requests of one round. */
const MAX_PRICES_PER_ROUND = 100_000;

async function measure(): Promise<ResultTable[]> {
  const dataFolder = createTemporaryFolder('bench');
  const site = await startProductionSite({ dataFolder, settings: { FORMS_PER_MINUTE: '100000000' } });
  pinToFirstCore(site.process.pid);
  const siteUrl = site.url.replace('localhost', '127.0.0.1');
  const pages = await Promise.all(
    cachedPages.map(({ name, path }) => fetchReferencePage(name, siteUrl + path)),
  );
  const nginx = await startNginx(pages);
  const bare = await startBareNode(pages);
  const sitePid = site.process.pid ?? 0;
  const subjects = new Map<string, () => Promise<Throughput>>();
  for (const { name, path } of cachedPages) {
    subjects.set(`${name} site`, () => measureThroughput(siteUrl + path, sitePid, CACHED_LOAD));
    subjects.set(`${name} nginx`, () => measureThroughput(nginx.getUrl(name), nginx.pid, CACHED_LOAD));
    subjects.set(`${name} bare`, () => measureThroughput(bare.getUrl(name), bare.pid, CACHED_LOAD));
  }
  let firstMaxPrice = FIRST_MAX_PRICE;
  subjects.set('catalogue rendered', () => {
    firstMaxPrice += MAX_PRICES_PER_ROUND;
    return measureThroughput(`${siteUrl}/shop/grid`, sitePid, { ...RENDERED_LOAD, firstMaxPrice });
  });
  subjects.set('checkout rendered', () =>
    measureThroughput(`${siteUrl}/shop/checkout?buy=mosaic-mug`, sitePid, RENDERED_LOAD),
  );
  try {
    const speeds = await measureInRounds(subjects, { rounds: ROUNDS, title: 'server' });
    const sizes = new Map(pages.map(({ name, gzip }) => [name, gzip.length]));
    return [createCachedTable(speeds, sizes), createRenderedTable(speeds)];
  } finally {
    await Promise.all([site.stop(), nginx.stop(), bare.stop()]);
  }
}

type Speeds = (name: string) => Throughput[];

const perSecond = (speeds: readonly Throughput[]) => speeds.map((speed) => speed.requestsPerSecond);
const perCpuSecond = (speeds: readonly Throughput[]) => speeds.map((speed) => speed.requestsPerCpuSecond);

function createCachedTable(speeds: Speeds, sizes: ReadonlyMap<string, number>): ResultTable {
  const rows = cachedPages.map(({ name, path, target }) => {
    const [site, nginx, bare] = ['site', 'nginx', 'bare'].map((server) => speeds(`${name} ${server}`));
    const share = (read: typeof perSecond, reference: Throughput[] = []) =>
      calculateRatios(read(site ?? []), read(reference));
    return [
      `\`${path}\``,
      `${((sizes.get(name) ?? 0) / 1024).toFixed(1)}`,
      formatMedianAndRange(share(perSecond, nginx)),
      formatVerdict(calculateMedian(share(perSecond, nginx)), { atLeast: target }),
      formatMedianAndRange(share(perCpuSecond, nginx)),
      formatMedianAndRange(share(perSecond, bare)),
      formatVerdict(calculateMedian(share(perSecond, bare)), { atLeast: NODE_TARGET }),
      formatMedianAndRange(share(perCpuSecond, bare)),
    ];
  });
  return {
    title: 'Cached pages',
    method: `Requests at 32 connections, as a share of nginx with the same bytes and encoding (gzip) and of a minimal Node server with the same headers and bytes: per second, and per CPU second. Median of ${ROUNDS} rounds (minimum and maximum). ${affinityDescription}`,
    columns: [
      'page',
      'KiB',
      'of nginx',
      'target',
      'of nginx, CPU',
      'of minimal Node',
      'target',
      'of minimal Node, CPU',
    ],
    rows,
  };
}

function createRenderedTable(speeds: Speeds): ResultTable {
  const cached = perCpuSecond(speeds('catalogue site'));
  const rows = renderedPages.map(({ name, url, maxCpuMs }) => {
    const uncached = perCpuSecond(speeds(`${name} rendered`));
    const cpuMs = uncached.map((requests) => 1000 / requests);
    return [
      `\`${url}\``,
      formatMedianAndRange(cpuMs, 1),
      maxCpuMs === undefined ? '–' : formatVerdict(calculateMedian(cpuMs), { atMost: maxCpuMs }, 1),
      (1 / calculateMedian(calculateRatios(uncached, cached))).toFixed(0),
    ];
  });
  return {
    title: 'Pages rendered for every request',
    method:
      'Without a cache: CPU time of a page, including the embedded database, and the number of cached catalogue pages in the same time.',
    columns: ['page', 'CPU ms', 'target', 'cached pages in this time'],
    rows,
  };
}

export const serverBenchmark: Benchmark = { name: 'server', requiredTools: ['wrk', 'nginx'], measure };
