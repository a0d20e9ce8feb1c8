import type { BrowserContext } from '@playwright/test';
import { findOverflow } from '../support/document-errors';
import { isNotFoundPath, pagePaths } from '../support/page-paths';
import { isProtectedPath, signInAs } from '../support/sign-in-as';
import { findCartItem } from '../support/stored-cart';
import { expect, test } from '../support/test';

/** Smoke tests for Firefox and WebKit (playwright.config.ts). `browserErrors` fails a test on errors in the browser. */

const WIDTHS = [390, 1440];
const HEIGHT = 900;

const publicPaths = pagePaths.filter((path) => !isProtectedPath(path) && !isNotFoundPath(path));

/** Removes the content security policy of pages, whose URLs have no file extension. */
const removeContentSecurityPolicy = (context: BrowserContext) =>
  context.route(
    ({ pathname }) => !/\.\w+$/.test(pathname),
    async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      const response = await route.fetch({ maxRedirects: 0 });
      const { 'content-security-policy': _, ...headers } = response.headers();
      return route.fulfill({ response, headers });
    },
  );

// In a released Firefox, Playwright evaluates its own code in the page, and the policy blocks that.
test.beforeEach(async ({ context, channel }) => {
  if (channel?.startsWith('moz-')) await removeContentSecurityPolicy(context);
});

for (const path of publicPaths) {
  test(`${path} loads without errors and fits phone and desktop`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(async () => void (await document.fonts.ready));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await expect.poll(() => findOverflow(page), `overflow at ${width} px`).toEqual([]);
    }
  });
}

test('a visitor adds a product to the cart', async ({ page }) => {
  await page.goto('/shop/single/desk-mat');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Cart, 5 items' })).toBeVisible();
  await page.goto('/shop/cart');
  await expect(findCartItem(page, 'Desk mat')).toBeVisible();
});

test('menus of the header end with their content', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: HEIGHT });
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Company' }).click();
  const panel = page.locator('.menu-panel:popover-open');
  await expect(panel).toBeVisible();
  const [end, lastLinkEnd] = await panel.evaluate((element) => {
    const links = [...element.querySelectorAll('a')].map((link) => link.getBoundingClientRect().bottom);
    return [element.getBoundingClientRect().bottom, Math.max(...links)];
  });
  expect(end - lastLinkEnd).toBeLessThan(100);
});

test('staff filter the orders and open one by a click on its row', async ({ page }) => {
  await signInAs(page.request, 'admin');
  await page.setViewportSize({ width: 1440, height: HEIGHT });
  await page.goto('/admin/orders');
  await page.getByRole('button', { name: /^Filter/ }).click();
  const filter = page.locator('#order-filters:popover-open');
  await expect.poll(() => filter.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  await page.keyboard.press('Escape');
  const row = page.getByRole('row').nth(2);
  const number = await row.getByRole('link').first().textContent();
  // The middle of a row, beside its texts.
  await row.click();
  await expect(page.getByRole('region', { name: `Order ${number?.trim()}` })).toBeVisible();
});
