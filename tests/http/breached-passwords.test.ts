import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { paths } from '~/paths';
import type { RunningSite } from '../../scripts/site/production-site';
import { type FakeBreachService, startFakeBreachService } from '../fakes/fake-breach-service';
import { postForm } from './support/post-form';
import { startSeededSite } from './support/seeded-site';

const BREACHED_PASSWORD = 'a ferry full of lanterns';
let service: FakeBreachService;
let site: RunningSite;
let folder: string;

beforeAll(async () => {
  service = await startFakeBreachService({ [BREACHED_PASSWORD]: 12 });
  folder = await mkdtemp(join(tmpdir(), 'tessera-breached-'));
  site = await startSeededSite({ dataFolder: folder, settings: { BREACHED_PASSWORDS_URL: service.url } });
});
afterAll(async () => {
  await site.stop();
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

const signUp = (siteUrl: string, password: string) =>
  postForm(siteUrl, {
    path: paths.auth.signUp(),
    fields: { name: 'Jaya', email: 'jaya@example.com', password, terms: 'on' },
  });

it('without the setting, the bundled list of breached passwords is checked', async () => {
  const refused = await signUp(inject('siteUrl'), 'manchester');
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('found in a data breach');
});

it('with the setting, the service is checked, too; when it is down, a sign-up works with the bundled list', async () => {
  expect((await signUp(site.url, BREACHED_PASSWORD)).status).toBe(400);
  expect(service.requests).toHaveLength(1);
  expect((await signUp(site.url, 'nobody has ever typed this')).status).toBe(303);
  service.setResponse((response) => response.writeHead(500).end());
  expect((await signUp(site.url, BREACHED_PASSWORD)).status).toBe(303);
  expect((await signUp(site.url, 'manchester')).status).toBe(400);
});
