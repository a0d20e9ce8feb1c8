import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readEnvironment } from '~/server/env.server';
import { manageFiles } from '~/server/process/manage-site-files.server';
import type { RunningSite } from '../../../scripts/site/production-site';
import { type FakeObjectStore, startFakeObjectStore } from '../../fakes/fake-object-store';
import { postApplication, validPdf } from '../support/post-application';
import { startSeededSite } from '../support/seeded-site';
import { sendRequest } from '../support/send-request';

let store: FakeObjectStore;
let site: RunningSite;
let folder: string;

beforeAll(async () => {
  store = await startFakeObjectStore();
  folder = await mkdtemp(join(tmpdir(), 'tessera-file-store-'));
  site = await startSeededSite({ dataFolder: folder, settings: { ...store.environment, FILES: 's3' } });
});
afterAll(async () => {
  await site.stop();
  await store.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => store.setDown(false));

let applications = 0;

/** Applies for a role with a CV. Resolves to the path of the CV. */
async function sendCv(): Promise<string> {
  applications += 1;
  const fields = { link: `https://example.com/${applications}` };
  const { status, headers } = await postApplication({ siteUrl: site.url, fields });
  expect(status).toBe(303);
  const page = await sendRequest(site.url, { path: headers.location ?? '' });
  return /\/messages\/[\w-]+\/files\/[\w-]+/.exec(page.text)?.[0] ?? '';
}

const read = (path: string, headers: Record<string, string> = {}) => sendRequest(site.url, { path, headers });

it('a CV goes to the file store and comes from there', async () => {
  const path = await sendCv();
  const objects = [...store.objects.values()].map(({ content }) => content.toString());
  expect(objects).toContain(validPdf);
  expect((await read(path)).text).toBe(validPdf);
});

it('R-FILES-2: while the store is down, a file answers 503 with a text, and pages answer as before', async () => {
  const path = await sendCv();
  store.setDown(true);
  const page = await read(path, { Accept: 'text/html' });
  expect([page.status, page.headers['retry-after']]).toEqual([503, '60']);
  expect(page.text).toContain('This file cannot be reached now.');
  expect(page.text).not.toContain(store.settings.bucket);
  expect((await read(path, { Accept: 'application/json' })).status).toBe(503);
  expect((await read('/shop/grid')).status).toBe(200);
  store.setDown(false);
  expect((await read(path)).text).toBe(validPdf);
});

it('R-FILES-3: while the store is down, an application is stored with its CV', async () => {
  store.setDown(true);
  const path = await sendCv();
  expect((await read(path)).text).toBe(validPdf);
});

it('R-FILES-4: the command moves the files of the running site', async () => {
  const environment = readEnvironment({ ...store.environment, FILES: 's3', DATA_FOLDER: folder });
  const before = store.objects.size;
  const dryRun = await manageFiles(environment, { kind: 'move', to: 's3', isDryRun: true });
  expect(dryRun).toEqual([expect.stringMatching(/^[1-9]\d* files of [\d,]+ bytes would be moved to s3\.$/)]);
  expect(store.objects.size).toBe(before);
  expect(await manageFiles(environment, { kind: 'move', to: 's3', isDryRun: false })).toEqual([
    dryRun[0]?.replace('would be', 'are'),
  ]);
  expect(store.objects.size).toBeGreaterThan(before);
  await expect(manageFiles(environment, { kind: 'move', to: 'database', isDryRun: false })).rejects.toThrow(
    'New files are written to FILES=s3. Set FILES=database and restart first.',
  );
});
