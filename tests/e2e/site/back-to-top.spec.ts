import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const backToTop = (page: Page) => page.getByRole('button', { name: 'Back to top' });
const scrollDown = (page: Page, top: number) =>
  page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
const readScrollY = (page: Page) => page.evaluate(() => scrollY);

declare global {
  interface Window {
    positions?: number[];
  }
}

/** Records every scroll position from now on. */
const recordPositions = (page: Page) =>
  page.evaluate(() => {
    const positions: number[] = [];
    window.positions = positions;
    addEventListener('scroll', () => positions.push(scrollY));
  });

test.describe('R-PAGE-1: back to top', () => {
  for (const path of ['/', '/shop/index', '/shop/cart', '/auth/sign-in']) {
    test(`the button appears on ${path} at 800 px, not before`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 400 });
      await page.goto(path);
      await page.locator('body').evaluate((body) => {
        body.style.minHeight = '3000px';
      });
      await scrollDown(page, 800);
      await expect(backToTop(page)).toBeVisible();
      await scrollDown(page, 799);
      await expect(backToTop(page)).toBeHidden();
      await scrollDown(page, 800);
      await expect(backToTop(page)).toBeVisible();
    });
  }

  for (const path of ['/', '/shop/grid', '/blog/'])
    for (const width of [768, 1440])
      test(`the button covers no control at the end of ${path}, ${width} px wide`, async ({ page }) => {
        await page.setViewportSize({ width, height: 700 });
        await page.goto(path);
        const findCovered = () =>
          backToTop(page).evaluate((button) => {
            const { left, top } = button.getBoundingClientRect();
            return [...document.querySelectorAll('footer :is(a, button)')]
              .filter((control) => {
                const box = control.getBoundingClientRect();
                return box.right > left && box.bottom > top;
              })
              .map(({ textContent }) => textContent);
          });
        await expect
          .poll(async () => {
            // The page becomes longer while its last sections are laid out.
            await scrollDown(page, 100_000);
            await expect(backToTop(page)).toBeVisible();
            return findCovered();
          })
          .toEqual([]);
      });

  test('the page scrolls smoothly, and the main element gets the focus', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    await scrollDown(page, 3000);
    await recordPositions(page);
    await backToTop(page).click();
    await expect.poll(() => readScrollY(page)).toBe(0);
    const intermediatePositions = await page.evaluate(
      () => window.positions?.filter((y) => y > 0 && y < 3000).length,
    );
    expect(intermediatePositions).toBeGreaterThan(2);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(backToTop(page)).toBeHidden();
  });

  test('the page scrolls at once with reduced motion', async ({ page }) => {
    await page.goto('/');
    await scrollDown(page, 3000);
    await expect(backToTop(page)).toBeVisible();
    await recordPositions(page);
    await backToTop(page).press('Enter');
    await expect.poll(() => readScrollY(page)).toBe(0);
    await expect.poll(() => page.evaluate(() => window.positions)).toEqual([0]);
    await expect(page.getByRole('main')).toBeFocused();
  });
});
