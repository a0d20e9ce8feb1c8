import { startProductionSite } from '../../site/production-site.ts';
import { inTurns } from '../in-turns.ts';
import type { Part, Table } from '../part.ts';
import { pinning, pinToFirstCore } from '../pin.ts';
import { judged, median, ratios, spread } from '../statistics.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { startBareNode } from './bare-node.ts';
import { startNginx } from './nginx.ts';
import { takePage } from './reference.ts';
import { type Speed, speedOf } from './wrk.ts';

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

async function measure(): Promise<Table[]> {
  const dataFolder = temporaryFolder('bench');
  const site = await startProductionSite({ dataFolder, settings: { FORMS_PER_MINUTE: '100000000' } });
  pinToFirstCore(site.process.pid);
  const address = site.url.replace('localhost', '127.0.0.1');
  const pages = await Promise.all(kept.map(({ name, path }) => takePage(name, address + path)));
  const nginx = await startNginx(pages);
  const bare = await startBareNode(pages);
  const here = site.process.pid ?? 0;
  const subjects = new Map<string, () => Promise<Speed>>();
  for (const { name, path } of kept) {
    subjects.set(`${name} here`, () => speedOf(address + path, here, FROM_MEMORY));
    subjects.set(`${name} nginx`, () => speedOf(nginx.urlOf(name), nginx.pid, FROM_MEMORY));
    subjects.set(`${name} bare`, () => speedOf(bare.urlOf(name), bare.pid, FROM_MEMORY));
  }
  for (const { name, path } of rendered)
    subjects.set(`${name} anew`, () => speedOf(address + path, here, RENDERED));
  try {
    const speeds = await inTurns(subjects, { rounds: ROUNDS, title: 'server' });
    const sizes = new Map(pages.map(({ name, gzip }) => [name, gzip.length]));
    return [tableOfKept(speeds, sizes), tableOfRendered(speeds)];
  } finally {
    await Promise.all([site.stop(), nginx.stop(), bare.stop()]);
  }
}

type Speeds = (name: string) => Speed[];

const onTheClock = (speeds: readonly Speed[]) => speeds.map((speed) => speed.onTheClock);
const ofProcessorTime = (speeds: readonly Speed[]) => speeds.map((speed) => speed.ofProcessorTime);

function tableOfKept(speeds: Speeds, sizes: ReadonlyMap<string, number>): Table {
  const rows = kept.map(({ name, path, target }) => {
    const [here, nginx, bare] = ['here', 'nginx', 'bare'].map((who) => speeds(`${name} ${who}`));
    const share = (of: typeof onTheClock, reference: Speed[] = []) => ratios(of(here ?? []), of(reference));
    return [
      `\`${path}\``,
      `${((sizes.get(name) ?? 0) / 1024).toFixed(1)}`,
      spread(share(onTheClock, nginx)),
      judged(median(share(onTheClock, nginx)), { atLeast: target }),
      spread(share(ofProcessorTime, nginx)),
      spread(share(onTheClock, bare)),
      spread(share(ofProcessorTime, bare)),
    ];
  });
  return {
    title: 'Pages from memory',
    method: `Requests a second at 32 connections, as a share of what nginx and a bare Node server reach with the same bytes at the same encoding (gzip): on the clock, and per second of processor time. Median of ${ROUNDS} rounds (least and greatest). ${pinning}`,
    head: [
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

function tableOfRendered(speeds: Speeds): Table {
  const fromMemory = ofProcessorTime(speeds('catalogue here'));
  const rows = rendered.map(({ name, path }) => {
    const anew = ofProcessorTime(speeds(`${name} anew`));
    return [
      `\`${path}\``,
      spread(
        anew.map((perSecond) => 1000 / perSecond),
        1,
      ),
      (1 / median(ratios(anew, fromMemory))).toFixed(0),
    ];
  });
  return {
    title: 'Pages rendered for every request',
    method:
      'The same without a cache: processor time of a page, the embedded database included, and how many catalogue pages from memory fit into that time.',
    head: ['page', 'ms', 'pages from memory meanwhile'],
    rows,
  };
}

export const server: Part = { name: 'server', needs: ['wrk', 'nginx'], measure };
