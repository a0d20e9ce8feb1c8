import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { type RunningSite, startProductionSite } from '../../../scripts/site/production-site';
import { createPostgresDatabase } from '../../database/test-database';
import { get, openConnection } from '../support/connection';
import { sendRequest } from '../support/send-request';

let folder: string;
let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
let watcher: pg.Client;
const started: RunningSite[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-stop-'));
  database = await createPostgresDatabase();
  watcher = new pg.Client({ connectionString: database.url });
  await watcher.connect();
});

afterAll(async () => {
  await watcher.end();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

afterEach(async () => {
  await Promise.all(started.splice(0).map((site) => site.stop()));
});

async function start(settings: Record<string, string>, dataFolder = folder): Promise<RunningSite> {
  const site = await startProductionSite({ dataFolder, settings });
  started.push(site);
  return site;
}

const startOnPostgres = (settings: Record<string, string> = {}): Promise<RunningSite> =>
  start({ DATABASE_URL: database.url, SESSION_SECRET: 'x'.repeat(32), ...settings });

async function connectionsOfSite(): Promise<number> {
  const { rows } = await watcher.query(
    'select count(*)::int as number from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  return rows[0].number;
}

interface PageAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** A page that cannot be answered before `release`: it asks for a table that is locked. */
async function slowPage(
  site: RunningSite,
  path = '/shop/grid?q=slow',
): Promise<{ answer: Promise<PageAnswer>; release(): Promise<void> }> {
  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  await holder.query('begin; lock table products in access exclusive mode');
  const { hostname, port } = new URL(site.url);
  const asked = request({ hostname, port, path, agent: new Agent({ keepAlive: true }) });
  asked.end();
  const answer = once(asked, 'response').then(async ([response]) => ({
    status: response.statusCode,
    headers: response.headers,
    text: await text(response),
  }));
  await expect
    .poll(
      async () =>
        (await watcher.query("select from pg_stat_activity where wait_event_type = 'Lock'")).rowCount,
    )
    .toBeGreaterThan(0);
  return {
    answer,
    async release() {
      await holder.query('rollback');
      await holder.end();
    },
  };
}

const halfForm = [
  'POST /newsletter HTTP/1.1',
  'Host: localhost',
  'Sec-Fetch-Site: same-origin',
  'Content-Type: application/x-www-form-urlencoded',
  'Content-Length: 30',
  '',
  'email=',
].join('\r\n');

/** Connections on which no complete request is under way, each of its own kind. */
const unfinished: readonly [name: string, sent: string][] = [
  ['nothing was sent', ''],
  ['a request was answered', get('/company')],
  ['the headers are half sent', get('/company').slice(0, -10)],
  ['an answered request is followed by half of another', get('/company') + get('/company').slice(0, -10)],
  ['a form is half sent', halfForm],
];

const untilRefused = (site: RunningSite) =>
  expect
    .poll(() => sendRequest(site.url, { path: '/healthz' }).catch((error) => error.code))
    .toBe('ECONNREFUSED');

describe('asked to stop while a page is being made', () => {
  it('finishes it, takes no new visitors, closes the database and ends well', async () => {
    const site = await startOnPostgres();
    const page = await slowPage(site);
    const ended = once(site.process, 'exit');
    site.process.kill('SIGTERM');
    await untilRefused(site);
    await page.release();
    const { status, text, headers } = await page.answer;
    expect(status).toBe(200);
    expect(text).toContain('</html>');
    expect(headers.connection).toBe('close');
    expect(await ended).toEqual([0, null]);
    await expect.poll(connectionsOfSite).toBe(0);
  });

  it.each(unfinished)('does not wait for a connection on which %s', async (_, sent) => {
    const site = await startOnPostgres();
    const page = await slowPage(site);
    const socket = await openConnection(site.url);
    socket.write(sent);
    await sendRequest(site.url, { path: '/healthz' });
    const closed = buffer(socket);
    const ended = once(site.process, 'exit');
    site.process.kill('SIGTERM');
    // The page is still under way: what ends this connection is neither the page nor the end of the process.
    await closed;
    await page.release();
    expect((await page.answer).status).toBe(200);
    expect(await ended).toEqual([0, null]);
  });

  it('a second signal does not wait', async () => {
    const site = await startOnPostgres();
    const page = await slowPage(site);
    const gone = page.answer.catch((error: NodeJS.ErrnoException) => error.code);
    const ended = once(site.process, 'exit');
    site.process.kill('SIGTERM');
    await untilRefused(site);
    site.process.kill('SIGTERM');
    expect(await ended).toEqual([1, null]);
    expect(await gone).toBe('ECONNRESET');
    await page.release();
  });
});

it('says that it is going before it goes, when there is somebody to tell', async () => {
  const site = await startOnPostgres({ DRAIN_SECONDS: '2' });
  const ended = once(site.process, 'exit');
  expect((await sendRequest(site.url, { path: '/readyz' })).status).toBe(200);
  site.process.kill('SIGTERM');
  await expect.poll(async () => (await sendRequest(site.url, { path: '/readyz' })).status).toBe(503);
  expect((await sendRequest(site.url, { path: '/company' })).status).toBe(200);
  expect((await sendRequest(site.url, { path: '/healthz' })).status).toBe(200);
  expect(await ended).toEqual([0, null]);
});

it('is alive, but not ready, while its database is away', async () => {
  const site = await startOnPostgres();
  const status = async (path: string) => (await sendRequest(site.url, { path })).status;
  const name = new URL(database.url).pathname.slice(1);
  const server = new pg.Client({ connectionString: inject('postgresUrl') });
  await server.connect();
  await server.query(`alter database ${name} allow_connections false`);
  await watcher.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await expect.poll(() => status('/readyz')).toBe(503);
  expect([await status('/healthz'), await status('/company')]).toEqual([200, 200]);
  await server.query(`alter database ${name} allow_connections true`);
  await server.end();
  await expect.poll(() => status('/readyz')).toBe(200);
});

it('with the embedded database, lets go of its folder', async () => {
  const dataFolder = join(folder, 'embedded');
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const site = await start({}, dataFolder);
    const ended = once(site.process, 'exit');
    site.process.kill(signal);
    expect(await ended).toEqual([0, null]);
  }
});
