import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { ResultTable } from '../benchmark.ts';
import { logProgress } from '../benchmark-report.ts';
import { buyMany, type Purchase } from './buyers.ts';
import { checkOrders } from './check-orders.ts';
import type { Cluster } from './cluster.ts';

const BUYERS = 6;

const formatSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** What the buyers saw, and what is stored. */
async function describe(cluster: Cluster, what: string, purchases: readonly Purchase[]): Promise<string[]> {
  const check = await checkOrders(cluster, purchases);
  const failures = purchases.flatMap((purchase) => purchase.failures);
  const slowest = Math.max(...purchases.map(({ took }) => took));
  return [
    what,
    `${check.confirmed} of ${purchases.length}`,
    failures.length === 0 ? '0' : `${failures.length} (${[...new Set(failures)].join(', ')})`,
    formatSeconds(slowest),
    `${check.lost}, ${check.doubled}`,
    `${check.withoutMail}, ${check.withTwoMails}`,
  ];
}

/** Buys, and harms the site when a third of the purchases is confirmed. */
async function buyWhile(
  cluster: Cluster,
  { count, what, harm }: { count: number; what: string; harm: () => Promise<void> },
): Promise<string[]> {
  logProgress(`scale: ${what}`);
  let harmed: Promise<void> | undefined;
  let isOver = false;
  const purchases = await buyMany(() => cluster.url, cluster.products, {
    count,
    buyers: BUYERS,
    onConfirmed(confirmed) {
      if (confirmed >= count / 3)
        harmed ??= harm().finally(() => {
          isOver = true;
        });
    },
    isOver: () => isOver,
  });
  await harmed;
  const row = await describe(cluster, what, purchases);
  logProgress(`scale: ${row.join(' | ')}`);
  return row;
}

async function killWeb(cluster: Cluster): Promise<void> {
  const [web] = cluster.webs;
  web?.process.kill('SIGKILL');
  await pause(1000);
  cluster.webs[0] = await cluster.startWeb(0);
}

async function killWorker(cluster: Cluster): Promise<void> {
  const { process } = cluster.worker;
  process.kill('SIGKILL');
  await once(process, 'exit');
  await cluster.replaceWorker();
}

async function killPooler({ pooler }: Cluster): Promise<void> {
  await pooler.kill();
  await pause(1000);
  await pooler.start();
}

async function restartAll(cluster: Cluster): Promise<void> {
  for (const index of cluster.webs.keys()) {
    await cluster.webs[index]?.stop();
    cluster.webs[index] = await cluster.startWeb(index);
    // Caddy sends it visitors again after its next check.
    await pause(3000);
  }
}

/** A web process and a worker whose clocks are a minute ahead serve beside the others. */
async function shiftClock(cluster: Cluster): Promise<void> {
  await cluster.webs[1]?.stop();
  cluster.webs[1] = await cluster.startWeb(1, {
    NODE_OPTIONS: '--import ./tests/fakes/shift-clock.mjs',
    CLOCK_AHEAD: '60000',
  });
  await pause(3000);
}

/** What buyers see and what is stored when parts of the site fail in the middle of purchases. The primary fails last. */
export async function measureFailures(cluster: Cluster): Promise<ResultTable> {
  const buy = (count: number, what: string, harm: (cluster: Cluster) => Promise<void>) =>
    buyWhile(cluster, { count, what, harm: () => harm(cluster) });
  const rows = [
    await buy(200, 'all web processes restarted, one after another', restartAll),
    await buy(200, 'a web process killed', killWeb),
    await buy(200, 'the worker killed', killWorker),
    await buy(200, 'PgBouncer killed, back after a second', killPooler),
    await buy(200, 'the clock of a web process a minute ahead', shiftClock),
    await buy(300, 'the primary killed, the synchronous standby promoted', ({ failOver }) => failOver()),
  ];
  return {
    title: 'Failures during purchases',
    method: `${BUYERS} buyers at a time, three web processes behind Caddy with the settings of deploy/compose, one worker, PgBouncer, HAProxy,
PostgreSQL with a synchronous standby. A buyer presses the button again half a second after a failure.`,
    columns: [
      'what happened',
      'confirmed',
      'failed requests',
      'slowest purchase',
      'orders lost, doubled',
      'emails missing, doubled',
    ],
    rows,
  };
}
