import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { RunningSite } from '../../../scripts/site/production-site';
import { startSeededSite } from '../support/seeded-site';
import { sendRequest } from '../support/send-request';

const REPORT = '{"path":"/faq","lcp":1200}';

const send = async (siteUrl: string, body: string, headers: Record<string, string> = {}) => {
  const response = await sendRequest(siteUrl, {
    method: 'POST',
    path: '/web-vitals',
    body,
    headers: { 'Sec-Fetch-Site': 'same-origin', 'User-Agent': 'Mozilla/5.0 Firefox/140', ...headers },
  });
  expect(response.text).toBe('');
  expect(response.headers['set-cookie']).toBeUndefined();
  return response.status;
};

it('R-MEASURE-4: only a small report of a page of this site is accepted', async () => {
  const siteUrl = inject('siteUrl');
  expect(await send(siteUrl, REPORT)).toBe(204);
  expect(await send(siteUrl, REPORT, { DNT: '1' })).toBe(204);
  expect(await send(siteUrl, REPORT, { 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
  expect(await send(siteUrl, REPORT, { 'Sec-Fetch-Site': 'none' })).toBe(403);
  expect(await send(siteUrl, REPORT, { 'Sec-Fetch-Site': '', Origin: 'https://evil.example' })).toBe(403);
  expect(await send(siteUrl, '{"path":"/faq","lcp":-1}')).toBe(400);
  expect(await send(siteUrl, '')).toBe(400);
  expect(await send(siteUrl, `${REPORT}${' '.repeat(600)}`)).toBe(413);
  expect((await sendRequest(siteUrl, { path: '/web-vitals' })).status).toBe(404);
});

let site: RunningSite;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-vitals-'));
  site = await startSeededSite({ dataFolder: folder, settings: { FORMS_PER_MINUTE: '3' } });
});
afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

it('R-MEASURE-4: reports over the limit are refused, and do not use up the forms of a visitor', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 5; index++) statuses.push(await send(site.url, REPORT));
  expect(statuses).toEqual([204, 204, 204, 429, 429]);
  const form = { method: 'POST', path: '/company', headers: { 'Sec-Fetch-Site': 'same-origin' } };
  expect((await sendRequest(site.url, form)).status).toBe(405);
});
