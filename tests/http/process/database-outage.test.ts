import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type RunningSite, startProductionSite } from '../../../scripts/site/production-site';
import { createPostgresDatabase } from '../../database/test-database';
import { type CuttingProxy, startCuttingProxy } from '../../fakes/cutting-proxy';
import { postForm } from '../support/post-form';
import { sendRequest } from '../support/send-request';

let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
let proxy: CuttingProxy;
let site: RunningSite;
let dataFolder: string;

beforeAll(async () => {
  database = await createPostgresDatabase('seeded');
  proxy = await startCuttingProxy(database.url);
  dataFolder = await mkdtemp(join(tmpdir(), 'tessera-outage-'));
  site = await startProductionSite({
    dataFolder,
    isShortLived: true,
    settings: { DATABASE_URL: proxy.url, SESSION_SECRET: 'x'.repeat(32) },
  });
  // It answers before its worker runs, and a worker that cannot start ends it.
  await vi.waitFor(() => expect(site.output()).toContain('Press Ctrl-C to stop.'), { timeout: 60_000 });
});
afterAll(async () => {
  await site.stop();
  await proxy.close();
  await database.drop();
  await rm(dataFolder, { recursive: true, force: true });
});

const html = { Accept: 'text/html' };
const message = {
  topic: 'project',
  name: 'Asha Rao',
  email: 'asha.rao@example.com',
  message: 'Two "days" of work on a catalogue & its search.',
};
const sendMessage = () =>
  postForm(site.url, { path: '/contact?topic=project', fields: message, headers: html });

// The first requests of an outage wait for the database for 20 seconds.
it('R-HTTP-2: while the database is away, a page says so, and a form can be sent again with what was typed', async () => {
  await proxy.refuse();
  const [page, form, signIn, call] = await Promise.all([
    sendRequest(site.url, { path: '/search?q=mug', headers: html }),
    sendMessage(),
    postForm(site.url, {
      path: '/auth/sign-in',
      fields: { email: 'asha.rao@example.com', password: 'never in a page' },
      headers: html,
    }),
    sendRequest(site.url, { path: '/search/suggestions?q=mug', headers: { Accept: 'application/json' } }),
  ]);
  expect([page.status, page.headers['retry-after']]).toEqual([503, '60']);
  expect(page.text).toContain('Nothing is lost.');
  expect(page.text).not.toContain('Send again');

  expect([form.status, form.headers['retry-after']]).toEqual([503, '60']);
  expect(form.text).toContain('action="/contact?topic=project"');
  expect(form.text).toContain(
    'name="message" value="Two &quot;days&quot; of work on a catalogue &amp; its search."',
  );
  expect(form.text).toContain('Send again');

  expect(signIn.status).toBe(503);
  expect(signIn.text).toContain('value="asha.rao@example.com"');
  expect(signIn.text).not.toContain('never in a page');
  expect([call.status, call.headers['retry-after']]).toEqual([503, '60']);
  expect(call.text).not.toContain('<html');

  await proxy.accept();
  const again = await sendMessage();
  expect(again.status).toBe(303);
});
