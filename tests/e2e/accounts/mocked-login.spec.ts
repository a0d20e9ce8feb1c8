import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { sampleUsers } from '../../../app/content/samples/sample-users';
import { type RunningSite, startMockedDevelopmentSite } from '../../../scripts/site/production-site.ts';

/** The development server compiles each source when it is requested for the first time. */
const START_TIMEOUT_MS = 180_000;

let dataFolder: string;
let site: RunningSite;

test.beforeAll(async () => {
  test.setTimeout(START_TIMEOUT_MS);
  dataFolder = await mkdtemp(join(tmpdir(), 'tessera-mock-'));
  site = await startMockedDevelopmentSite(dataFolder);
});
test.afterAll(async () => {
  await site.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

test('R-LOGIN-3: with npm run dev:mock, the mock in the browser answers POST /login', async ({ page }) => {
  test.setTimeout(START_TIMEOUT_MS);
  await page.goto(`${site.url}/auth/sign-in`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const login = (email: string, password: string) =>
    page.evaluate(
      async (body) => {
        const start = performance.now();
        const response = await fetch('/login', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        });
        return { status: response.status, body: await response.json(), ms: performance.now() - start };
      },
      { email, password },
    );

  const [user] = sampleUsers;
  if (!user) throw new Error('There is no sample user.');
  let accepted: Awaited<ReturnType<typeof login>> | undefined;
  let refused: typeof accepted;
  // Vite reloads the page when it meets a package for the first time. That ends what the page was doing, and until the mock
  // has started again, the server answers.
  await expect(async () => {
    accepted = await login(user.email, user.password);
    expect(accepted.status).toBe(200);
    refused = await login(user.email, 'wrong');
    expect(refused.status).toBe(401);
  }).toPass();
  expect(accepted?.body).toMatchObject({ email: user.email, role: user.role });
  expect(accepted?.body).not.toHaveProperty('password');
  // The mock waits this long. How much longer it takes is not asserted.
  expect(accepted?.ms).toBeGreaterThanOrEqual(1_000);

  expect(JSON.stringify(refused?.body)).toContain('Username or password is incorrect');
});
