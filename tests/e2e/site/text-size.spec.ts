import { findBrowser } from '../../../scripts/browser/find-browser.ts';
import { launchArguments } from '../../../scripts/browser/launch-options.ts';
import { findOverflow } from '../support/document-errors';
import { expect, test } from '../support/test';

/** The text size that a visitor sets in the browser: twice the default. */
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: [...launchArguments, '--blink-settings=defaultFontSize=32'],
  },
});

test('with text of twice the size, pages fit wide windows and tablets', async ({ page }) => {
  for (const path of ['/', '/shop/index', '/shop/cart', '/auth/sign-in', '/contact', '/faq', '/pricing']) {
    await page.goto(path);
    for (const width of [1440, 768]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => findOverflow(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('with text of twice the size, a wide window has the layout of a narrow one', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
});
