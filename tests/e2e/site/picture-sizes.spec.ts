import type { Page } from '@playwright/test';
import { trackRequests, waitForFrames } from '../support/ended-requests';
import { expect, test } from '../support/test';

/** Pixels of the file to pixels on the screen, along one side. Above 2, because not every width has a file. */
const MAX_RATIO = 2.2;
const MAX_CATALOGUE_BYTES = 500_000;

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

/** Opens a page, scrolls through it so that lazy pictures load, and waits until they have loaded. */
async function loadAllPictures(page: Page, path: string) {
  const waitForRequests = trackRequests(page);
  await page.goto(path);
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
  });
  await waitForFrames(page);
  await waitForRequests();
}

/**
 * Files with more pixels than the ratio allows for the largest element that shows them. A browser reuses a large file
 * that it has for small elements, which saves a request.
 */
const findTooLargePictures = (page: Page, ratio: number) =>
  page.locator('img[data-tint]').evaluateAll((images, maxRatio) => {
    const sideByFile = new Map<string, number>();
    for (const image of images as HTMLImageElement[]) {
      // A square picture that covers a rectangle has the longer side as its width.
      const side = Math.max(image.offsetWidth, image.offsetHeight) * window.devicePixelRatio;
      if (side > 0) sideByFile.set(image.currentSrc, Math.max(side, sideByFile.get(image.currentSrc) ?? 0));
    }
    return [...sideByFile].flatMap(([file, side]) => {
      const served = Number(/-(\d+)\.\w+$/.exec(file)?.[1]);
      return served / side > maxRatio ? [`${file} at ${side} px`] : [];
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
      test(`${path} serves no picture far larger than its element`, async ({ page }) => {
        await loadAllPictures(page, path);
        expect(await findTooLargePictures(page, MAX_RATIO)).toEqual([]);
      });
    }
  });
}

test.describe('the whole catalogue on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true });

  test('has less than half a megabyte of pictures', async ({ page }) => {
    const sizes = new Map<string, number>();
    page.on('response', (response) => {
      const path = new URL(response.url()).pathname;
      if (path.startsWith('/pictures/')) {
        sizes.set(path, Number(response.headers()['content-length'] ?? 0));
      }
    });
    await loadAllPictures(page, '/shop/grid');

    await expect(page.getByRole('main').getByRole('article')).toHaveCount(24);
    expect(sizes.size).toBeGreaterThanOrEqual(24);
    expect([...sizes.values()].every((size) => size > 0)).toBe(true);
    expect([...sizes.values()].reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_CATALOGUE_BYTES);
  });
});
