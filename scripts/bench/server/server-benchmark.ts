import { startProductionSite } from '../../site/production-site.ts';
import type { Benchmark, ResultTable } from '../benchmark.ts';
import { affinityDescription, pinToFirstCore } from '../cpu-affinity.ts';
import { measureInRounds } from '../measure-in-rounds.ts';
import { calculateRatios, formatMedianAndRange, formatVerdict, median } from '../statistics.ts';
import { createTemporaryFolder } from '../temporary-folder.ts';
import { measureThroughput, type Throughput } from './measure-throughput.ts';
import { fetchReferencePage } from './reference-server.ts';
import { startBareNode } from './start-bare-node.ts';
import { startNginx } from './start-nginx.ts';

const ROUNDS = 7;
/** What memory answers takes no time to wait for; what is rendered stands in a queue as long as there are connections. */
const FROM_MEMORY = { seconds: 2, connections: 32 };
const RENDERED = { seconds: 2, connections: 4 };

/** From memory. `target` is the share of nginx that is asked for. */
const kept = [
  { name: 'prerendered', path: '/company', target: 0.4 },
  { name: 'product', path: '/shop/single/mosaic-mug', target: 0.2 },
  { name: 'catalogue', path: '/shop/grid', target: 0.2 },
] as const;

/** Rendered for every request: the parameter of the first is none of ours, the second is a page for one visitor. */
const rendered = [
  { name: 'catalogue', path: '/shop/grid?anew=1' },
  { name: 'checkout', path: '/shop/checkout?buy=mosaic-mug' },
] as const;

async function measure(): Promise<ResultTable[]> {
  const dataFolder = createTemporaryFolder('bench');
  const site = await startProductionSite({ dataFolder, settings: { FORMS_PER_MINUTE: '100000000' } });
  pinToFirstCore(site.process.pid);
  const address = site.url.replace('localhost', '127.0.0.1');
  const pages = await Promise.all(kept.map(({ name, path }) => fetchReferencePage(name, address + path)));
  const nginx = await startNginx(pages);
  const bare = await startBareNode(pages);
  const here = site.process.pid ?? 0;
  const subjects = new Map<string, () => Promise<Throughput>>();
  for (const { name, path } of kept) {
    subjects.set(`${name} here`, () => measureThroughput(address + path, here, FROM_MEMORY));
    subjects.set(`${name} nginx`, () => measureThroughput(nginx.getUrl(name), nginx.pid, FROM_MEMORY));
    subjects.set(`${name} bare`, () => measureThroughput(bare.getUrl(name), bare.pid, FROM_MEMORY));
  }
  for (const { name, path } of rendered)
    subjects.set(`${name} anew`, () => measureThroughput(address + path, here, RENDERED));
  try {
    const speeds = await measureInRounds(subjects, { rounds: ROUNDS, title: 'server' });
    const sizes = new Map(pages.map(({ name, gzip }) => [name, gzip.length]));
    return [tableOfKept(speeds, sizes), tableOfRendered(speeds)];
  } finally {
    await Promise.all([site.stop(), nginx.stop(), bare.stop()]);
  }
}

type Speeds = (name: string) => Throughput[];

const onTheClock = (speeds: readonly Throughput[]) => speeds.map((speed) => speed.requestsPerSecond);
const ofProcessorTime = (speeds: readonly Throughput[]) => speeds.map((speed) => speed.requestsPerCpuSecond);

function tableOfKept(speeds: Speeds, sizes: ReadonlyMap<string, number>): ResultTable {
  const rows = kept.map(({ name, path, target }) => {
    const [here, nginx, bare] = ['here', 'nginx', 'bare'].map((who) => speeds(`${name} ${who}`));
    const share = (of: typeof onTheClock, reference: Throughput[] = []) =>
      calculateRatios(of(here ?? []), of(reference));
    return [
      `\`${path}\``,
      `${((sizes.get(name) ?? 0) / 1024).toFixed(1)}`,
      formatMedianAndRange(share(onTheClock, nginx)),
      formatVerdict(median(share(onTheClock, nginx)), { atLeast: target }),
      formatMedianAndRange(share(ofProcessorTime, nginx)),
      formatMedianAndRange(share(onTheClock, bare)),
      formatMedianAndRange(share(ofProcessorTime, bare)),
    ];
  });
  return {
    title: 'Pages from memory',
    method: `Requests a second at 32 connections, as a share of what nginx and a bare Node server reach with the same bytes at the same encoding (gzip): on the clock, and per second of processor time. Median of ${ROUNDS} rounds (least and greatest). ${affinityDescription}`,
    columns: [
      'page',
      'KiB',
      'of nginx',
      'target',
      'of nginx, processor',
      'of bare Node',
      'of bare Node, processor',
    ],
    rows,
  };
}

function tableOfRendered(speeds: Speeds): ResultTable {
  const fromMemory = ofProcessorTime(speeds('catalogue here'));
  const rows = rendered.map(({ name, path }) => {
    const anew = ofProcessorTime(speeds(`${name} anew`));
    return [
      `\`${path}\``,
      formatMedianAndRange(
        anew.map((perSecond) => 1000 / perSecond),
        1,
      ),
      (1 / median(calculateRatios(anew, fromMemory))).toFixed(0),
    ];
  });
  return {
    title: 'Pages rendered for every request',
    method:
      'The same without a cache: processor time of a page, the embedded database included, and how many catalogue pages from memory fit into that time.',
    columns: ['page', 'ms', 'pages from memory meanwhile'],
    rows,
  };
}

export const serverBenchmark: Benchmark = { name: 'server', requiredTools: ['wrk', 'nginx'], measure };
