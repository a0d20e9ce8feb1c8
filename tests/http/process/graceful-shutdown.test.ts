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
import { copySeededData } from '../support/seeded-site';
import { sendRequest } from '../support/send-request';

let folder: string;
let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
let client: pg.Client;
const started: RunningSite[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-stop-'));
  database = await createPostgresDatabase('seeded');
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

afterEach(async () => {
  await Promise.all(started.splice(0).map((site) => site.stop()));
});

async function start(settings: Record<string, string>, dataFolder = folder): Promise<RunningSite> {
  const site = await startProductionSite({ dataFolder, settings, isShortLived: true });
  started.push(site);
  return site;
}

const startOnPostgres = (settings: Record<string, string> = {}): Promise<RunningSite> =>
  start({ DATABASE_URL: database.url, SESSION_SECRET: 'x'.repeat(32), ...settings });

async function countConnections(): Promise<number> {
  const { rows } = await client.query(
    'select count(*)::int as number from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  return rows[0].number;
}

interface PageResponse {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** The statement of the slow page that waits. Jobs that begin with the site wait for the same table. */
const WAITING_SEARCH =
  "select from pg_stat_activity where wait_event_type = 'Lock' and query like '%tsquery%'";

/** Requests a page that waits for a locked table until `release`. */
async function requestSlowPage(
  site: RunningSite,
): Promise<{ response: Promise<PageResponse>; release(): Promise<void> }> {
  const locker = new pg.Client({ connectionString: database.url });
  await locker.connect();
  await locker.query('begin; lock table products in access exclusive mode');
  const { hostname, port } = new URL(site.url);
  const agent = new Agent({ keepAlive: true });
  const sent = request({ hostname, port, path: '/shop/grid?q=slow', agent });
  sent.end();
  const response = once(sent, 'response').then(async ([response]) => ({
    status: response.statusCode,
    headers: response.headers,
    text: await text(response),
  }));
  await expect.poll(async () => (await client.query(WAITING_SEARCH)).rowCount).toBeGreaterThan(0);
  return {
    response,
    async release() {
      await locker.query('rollback');
      await locker.end();
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

/** Kinds of connections without a complete pending request. */
const idleConnections: readonly [name: string, sent: string][] = [
  ['nothing has arrived', ''],
  ['a request has its response', get('/company')],
  ['half of the headers have arrived', get('/company').slice(0, -10)],
  [
    'a request has its response and half of another has arrived',
    get('/company') + get('/company').slice(0, -10),
  ],
  ['half of a form has arrived', halfForm],
];

const waitUntilRefused = (site: RunningSite) =>
  expect
    .poll(() => sendRequest(site.url, { path: '/healthz' }).catch((error) => error.code))
    .toBe('ECONNREFUSED');

describe('a stop during the render of a page', () => {
  it('finishes the page, accepts no new connections, closes the database and exits with 0', async () => {
    const site = await startOnPostgres();
    const page = await requestSlowPage(site);
    const ended = once(site.process, 'exit');
    site.process.kill('SIGTERM');
    await waitUntilRefused(site);
    await page.release();
    const { status, text, headers } = await page.response;
    expect(status).toBe(200);
    expect(text).toContain('</html>');
    expect(headers.connection).toBe('close');
    expect(await ended).toEqual([0, null]);
    await expect.poll(countConnections).toBe(0);
  });

  it.each(idleConnections)('does not wait for a connection on which %s', async (_, sent) => {
    const site = await startOnPostgres();
    const page = await requestSlowPage(site);
    const socket = await openConnection(site.url);
    socket.write(sent);
    await sendRequest(site.url, { path: '/healthz' });
    const closed = buffer(socket);
    const ended = once(site.process, 'exit');
    site.process.kill('SIGTERM');
    // The page is still pending: this connection is closed before the page and before the end of the process.
    await closed;
    await page.release();
    expect((await page.response).status).toBe(200);
    expect(await ended).toEqual([0, null]);
  });

  it('ends at once at a second signal', async () => {
    const site = await startOnPostgres();
    const page = await requestSlowPage(site);
    const closed = page.response.catch((error: NodeJS.ErrnoException) => error.code);
    const ended = once(site.process, 'exit');
    site.process.kill('SIGTERM');
    await waitUntilRefused(site);
    site.process.kill('SIGTERM');
    expect(await ended).toEqual([1, null]);
    expect(await closed).toBe('ECONNRESET');
    await page.release();
  });
});

it('is not ready during DRAIN_SECONDS, but serves requests', async () => {
  const site = await startOnPostgres({ DRAIN_SECONDS: '2' });
  const ended = once(site.process, 'exit');
  const { status: ready, headers } = await sendRequest(site.url, { path: '/readyz' });
  expect([ready, headers['x-site-id']]).toEqual([200, expect.stringMatching(/^[\w-]{16}$/)]);
  site.process.kill('SIGTERM');
  await expect.poll(async () => (await sendRequest(site.url, { path: '/readyz' })).status).toBe(503);
  expect((await sendRequest(site.url, { path: '/company' })).status).toBe(200);
  expect((await sendRequest(site.url, { path: '/healthz' })).status).toBe(200);
  expect(await ended).toEqual([0, null]);
});

it('is alive, but not ready, without its database', async () => {
  const site = await startOnPostgres();
  // Pages are served a moment before the start has ended, and a start without database fails.
  await expect.poll(() => site.output()).toContain(site.url);
  const status = async (path: string) => (await sendRequest(site.url, { path })).status;
  const name = new URL(database.url).pathname.slice(1);
  const server = new pg.Client({ connectionString: inject('postgresUrl') });
  await server.connect();
  await server.query(`alter database ${name} allow_connections false`);
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await expect.poll(() => status('/readyz')).toBe(503);
  expect([await status('/healthz'), await status('/company')]).toEqual([200, 200]);
  await server.query(`alter database ${name} allow_connections true`);
  await server.end();
  await expect.poll(() => status('/readyz')).toBe(200);
});

it('releases the folder of the embedded database', async () => {
  const dataFolder = join(folder, 'embedded');
  copySeededData(dataFolder);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const site = await start({}, dataFolder);
    const ended = once(site.process, 'exit');
    site.process.kill(signal);
    expect(await ended).toEqual([0, null]);
  }
});
