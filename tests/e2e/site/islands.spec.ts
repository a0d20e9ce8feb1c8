import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const island = (page: Page) => page.locator('[data-island=judging-demo]');
const isAlive = (page: Page) => expect(island(page)).toHaveAttribute('data-hydrated', '');

/** The sources of all scripts that the page has run. What it only fetches ahead, by a link, is not run. */
const scriptsRun = (page: Page) =>
  page.evaluate(() => {
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const run = loaded.filter(({ name, initiatorType }) => name.endsWith('.js') && initiatorType !== 'link');
    return Promise.all(run.map(async ({ name }) => (await fetch(name)).text()));
  });

const results = (page: Page) => island(page).getByRole('button', { name: 'Results' });

for (const address of ['/', '/products/hackmatrix']) {
  test.describe(`the judging desk on ${address}`, () => {
    test.beforeEach(({ page }) => page.goto(address));

    test('can be read before anything of React is run', async ({ page }) => {
      await page.waitForLoadState('networkidle');
      await expect(island(page).getByRole('table')).toBeVisible();
      await page.mouse.wheel(0, 2_000);
      await page.waitForLoadState('networkidle');
      expect(await island(page).getAttribute('data-hydrated')).toBeNull();
      const sources = await scriptsRun(page);
      expect(sources.length).toBeGreaterThan(0);
      expect(sources.filter((source) => source.includes('react.transitional.element'))).toEqual([]);
    });

    test('comes to life when the pointer reaches it', async ({ page }) => {
      await island(page).hover();
      await isAlive(page);
    });

    test('comes to life when the focus reaches it', async ({ page }) => {
      await results(page).focus();
      await isAlive(page);
      await page.keyboard.press('Enter');
      await expect(island(page).getByRole('table')).toBeHidden();
    });

    test('takes a press that came before its code, once for each', async ({ page }) => {
      let letThrough = () => {};
      const held = new Promise<void>((resolve) => {
        letThrough = resolve;
      });
      await page.route('**/assets/*.js', async (route) => {
        await held;
        await route.fallback();
      });
      await results(page).click();
      await expect(island(page).getByRole('table')).toBeVisible();
      letThrough();
      await expect(island(page).getByRole('table')).toBeHidden();
      await isAlive(page);
    });
  });
}

test('an impatient keyboard toggles as often as it was pressed', async ({ page }) => {
  await page.goto('/');
  const cell = island(page).locator('button[aria-expanded]').first();
  await cell.evaluate((button: HTMLElement) => {
    // In one task, so that nothing can arrive between them.
    for (let press = 0; press < 3; press += 1) button.click();
  });
  await isAlive(page);
  await expect(cell).toHaveAttribute('aria-expanded', 'true');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the first tap already counts', async ({ page }) => {
    await page.goto('/');
    await results(page).tap();
    await isAlive(page);
    await expect(island(page).getByRole('table')).toBeHidden();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the desk shows its marks', async ({ page }) => {
    await page.goto('/');
    await expect(island(page).getByRole('row').nth(1)).toBeVisible();
  });
});
