import type { Page } from '@playwright/test';
import { RENDER_LATER_ATTRIBUTE } from '../../../app/domain/site/presence-attributes';
import { paths } from '../../../app/paths';
import { showPresence } from '../support/show-presence';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });

/** How many parts of the page the browser leaves out of its layout. */
const countSkippedParts = (page: Page) =>
  page.evaluate(
    (attribute) =>
      [...document.querySelectorAll(`[${attribute}]`)].filter(
        ({ firstElementChild }) => !firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
    RENDER_LATER_ATTRIBUTE,
  );

for (const path of [paths.home(), paths.product('hackmatrix'), paths.shop.catalogue()]) {
  test(`${path} lays out what is far below the window when a visitor is there`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    expect(await countSkippedParts(page)).toBeGreaterThan(0);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link').first()).toBeAttached();

    await showPresence(page);
    await expect(page.locator(`[${RENDER_LATER_ATTRIBUTE}]`)).toHaveCount(0);
    expect(await countSkippedParts(page)).toBe(0);
  });
}

test('a link to a part far below the window opens that part', async ({ page }) => {
  await page.goto(`${paths.product('hackmatrix')}#prices`);
  await expect(page.locator('#prices')).toBeInViewport();
});

test('a reloaded page is where it was', async ({ page }) => {
  await page.goto(paths.home());
  await showPresence(page);
  await expect(page.locator(`[${RENDER_LATER_ATTRIBUTE}]`)).toHaveCount(0);
  const place = page.getByRole('contentinfo').getByRole('link').first();
  await place.scrollIntoViewIfNeeded();
  await expect(place).toBeInViewport();
  await page.reload();
  await expect(place).toBeInViewport();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a part is laid out when it comes near the window', async ({ page }) => {
    await page.goto(paths.home());
    const last = page.getByRole('contentinfo').getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });
});
