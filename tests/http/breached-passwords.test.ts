import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { paths } from '~/paths';
import type { RunningSite } from '../../scripts/site/production-site';
import { type FakeBreachService, startFakeBreachService } from '../fakes/fake-breach-service';
import { postForm } from './support/post-form';
import { startSeededSite } from './support/seeded-site';

const known = 'a ferry full of lanterns';
let service: FakeBreachService;
let site: RunningSite;
let folder: string;

beforeAll(async () => {
  service = await startFakeBreachService({ [known]: 12 });
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

it('without a setting the list beside the server refuses what it knows', async () => {
  const refused = await signUp(inject('siteUrl'), 'manchester');
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('found in a data breach');
});

it('with it the service refuses what it knows, and nobody is held up when it is down', async () => {
  expect((await signUp(site.url, known)).status).toBe(400);
  expect(service.requests).toHaveLength(1);
  expect((await signUp(site.url, 'nobody has ever typed this')).status).toBe(303);
  service.setResponse((response) => response.writeHead(500).end());
  expect((await signUp(site.url, known)).status).toBe(303);
  expect((await signUp(site.url, 'manchester')).status).toBe(400);
});
