import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

/** Served pixels to shown pixels. A little above two, because there is not a file for every width. */
const LARGEST_RATIO = 2.2;
const MOST_BYTES_OF_CATALOGUE = 500_000;

const pagesWithPictures = [
  '/',
  '/about',
  '/shop/index',
  '/shop/grid',
  '/shop/single/mosaic-mug',
  '/shop/cart',
  '/career',
  '/company',
  '/products/hackmatrix',
];

/** Goes down the page slowly enough for every lazy picture to come. */
async function lookAtAll(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForLoadState('networkidle');
}

/**
 * Every file with more pixels than the ratio allows for the largest place it is shown in. A browser that has the large
 * file already shows it in small places too, which saves a request.
 */
const tooLarge = (page: Page, ratio: number) =>
  page.locator('img.picture').evaluateAll((images, most) => {
    const shown = new Map<string, number>();
    for (const image of images as HTMLImageElement[]) {
      // A square that covers an oblong is as wide as the longer side.
      const side = Math.max(image.offsetWidth, image.offsetHeight) * window.devicePixelRatio;
      if (side > 0) shown.set(image.currentSrc, Math.max(side, shown.get(image.currentSrc) ?? 0));
    }
    return [...shown].flatMap(([file, side]) => {
      const served = Number(/-(\d+)\.\w+$/.exec(file)?.[1]);
      return served / side > most ? [`${file} at ${side} px`] : [];
    });
  }, ratio);

for (const { screen, ...settings } of [
  { screen: 'a phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
  { screen: 'a small phone', viewport: { width: 320, height: 640 }, deviceScaleFactor: 2 },
  { screen: 'a desktop', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
]) {
  test.describe(`on ${screen}`, () => {
    test.use(settings);

    for (const path of pagesWithPictures) {
      test(`${path} serves no picture far larger than it is shown`, async ({ page }) => {
        await page.goto(path);
        await lookAtAll(page);
        expect(await tooLarge(page, LARGEST_RATIO)).toEqual([]);
      });
    }
  });
}

test.describe('the whole catalogue on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true });

  test('costs less than half a megabyte of pictures', async ({ page }) => {
    const sizes = new Map<string, number>();
    page.on('response', (response) => {
      const path = new URL(response.url()).pathname;
      if (path.startsWith('/pictures/')) {
        sizes.set(path, Number(response.headers()['content-length'] ?? 0));
      }
    });
    await page.goto('/shop/grid');
    await lookAtAll(page);

    await expect(page.getByRole('main').getByRole('article')).toHaveCount(24);
    expect(sizes.size).toBeGreaterThanOrEqual(24);
    expect([...sizes.values()].every((size) => size > 0)).toBe(true);
    expect([...sizes.values()].reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES_OF_CATALOGUE);
  });
});
