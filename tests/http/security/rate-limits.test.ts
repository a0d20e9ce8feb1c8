import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import type { RunningSite } from '../../../scripts/site/production-site';
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

const statusesOf = async (answers: Promise<TestResponse>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);

it('so many forms a minute are let in, whatever a client says of its address; then it is told how long to wait', async () => {
  const running = await start({ FORMS_PER_MINUTE: '5' });
  const first = await statusesOf(
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

it('behind a proxy each visitor is counted alone, by what the proxy added and nothing before it', async () => {
  const running = await start({ FORMS_PER_MINUTE: '2', TRUSTED_PROXIES: '1' });
  const by = (forwarded: string) => sendForm(running, { 'X-Forwarded-For': forwarded });
  const one = await statusesOf([by('203.0.113.1'), by('made up, 203.0.113.1')]);
  expect(one).toEqual([405, 405]);
  expect((await by('198.51.100.7, 203.0.113.1')).status).toBe(429);
  expect((await by('203.0.113.1, 203.0.113.2')).status).toBe(405);
});

it('many made pages are limited, pages from memory are not', async () => {
  const running = await start({ FORMS_PER_MINUTE: '1' });
  const ask = (path: string) => sendRequest(running.url, { path });
  const statuses = new Map<number, number>();
  for (let batch = 0; batch < 13; batch += 1) {
    const asked = Array.from({ length: 100 }, (_, index) => ask(`/assets/none-${batch}-${index}.js`));
    for (const { status } of await Promise.all(asked)) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect(statuses).toEqual(
    new Map([
      [404, 1200],
      [429, 100],
    ]),
  );
  expect((await ask('/company')).status).toBe(200);
  expect((await ask('/favicon.ico')).status).toBe(200);
});
