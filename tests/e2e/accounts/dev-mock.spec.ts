import { rm } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { sampleUsers } from '../../../app/content/samples/sample-users.ts';
import { INVALID_CREDENTIALS_RESPONSE } from '../../../app/domain/auth/login-schema.ts';
import { type RunningSite, startMockedSite } from '../../../scripts/site/production-site.ts';
import { copyPreparedData } from '../support/prepared-data.ts';

let dataFolder: string;
let site: RunningSite;

test.beforeAll(async () => {
  // The first request compiles the site.
  test.setTimeout(120_000);
  dataFolder = await copyPreparedData();
  site = await startMockedSite({ dataFolder });
});

test.afterAll(async () => {
  await site?.stop();
  if (dataFolder) await rm(dataFolder, { recursive: true, force: true });
});

interface Answer {
  status: number;
  body: unknown;
  ms: number;
}

/** Sends `POST /login` from the page, as its script does. */
const logIn = (page: Page, credentials: { email: string; password: string }): Promise<Answer> =>
  page.evaluate(async (sent) => {
    const start = performance.now();
    const response = await fetch('/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(sent),
    });
    return { status: response.status, body: await response.json(), ms: performance.now() - start };
  }, credentials);

test('R-LOGIN-3: `npm run dev:mock` answers POST /login in the browser after a second', async ({ page }) => {
  test.setTimeout(120_000);
  const [user] = sampleUsers;
  if (!user) throw new Error('There is no sample account.');
  const { email, password } = user;
  // Vite reloads the page once when it has found all packages, so a page can end while it is used.
  await expect(async () => {
    await page.goto(`${site.url}/auth/sign-in`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 15_000 });
    const right = await logIn(page, { email, password });
    expect(right).toMatchObject({ status: 200, body: { email, token: `mock-${user.id}` } });
    expect(right.body).not.toHaveProperty('password');
    const wrong = await logIn(page, { email, password: 'another one' });
    expect(wrong).toMatchObject({ status: 401, body: INVALID_CREDENTIALS_RESPONSE });
    // The least time only: how much longer it takes depends on the machine.
    for (const { ms } of [right, wrong]) expect(ms).toBeGreaterThan(990);
  }).toPass({ timeout: 90_000 });
});
