import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/accessibility';
import { showPresence } from './support/show-presence';
import { expect, test } from './support/test';

/** A public demo: the server listens on all interfaces. */
test.use({ siteSettings: { HOST: '0.0.0.0', DEMO: 'on' } });

const banner = (page: Page) => page.getByRole('complementary', { name: 'Demo', exact: true });

/** One page of each layout and of each kind of hydration. */
const paths = ['/', '/auth/sign-in', '/blog/', '/shop/grid', '/shop/cart', '/dev/mailbox', '/no/such/page'];

test('every layout shows the demo banner without axe violations in both themes', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/status 404: GET \/no\/such\/page/);
  for (const path of paths) {
    await page.goto(path);
    await expect(banner(page)).toHaveText(/^This is a demo: .*Enter nothing real\.$/);
    const { top, left, width } = await banner(page).evaluate((element) =>
      element.getBoundingClientRect().toJSON(),
    );
    const windowWidth = await page.evaluate(() => document.documentElement.clientWidth);
    expect([path, top, left, width]).toEqual([path, 0, 0, windowWidth]);
    await expectAccessibleInBothThemes(page, '[aria-label="Demo"]');
  }
});

/** A layout shift as the browser reports it: `value` is the part of the window that moved times the distance. */
interface LayoutShift {
  value: number;
  startTime: number;
}

/** Web fonts replace fallbacks of nearly the same width. Core Web Vitals call up to 0.1 good. */
const MAX_SHIFT_BY_FONTS = 0.01;

/** Loads a page and returns all its layout shifts until `lastContent` and the fonts are there. */
async function loadAndCollectShifts(page: Page, path: string, lastContent: Locator): Promise<LayoutShift[]> {
  await page.goto(path);
  await showPresence(page);
  await expect(lastContent).toBeVisible();
  await page.evaluate(async () => void (await document.fonts.ready));
  return page.evaluate(() => Reflect.get(window, 'shifts'));
}

test('a page with the demo banner loads without layout shifts', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) Reflect.get(window, 'shifts').push(shift.toJSON());
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const pages = [
    ['/', page.getByRole('button', { name: 'Ask this site' })],
    ['/shop/cart', page.getByRole('spinbutton').last()],
  ] as const;
  for (const [path, lastContent] of pages) {
    const shifts = await loadAndCollectShifts(page, path, lastContent);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, path).toBeLessThanOrEqual(MAX_SHIFT_BY_FONTS);
  }
  // Without web fonts nothing moves at all.
  await page.route('**/*.woff2', (route) => route.abort('aborted'));
  for (const [path, lastContent] of pages)
    expect(await loadAndCollectShifts(page, path, lastContent)).toEqual([]);
});

test('a menu opens below the header', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Products' }).click();
  const topOf = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
  const headerBottom = await page
    .locator('body > header')
    .evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await topOf('.menu-panel:popover-open')).toBe(headerBottom);
});

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the demo banner has at most three lines and does not overflow', async ({ page }) => {
    await page.goto('/');
    const height = await banner(page).evaluate((element) => element.getBoundingClientRect().height);
    expect(height).toBeLessThanOrEqual(72);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});
