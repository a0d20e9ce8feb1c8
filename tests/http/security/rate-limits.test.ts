import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { CSRF_COOKIE, CSRF_HEADER } from '~/domain/site/csrf';
import { paths } from '~/paths';
import type { RunningSite } from '../../../scripts/site/production-site';
import { postForm } from '../support/post-form';
import { startSeededSite } from '../support/seeded-site';
import { sendRequest, type TestResponse } from '../support/send-request';

let site: RunningSite | undefined;
let folder: string;

async function start(settings: Record<string, string>): Promise<RunningSite> {
  folder = await mkdtemp(join(tmpdir(), 'tessera-limits-'));
  site = await startSeededSite({ dataFolder: folder, settings });
  return site;
}

afterEach(async () => {
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
});

function sendForm({ url }: RunningSite, headers: Record<string, string> = {}): Promise<TestResponse> {
  return sendRequest(url, {
    method: 'POST',
    path: '/company',
    headers: { 'Sec-Fetch-Site': 'same-origin', ...headers },
  });
}

const readStatuses = async (responses: Promise<TestResponse>[]) =>
  (await Promise.all(responses)).map(({ status }) => status);

it('forms over the limit per minute get 429 with Retry-After; without trusted proxies X-Forwarded-For is ignored', async () => {
  const running = await start({ FORMS_PER_MINUTE: '5' });
  const first = await readStatuses(
    Array.from({ length: 5 }, (_, index) => sendForm(running, { 'X-Forwarded-For': `203.0.113.${index}` })),
  );
  expect(first).toEqual([405, 405, 405, 405, 405]);
  const refused = await sendForm(running, { 'X-Forwarded-For': '203.0.113.99' });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(refused.headers['cache-control']).toBe('no-store');
  expect(refused.text).toContain('Please wait');
  expect((await sendRequest(running.url, { path: '/shop/checkout?buy=mosaic-mug' })).status).toBe(200);
});

it('behind a trusted proxy each client is counted by the IP address that the proxy added', async () => {
  const running = await start({ FORMS_PER_MINUTE: '2', TRUSTED_PROXIES: '1' });
  const send = (forwarded: string) => sendForm(running, { 'X-Forwarded-For': forwarded });
  const allowed = await readStatuses([send('203.0.113.1'), send('invented, 203.0.113.1')]);
  expect(allowed).toEqual([405, 405]);
  expect((await send('198.51.100.7, 203.0.113.1')).status).toBe(429);
  expect((await send('203.0.113.1, 203.0.113.2')).status).toBe(405);
});

it('one-click unsubscribing from one network, as a mail provider does it, is not limited like forms', async () => {
  const running = await start({ FORMS_PER_MINUTE: '1' });
  const unsubscribe = () =>
    sendRequest(running.url, {
      method: 'POST',
      path: '/newsletter/leave/00000000-0000-4000-8000-000000000000?key=unknown',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  expect(await readStatuses([unsubscribe(), unsubscribe(), unsubscribe()])).toEqual([404, 404, 404]);
});

it('the sync of a cart and opened notifications use up no forms of their network', async () => {
  const running = await start({ FORMS_PER_MINUTE: '1' });
  const token = '0123456789012345678901';
  const sync = () =>
    sendRequest(running.url, {
      method: 'POST',
      path: paths.shop.accountItems(),
      headers: {
        'Sec-Fetch-Site': 'same-origin',
        'Content-Type': 'application/json',
        cookie: `${CSRF_COOKIE}=${token}`,
        [CSRF_HEADER]: token,
      },
      body: JSON.stringify({ base: { cart: [], wishlist: [] }, own: { cart: [], wishlist: [] } }),
    });
  expect(await readStatuses([sync(), sync(), sync()])).toEqual([401, 401, 401]);
  const open = () => postForm(running.url, { path: paths.account.notifications(), fields: { id: 'none' } });
  expect(await readStatuses([open(), open(), open()])).toEqual([302, 302, 302]);
  expect(await readStatuses([sendForm(running)])).toEqual([405]);
  expect((await sendForm(running)).status).toBe(429);
});

it('dynamic pages are limited, cached pages are not', async () => {
  const running = await start({ FORMS_PER_MINUTE: '1' });
  const request = (path: string) => sendRequest(running.url, { path });
  const statuses = new Map<number, number>();
  for (let batch = 0; batch < 13; batch += 1) {
    const pending = Array.from({ length: 100 }, (_, index) => request(`/assets/none-${batch}-${index}.js`));
    for (const { status } of await Promise.all(pending))
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect(statuses).toEqual(
    new Map([
      [404, 1200],
      [429, 100],
    ]),
  );
  expect((await request('/company')).status).toBe(200);
  expect((await request('/favicon.ico')).status).toBe(200);
});
