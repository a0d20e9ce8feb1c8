import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const quotes = (page: Page) => page.getByRole('complementary', { name: 'What customers say' });
const readOffset = (page: Page) =>
  quotes(page)
    .getByRole('list', { name: 'Quotes' })
    .evaluate((list) => list.scrollLeft / list.clientWidth);

/** The large layout begins at 992 px. */
const sides = [
  { width: 991, isLarge: false },
  { width: 992, isLarge: true },
];

for (const { width, isLarge } of sides) {
  test(`R-ROUTE-4: the quotes beside the sign-in are ${isLarge ? 'shown' : 'hidden'} at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/auth/sign-in');
    await expect(quotes(page)).toBeVisible({ visible: isLarge });
  });

  test(`the header shows ${isLarge ? 'its menus' : 'one menu button'} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ visible: isLarge });
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible({ visible: !isLarge });
  });
}

test('R-ROUTE-4: the buttons of the quote carousel show the next and the previous quote', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/auth/sign-in');
  expect(await readOffset(page)).toBe(0);
  await page.getByRole('button', { name: 'Next quote' }).click();
  await expect.poll(() => readOffset(page)).toBe(1);
  await page.getByRole('button', { name: 'Next quote' }).click();
  await expect.poll(() => readOffset(page)).toBe(2);
  await page.getByRole('button', { name: 'Previous quote' }).click();
  await expect.poll(() => readOffset(page)).toBe(1);
});

test('the headers keep their buttons in one line on small phones', async ({ page }) => {
  for (const width of [320, 360, 375]) {
    await page.setViewportSize({ width, height: 700 });
    for (const path of ['/', '/shop/grid']) {
      await page.goto(path);
      const header = page.getByRole('banner');
      const logo = await header.getByRole('link').first().boundingBox();
      const menu = await header.getByRole('button', { name: 'Menu', exact: true }).boundingBox();
      const middles = [logo, menu].map((box) => (box ? box.y + box.height / 2 : Number.NaN));
      expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? 0)), `${path} at ${width} px`).toBeLessThan(8);
    }
  }
});
