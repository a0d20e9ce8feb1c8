import { chromium } from '@playwright/test';
import { findBrowser } from '../../../scripts/browser/find-browser.ts';
import { launchArguments } from '../../../scripts/browser/launch-options.ts';
import { findOverflow } from '../support/document-errors';
import { expect, test } from '../support/test';

/** The text size that a visitor sets in the browser, in pixels: 100, 150 and 200 %. */
const textSizes = [16, 24, 32];
const widths = [390, 768, 1440];
const height = 900;

/** Different kinds of pages: a form with tables, prices, products, long words. */
const samplePaths = ['/', '/contact', '/pricing', '/company', '/shop/single/tile-tee'];

for (const textSize of textSizes) {
  test(`pages fit phones, tablets and wide windows with text of ${(textSize / 16) * 100} %`, async ({
    site,
  }) => {
    const browser = await chromium.launch({
      executablePath: findBrowser(),
      args: [...launchArguments, `--blink-settings=defaultFontSize=${textSize}`],
    });
    const page = await browser.newPage({ baseURL: site.url, reducedMotion: 'reduce' });
    for (const path of samplePaths) {
      await page.goto(path);
      for (const width of widths) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => findOverflow(page), `${path} at ${width} px`).toEqual([]);
      }
    }
    await page.setViewportSize({ width: 1440, height });
    await page.goto('/');
    // Large text has the layout of a narrower window.
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ visible: textSize < 24 });
    await browser.close();
  });
}
