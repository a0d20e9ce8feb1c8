import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgresPair } from '../../postgres/postgres-pair.ts';
import { findUnprivilegedUser, runAsPostgres } from '../../postgres/postgres-process.ts';
import { findFreePort } from '../../site/free-port.ts';
import { type RunningSite, startProductionSite } from '../../site/production-site.ts';
import { appModules } from '../app-modules.ts';
import { prepareShop } from '../checkout/prepare-shop.ts';
import { findPostgresFolder } from '../required-tools.ts';
import { createTemporaryFolder } from '../temporary-folder.ts';
import { startMailSink } from './mail-sink.ts';
import { startDatabaseBalancer, startPgBouncer, startSiteBalancer } from './programs.ts';

export const WEB_PROCESSES = 3;

const findPrograms = async () => ({ folder: findPostgresFolder() ?? '', locale: ['--locale=C'] });

type Settings = Readonly<Record<string, string>>;

/** A worker process. It can be killed and started again. */
async function startWorker(settings: Settings): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['build/server/main.js', 'worker'], {
    cwd: resolve('.'),
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

/** Three web processes and a worker behind Caddy; PgBouncer, HAProxy, PostgreSQL with a synchronous standby. On loopback alone. */
export async function startCluster() {
  const folder = createTemporaryFolder('scale');
  chmodSync(folder, 0o755);
  const user = await findUnprivilegedUser();
  const pair = await startPostgresPair({ findPrograms, settings: [], isSynchronous: true });
  const balancerPort = await findFreePort();
  const poolerPort = await findFreePort();
  const sitePort = await findFreePort();
  const { primary, standby } = pair;
  const database = await (await appModules.postgres()).openPostgres(primary.url('postgres'));
  const { products } = await prepareShop(database, 8);
  await database.close();
  const balancer = await startDatabaseBalancer(
    { folder, port: balancerPort },
    { primary: primary.port, standby: standby.port },
  );
  const pooler = await startPgBouncer({ folder, port: poolerPort }, { port: balancerPort, user });
  const mails = await startMailSink();
  const toUrl = (port: number) => `postgres://tessera@127.0.0.1:${port}/postgres`;
  const settings = {
    DATABASE_URL: toUrl(poolerPort),
    DATABASE_DIRECT_URL: toUrl(balancerPort),
    DATABASE_READ_URL: standby.url('postgres'),
    SESSION_SECRET: 'a secret for benchmarks that is long enough',
    PUBLIC_URL: `http://127.0.0.1:${sitePort}`,
    SMTP_URL: mails.url,
    MAIL_FROM: 'shop@example.com',
    DEMO: 'off',
    JOBS: 'elsewhere',
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'error',
    FORMS_PER_MINUTE: '1000000',
    DRAIN_SECONDS: '5',
    COUNT_VISITS: 'off',
  };
  const ports = [await findFreePort(), await findFreePort(), await findFreePort()];
  const startWeb = (index: number, more: Settings = {}): Promise<RunningSite> =>
    startProductionSite({
      dataFolder: folder,
      port: ports[index] ?? 0,
      settings: { ...settings, ...more },
    });
  const webs: RunningSite[] = [];
  for (let index = 0; index < WEB_PROCESSES; index += 1) webs.push(await startWeb(index));
  const worker = { process: await startWorker(settings) };
  const front = await startSiteBalancer(
    { folder, port: sitePort },
    { caddyfile: readFileSync('deploy/compose/Caddyfile', 'utf8'), sites: ports },
  );
  // Caddy asks each process for its readiness every two seconds.
  await pause(3000);
  return {
    primary,
    standby,
    pooler,
    webs,
    products,
    mails,
    ports,
    worker,
    front,
    url: `http://127.0.0.1:${sitePort}`,
    databaseUrl: toUrl(balancerPort),
    startWeb,
    async replaceWorker() {
      worker.process = await startWorker(settings);
    },
    /** The primary crashes; the operator promotes the standby as soon as it is seen. */
    async failOver(): Promise<void> {
      primary.process.kill('SIGQUIT');
      await once(primary.process, 'exit');
      await runAsPostgres(`${findPostgresFolder()}/pg_ctl`, ['promote', '-w', '-D', pair.standbyFolder]);
    },
    async stop(): Promise<void> {
      worker.process.kill('SIGKILL');
      await Promise.all(webs.map((web) => web.stop()));
      await Promise.all([front.kill(), pooler.kill(), balancer.kill(), mails.stop()]);
      await pair.stop();
    },
  };
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>;
