import { plannedPages } from '../../../app/routes/planned-pages';
import { findOverflow } from '../support/document-errors';
import { isNotFoundPath, pagePaths } from '../support/page-paths';
import { isProtectedPath } from '../support/sign-in-as';
import { expect, test } from '../support/test';

/** Smoke tests for Firefox and WebKit (playwright.config.ts). `browserErrors` fails a test on errors in the browser. */

const WIDTHS = [390, 1440];
const HEIGHT = 900;

const isPlannedPath = (path: string) =>
  plannedPages.some((page) => page.path === path.replace(/(.)\/$/, '$1'));

const publicPaths = pagePaths.filter(
  (path) => !isProtectedPath(path) && !isNotFoundPath(path) && !isPlannedPath(path),
);

for (const path of publicPaths) {
  test(`${path} loads without errors and fits phone and desktop`, async ({ page }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(async () => void (await document.fonts.ready));
      await expect.poll(() => findOverflow(page), `overflow at ${width} px`).toEqual([]);
    }
  });
}

test('a visitor adds a product to the cart', async ({ page }) => {
  await page.goto('/shop/single/mosaic-mug');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByText('Mosaic mug added to your cart')).toBeVisible();
  await page.goto('/shop/cart');
  await expect(page.getByRole('spinbutton', { name: 'Quantity of Mosaic mug', exact: true })).toHaveValue(
    '2',
  );
});
