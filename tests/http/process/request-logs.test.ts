import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningSite, startProductionSite } from '../../../scripts/site/production-site';
import { createPostgresDatabase } from '../../database/test-database';
import { exchange, get, openConnection } from '../support/connection';
import { sendRequest } from '../support/send-request';

let folder: string;
let site: RunningSite;
let database: Awaited<ReturnType<typeof createPostgresDatabase>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-logs-'));
  database = await createPostgresDatabase('seeded');
  site = await startProductionSite({
    dataFolder: folder,
    settings: { DATABASE_URL: database.url, SESSION_SECRET: 'x'.repeat(32), LOG_LEVEL: 'info' },
  });
});

afterAll(async () => {
  await site.stop();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

interface LogLine {
  level: number;
  requestId?: string;
  [name: string]: unknown;
}

const readLines = (): LogLine[] =>
  site
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));

const findLines = (requestId: unknown) => readLines().filter((line) => line.requestId === requestId);

it('a request is one line with method, path, status and duration', async () => {
  const { headers } = await sendRequest(site.url, { path: '/no/such/page' });
  await expect.poll(() => findLines(headers['x-request-id'])).toHaveLength(1);
  expect(findLines(headers['x-request-id'])[0]).toMatchObject({
    method: 'GET',
    path: '/no/such/page',
    status: 404,
    milliseconds: expect.any(Number),
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
});

it.each([
  ['a prerendered page', '/company', 'a', 200],
  ['a cached page', '/shop/single/mosaic-mug', 'a', 200],
  ['a file', '/favicon.svg', 'a', 200],
  ['an invalid host', '/company', 'a/b', 400],
])('%s is one line as well', async (_, path, Host, status) => {
  await sendRequest(site.url, { path });
  const { headers } = await sendRequest(site.url, { path, headers: { Host } });
  await expect.poll(() => findLines(headers['x-request-id'])).toHaveLength(1);
  expect(findLines(headers['x-request-id'])[0]).toMatchObject({ method: 'GET', path, status });
});

it('a response that its client does not receive is logged as aborted', async () => {
  const socket = await openConnection(site.url);
  socket.pause().write(get('/aborted').repeat(50));
  await sendRequest(site.url, { path: '/healthz' });
  socket.resetAndDestroy();
  await expect
    .poll(() => readLines().filter(({ path, isAborted }) => path === '/aborted' && isAborted).length)
    .toBeGreaterThan(0);
});

it('a malformed request is one line', async () => {
  await exchange(site.url, 'EAT / HTTP/1.1\r\nHost: a\r\n\r\n');
  await expect
    .poll(() => readLines().filter(({ reason }) => reason === 'HPE_INVALID_METHOD'))
    .toMatchObject([{ status: 400 }]);
});

it('health checks are not logged', async () => {
  await sendRequest(site.url, { path: '/healthz' });
  const { headers } = await sendRequest(site.url, { path: '/company' });
  await expect.poll(() => findLines(headers['x-request-id'])).toHaveLength(1);
  expect(readLines().filter(({ path }) => path === '/healthz')).toEqual([]);
});

it('the log contains no query, cookie, private link or form value', async () => {
  const formHeaders = {
    'Sec-Fetch-Site': 'same-origin',
    'Content-Type': 'application/x-www-form-urlencoded',
  };
  await sendRequest(site.url, { path: '/shop/orders/TS-2627-000001?key=hidden-key' });
  await sendRequest(site.url, { path: '/shop/grid?q=hidden-search' });
  await sendRequest(site.url, { path: '/messages/hidden-token' });
  await sendRequest(site.url, { path: '/no', headers: { Cookie: 'tessera.auth=hidden-cookie' } });
  await sendRequest(site.url, {
    path: '/',
    method: 'POST',
    headers: formHeaders,
    body: 'email=hidden%40typed.example',
  });
  const last = await sendRequest(site.url, {
    path: '/last',
    headers: { Referer: 'https://a.example/?hidden-referrer' },
  });
  await expect.poll(() => findLines(last.headers['x-request-id'])).toHaveLength(1);
  expect(site.output()).toContain('/shop/orders/TS-2627-000001');
  expect(site.output()).not.toContain('hidden');
});

it('an error is logged with its request, and its page shows no details', async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('alter table products rename to lost_products');
  const { status, headers, text } = await sendRequest(site.url, { path: '/shop/grid?q=hidden' });
  await client.query('alter table lost_products rename to products');
  await client.end();
  expect(status).toBe(500);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(text).toContain('</html>');
  expect(text).not.toMatch(/products" does not exist|\bat \S+ \(|select /);
  await expect.poll(() => findLines(headers['x-request-id']).map(({ level }) => level)).toEqual([50, 30]);
  expect(JSON.stringify(findLines(headers['x-request-id']))).toContain('does not exist');
  expect(site.output()).not.toContain('hidden');
  expect((await sendRequest(site.url, { path: '/shop/grid?q=mug' })).status).toBe(200);
});
