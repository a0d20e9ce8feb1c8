import type { Locator, Page } from '@playwright/test';
import { signInAs } from '../support/sign-in-as';
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

const findMiddle = async (locator: Locator): Promise<number> => {
  const box = await locator.boundingBox();
  return box ? box.y + box.height / 2 : Number.NaN;
};

test('the headers keep their buttons in one line at every width', async ({ page }) => {
  for (const path of ['/', '/shop/grid'])
    for (const width of [320, 360, 375, 768, 991, 992, 1024, 1055, 1056, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(path);
      const header = page.getByRole('banner');
      const logo = await findMiddle(header.getByRole('link').first());
      const menu = header.getByRole('button', { name: 'Menu', exact: true });
      const cart = header.getByRole('link', { name: /^Cart/ });
      const last = await findMiddle((await menu.isVisible()) ? menu : cart);
      expect(Math.abs(logo - last), `${path} at ${width} px`).toBeLessThan(8);
    }
});

test('on a very wide screen, the ends of a row in the back office are not far apart', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1200 });
  await signInAs(page.request, 'admin');
  await page.goto('/admin/orders');
  const main = await page.getByRole('main').boundingBox();
  expect(main?.width).toBe(1760);
});

test('on a wide screen, the picture of the last order fills its tile', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs(page.request);
  await page.goto('/account');
  const pictures = page.getByRole('region', { name: 'Your last order' }).locator('picture').locator('..');
  expect((await pictures.first().boundingBox())?.width).toBeGreaterThan(170);
});

test('on a phone, a figure in the table of an article is on one line with its unit', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/blog/a-build-that-refuses-a-kilobyte');
  const cell = page.getByRole('cell', { name: '133,120 B' });
  const lines = await cell.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});
