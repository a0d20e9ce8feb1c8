import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startMockedDevelopmentSite } from '../../../scripts/site/production-site.ts';
import { test as base, expect } from '../support/test';

/** Milliseconds. The development server compiles each module at its first use. */
const COMPILE_TIMEOUT = 60_000;

const test = base.extend({
  site: [
    async ({ siteSettings }, use) => {
      const dataFolder = await mkdtemp(join(tmpdir(), 'tessera-e2e-'));
      const site = await startMockedDevelopmentSite({ dataFolder, settings: siteSettings });
      await use(site);
      await site.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.setTimeout(2 * COMPILE_TIMEOUT);

declare global {
  interface Window {
    login?: { status: number; body: string } | undefined;
  }
}

/** Sends `POST /login` from the page. The response is later in `window.login`. */
const sendLogin = (page: Page, credentials: { email: string; password: string }) =>
  page.evaluate((body) => {
    window.login = undefined;
    const options = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body };
    void fetch('/login', options).then(async (response) => {
      window.login = { status: response.status, body: await response.text() };
    });
  }, JSON.stringify(credentials));

const readLogin = (page: Page) => page.evaluate(() => window.login);

test('R-LOGIN-3: the mock of `npm run dev:mock` responds in the browser after 1,000 ms', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/status 401: POST \/login/);
  await page.clock.install();
  await page.goto('/auth/sign-in');
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL), {
      timeout: COMPILE_TIMEOUT,
    })
    .toContain('/mockServiceWorker.js');

  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  const requested = page.waitForEvent('request', (request) => request.url().endsWith('/login'));
  await sendLogin(page, { email: 'meera@tessera.example', password: 'wrong' });
  await requested;
  await page.clock.runFor(900);
  expect(await readLogin(page)).toBeUndefined();
  await page.clock.runFor(1_000);
  await expect.poll(() => readLogin(page)).toMatchObject({ status: 401 });
  expect((await readLogin(page))?.body).toContain('Username or password is incorrect');

  await sendLogin(page, { email: 'meera@tessera.example', password: 'one tile at a time' });
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return (await readLogin(page))?.status;
    })
    .toBe(200);
  const user: object = JSON.parse((await readLogin(page))?.body ?? '{}');
  expect(user).toMatchObject({ email: 'meera@tessera.example', token: expect.stringMatching(/^mock-/) });
  expect(user).not.toHaveProperty('password');
});
