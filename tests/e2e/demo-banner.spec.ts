import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/accessibility';
import { storeTheme, themes } from './support/stored-theme';
import { expect, test } from './support/test';

/** A demo that other machines can reach. */
test.use({ siteSettings: { HOST: '0.0.0.0', DEMO: 'on' } });

const banner = (page: Page) => page.getByRole('complementary', { name: 'Demo', exact: true });

/** One page of each layout, and of each way to be hydrated. */
const pages = ['/', '/auth/sign-in', '/blog/', '/shop/grid', '/shop/cart', '/dev/mailbox', '/no/such/page'];

for (const theme of themes) {
  test(`every layout carries it, accessibly, in the ${theme} theme`, async ({ page, browserErrors }) => {
    browserErrors.expect(/status 404: GET \/no\/such\/page/);
    await storeTheme(page, theme);
    for (const path of pages) {
      await page.goto(path);
      await expect(banner(page)).toHaveText(/^This is a demo: .*Enter nothing real\.$/);
      const { top, left, width } = await banner(page).evaluate((element) =>
        element.getBoundingClientRect().toJSON(),
      );
      const room = await page.evaluate(() => document.documentElement.clientWidth);
      expect([path, top, left, width]).toEqual([path, 0, 0, room]);
      await expectNoAxeViolations(page);
    }
  });
}

test('nothing moves while a page with it loads', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) Reflect.get(window, 'shifts').push(shift.toJSON());
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/', '/shop/cart']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
  }
});

test('a menu opens below the header, not over it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Products' }).click();
  const topOf = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
  const headerEnd = await page
    .locator('body > header')
    .evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await topOf('.menu-panel:popover-open')).toBe(headerEnd);
});

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('it takes at most three lines, and nothing is wider than the window', async ({ page }) => {
    await page.goto('/');
    const height = await banner(page).evaluate((element) => element.getBoundingClientRect().height);
    expect(height).toBeLessThanOrEqual(72);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});
