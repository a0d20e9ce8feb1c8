import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningSite, startProductionSite } from '../../../scripts/site/production-site';
import { createPostgresDatabase } from '../../database/test-database';
import { openConnection } from '../support/connection';
import { postForm } from '../support/post-form';
import { RENDER_LOG_SETTINGS, recordRenders } from '../support/record-renders';
import { sendRequest, type TestResponse } from '../support/send-request';

/** Pages that render or wait at the same time, see server/http/pages/render-limits. */
const PAGE_PLACES = 128;
/** Forms that run or wait at the same time. */
const FORM_PLACES = 256;

let folder: string;
let site: RunningSite;
let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
let locker: pg.Client;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-render-limits-'));
  database = await createPostgresDatabase('seeded');
  locker = new pg.Client({ connectionString: database.url });
  await locker.connect();
  const settings = { ...RENDER_LOG_SETTINGS, DATABASE_URL: database.url, SESSION_SECRET: 'x'.repeat(32) };
  site = await startProductionSite({ dataFolder: folder, settings });
});

afterAll(async () => {
  await site.stop();
  await locker.end();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Renders of shop pages wait until `unlockProducts`. */
const lockProducts = () => locker.query('begin; lock table products in access exclusive mode');
const unlockProducts = () => locker.query('rollback');

async function waitForLockedQuery(): Promise<void> {
  const countLocked = async () =>
    (await locker.query("select from pg_stat_activity where wait_event_type = 'Lock'")).rowCount;
  await expect.poll(countLocked).toBeGreaterThan(0);
}

it('requests for a page that is being rendered wait for this render', async () => {
  let responses: TestResponse[] = [];
  const renders = await recordRenders(site, async () => {
    await lockProducts();
    const pending = Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        sendRequest(site.url, { path: `/shop/grid?category=table&x=${index}` }),
      ),
    );
    await waitForLockedQuery();
    await unlockProducts();
    responses = await pending;
  });
  expect([...new Set(responses.map(({ status }) => status))]).toEqual([200]);
  expect(renders).toEqual(['/shop/grid']);
});

it('when all places are taken, further pages get 503 with Retry-After; forms and cached pages are served', async () => {
  const extra = 100;
  await sendRequest(site.url, { path: '/shop/single/mosaic-mug' });
  await lockProducts();
  const refused: TestResponse[] = [];
  const pending = Array.from({ length: PAGE_PLACES + extra }, async (_, index) => {
    const response = await sendRequest(site.url, { path: `/shop/grid?q=tile+${index}` });
    if (response.status !== 200) refused.push(response);
    return response.status;
  });
  await expect.poll(() => refused.length).toBe(extra);
  for (const { status, headers, text: html } of refused) {
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
    expect(headers['content-type']).toContain('text/html');
    expect(html).toContain('<h1>Too many visitors at once</h1>');
  }
  const form = await sendRequest(site.url, {
    method: 'POST',
    path: '/shop/quote',
    headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' },
    body: '{}',
  });
  const cached = await sendRequest(site.url, { path: '/shop/single/mosaic-mug' });
  expect([form.status, cached.status]).toEqual([400, 200]);
  await unlockProducts();
  expect((await Promise.all(pending)).filter((status) => status === 200)).toHaveLength(PAGE_PLACES);
  expect((await sendRequest(site.url, { path: '/shop/grid?q=after' })).status).toBe(200);
});

const FIELDS = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  topic: 'other',
  message: 'A question about tiles.',
};

/** Sends the headers of a contact form and waits until the server has read them. The body is not sent. */
async function openSlowForm(bodyLength: number): Promise<Socket> {
  const socket = await openConnection(site.url);
  const continued = once(socket, 'data');
  const headers = [
    'POST /contact HTTP/1.1',
    'Host: localhost',
    'Sec-Fetch-Site: same-origin',
    'Connection: close',
    'Expect: 100-continue',
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${bodyLength}`,
  ];
  socket.write(`${headers.join('\r\n')}\r\n\r\n`);
  const [data] = await continued;
  expect(String(data)).toMatch(/^HTTP\/1\.1 100 Continue/);
  return socket;
}

it('forms whose body arrives slowly take no place from other forms', async () => {
  const body = new URLSearchParams(FIELDS).toString();
  const slow = await Promise.all(Array.from({ length: FORM_PLACES + 44 }, () => openSlowForm(body.length)));
  const fields = { ...FIELDS, email: 'ravi@example.in' };
  expect((await postForm(site.url, { path: '/contact', fields })).status).toBe(303);
  const [first, ...others] = slow;
  for (const socket of others) socket.resetAndDestroy();
  if (!first) throw new Error('There is no slow form.');
  first.write(body);
  expect(await text(first)).toMatch(/^HTTP\/1\.1 303 /);
});
