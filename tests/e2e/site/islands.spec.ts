import type { Page } from '@playwright/test';
import { trackRequests, waitForFrames } from '../support/ended-requests';
import { holdRequests } from '../support/hold-requests';
import { expect, test } from '../support/test';

const island = (page: Page) => page.locator('[data-island=judging-demo]');
const expectHydrated = (page: Page) => expect(island(page)).toHaveAttribute('data-hydrated', '');

/** The sources of the scripts that the page has run. Scripts that a link preloads are left out. */
const readRunScripts = (page: Page) =>
  page.evaluate(() => {
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const run = loaded.filter(({ name, initiatorType }) => name.endsWith('.js') && initiatorType !== 'link');
    return Promise.all(run.map(async ({ name }) => (await fetch(name)).text()));
  });

const results = (page: Page) => island(page).getByRole('button', { name: 'Results' });

for (const path of ['/', '/products/hackmatrix']) {
  test.describe(`the judging demo on ${path}`, () => {
    test.beforeEach(({ page }) => page.goto(path));

    test('is readable before React runs', async ({ page }) => {
      const waitForRequests = trackRequests(page);
      await page.reload();
      await expect(island(page).getByRole('table')).toBeVisible();
      await waitForRequests();
      await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
      await page.mouse.wheel(0, 2_000);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      await waitForFrames(page);
      await waitForRequests();
      expect(await island(page).getAttribute('data-hydrated')).toBeNull();
      const sources = await readRunScripts(page);
      expect(sources.length).toBeGreaterThan(0);
      expect(sources.filter((source) => source.includes('react.transitional.element'))).toEqual([]);
    });

    test('hydrates when the pointer enters it', async ({ page }) => {
      await island(page).hover();
      await expectHydrated(page);
    });

    test('hydrates when it gets the focus', async ({ page }) => {
      await results(page).focus();
      await expectHydrated(page);
      await page.keyboard.press('Enter');
      await expect(island(page).getByRole('table')).toBeHidden();
    });

    test('replays a click from before its script has loaded', async ({ page }) => {
      const releaseScripts = await holdRequests(page, /\/assets\/[^/]*\.js$/);
      await results(page).click();
      await expect(island(page).getByRole('table')).toBeVisible();
      releaseScripts();
      await expect(island(page).getByRole('table')).toBeHidden();
      await expectHydrated(page);
    });
  });
}

test('three clicks before hydration toggle three times', async ({ page }) => {
  await page.goto('/');
  const cell = island(page).locator('button[aria-expanded]').first();
  await cell.evaluate((button: HTMLElement) => {
    // In one task, so that the island cannot hydrate between the clicks.
    for (let press = 0; press < 3; press += 1) button.click();
  });
  await expectHydrated(page);
  await expect(cell).toHaveAttribute('aria-expanded', 'true');
});

test('an island whose script could not be loaded hydrates at the next use', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/^request failed: GET \/assets\/judging-demo/);
  browserErrors.expect(/^page error: Failed to fetch dynamically imported module/);
  const isDown = { now: true };
  await page.route(/\/judging-demo[^/]*\.js$/, (route) =>
    isDown.now ? route.abort('failed') : route.fallback(),
  );
  await page.goto('/');
  const failure = page.waitForEvent('requestfailed', (request) => request.url().includes('judging-demo'));
  await results(page).focus();
  await failure;
  isDown.now = false;
  await expect(async () => {
    await results(page).click();
    await expect(island(page)).toHaveAttribute('data-hydrated', '', { timeout: 500 });
  }).toPass();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the first tap is replayed', async ({ page }) => {
    await page.goto('/');
    await results(page).tap();
    await expectHydrated(page);
    await expect(island(page).getByRole('table')).toBeHidden();
  });

  test('a first tap on “Print”, which the script of every page handles, prints once', async ({ page }) => {
    await page.addInitScript('window.prints = 0; window.print = () => { window.prints += 1; };');
    const waitForRequests = trackRequests(page);
    await page.goto('/saas/v4');
    await page.getByRole('button', { name: 'Print' }).tap();
    await expect(page.locator('[data-hydrated]')).toBeAttached();
    await expect.poll(() => page.evaluate('prints')).toBeGreaterThan(0);
    await waitForRequests();
    await waitForFrames(page);
    expect(await page.evaluate('prints')).toBe(1);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the judging demo shows its marks', async ({ page }) => {
    await page.goto('/');
    await expect(island(page).getByRole('row').nth(1)).toBeVisible();
  });
});
